/** Whether there is room for the sheet and the talk beside the table. */
import { useEffect, useState } from "preact/hooks";

const room = matchMedia("(min-width: 72rem)");

export function useWide(): boolean {
  const [wide, setWide] = useState(room.matches);
  useEffect(() => {
    const follow = () => setWide(room.matches);
    room.addEventListener("change", follow);
    return () => room.removeEventListener("change", follow);
  }, []);
  return wide;
}
