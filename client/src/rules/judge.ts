/** Says whether the chosen card takes the trick, and opens the answer when it does. */
export function judge(trick: HTMLFormElement): void {
  const answer = trick.querySelector("details");
  trick.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const verdict = "right" in target.dataset ? "right" : "wrong";
    for (const words of trick.querySelectorAll<HTMLElement>("[data-verdict]")) {
      words.hidden = words.dataset.verdict !== verdict;
    }
    trick.dataset.verdict = verdict;
    if (answer && verdict === "right") answer.open = true;
  });
}
