import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Hungarian. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: { names: ['szamla'] },
} satisfies Sayings;
