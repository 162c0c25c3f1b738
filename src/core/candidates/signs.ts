/** One thing to look at in a candidate, and what it says about the candidate being the value of a field. */
export interface Sign<Seen> {
  /** Names the sign, also to the user where it decided: `core/reasons/method-sentence.ts` has the words. */
  code: string;
  /**
   * Log odds for each unit of what is seen. Below 0 it speaks against the candidate. Which way a sign speaks is what
   * anybody knows about invoices and stays; how much it weighs is what may be learned.
   */
  weight: number;
  /** How much of it is seen: 0 to 1 where nothing else is said. */
  seen(one: Seen): number;
}

export type SignTable<Seen> = readonly Sign<Seen>[];

/** What a sign weighs for one candidate, in log odds. */
export interface WeighedSign {
  code: string;
  odds: number;
}

/** The sum of what all signs say of a candidate, in log odds. */
export function weigh<Seen>(signs: SignTable<Seen>, one: Seen): number {
  let sum = 0;
  for (const sign of signs) {
    const seen = sign.seen(one);
    if (seen !== 0) sum += sign.weight * seen;
  }
  return sum;
}

/** The signs that say anything of a candidate, those first that speak most for it. */
export function weighedSigns<Seen>(signs: SignTable<Seen>, one: Seen): WeighedSign[] {
  return signs
    .map(({ code, weight, seen }) => ({ code, odds: weight * seen(one) }))
    .filter(({ odds }) => odds !== 0)
    .sort((a, b) => b.odds - a.odds);
}

/** 1 where something is so, else 0. */
export function asNumber(isSo: boolean): number {
  return isSo ? 1 : 0;
}
