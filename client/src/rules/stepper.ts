/** Shows the scenes of an example one at a time, with buttons and arrow keys. */
export function stepThrough(example: HTMLElement): void {
  const scenes = [...example.querySelectorAll<HTMLElement>(".scene")];
  const stepper = example.querySelector<HTMLElement>(".stepper");
  if (!stepper || scenes.length < 2) return;
  let at = 0;

  const go = (to: number) => {
    at = Math.min(Math.max(to, 0), scenes.length - 1);
    scenes.forEach((scene, i) => scene.classList.toggle("is-away", i !== at));
    for (const button of stepper.querySelectorAll<HTMLButtonElement>("[data-go]")) {
      const target = at + Number(button.dataset.go);
      button.ariaDisabled = String(target < 0 || target >= scenes.length);
    }
  };

  stepper.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-go]");
    if (button) go(at + Number(button.dataset.go));
  });
  example.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(at + step);
  });

  example.classList.add("is-stepped");
  example.querySelector(".scenes")?.setAttribute("aria-live", "polite");
  stepper.hidden = false;
  go(0);
}
