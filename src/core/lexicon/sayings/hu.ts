import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Hungarian. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: { names: ['szamla'] },
  titles: {
    quote: ['(?:ár)?ajánlat|díjbekérő'],
    order: ['megrendelés|rendelés ?visszaigazolás'],
    delivery_note: ['szállítólevél'],
    statement: ['(?:bank)?számlakivonat'],
    reminder: ['fizetési (?:felszólítás|emlékeztető)'],
    other: ['szerződés|jelentés|igazolás|árlista'],
  },
} satisfies Sayings;
