/** What the house says when it says no. */

export type Params = Readonly<Record<string, string | number>>;

/** A refusal: a stable code that `i18n/errors` puts into words. */
export class Refused extends Error {
  readonly code: string;
  readonly params: Params;

  constructor(code: string, params: Params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

/** The refusal in an answer of the house that is no success. */
export async function refusalIn(response: Response): Promise<Refused> {
  const answer: unknown = await response.json().catch(() => null);
  const { code, params } = (answer ?? {}) as { code?: string; params?: Params };
  return new Refused(code ?? "unexpected", params);
}

/** The refusal in whatever was thrown; anything else is a fault of ours. */
export function refusal(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused("unexpected");
}
