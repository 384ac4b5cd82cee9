/** The players of a pad as the high seas' chart draws people. */
import { type Company, companyOf } from "../skullking/seats";

export function playersOf(names: readonly string[]): Company {
  return companyOf(names.map((name) => ({ kind: "person", name })));
}
