import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Finnish. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: { names: ['lasku'] },
} satisfies Sayings;
