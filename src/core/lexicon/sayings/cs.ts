import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Czech. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: {
    names: ['zaplat'],
    asks: [String.raw`prosim\w* .{0,40}(?:uhrad|zaplat)`],
    holds: [String.raw`\bnabidka (?:plati|je platna)\b`],
    noInvoice: [String.raw`neni faktur\p{L}+`],
    validity: ['platnost'],
    validFor: ['dnu'],
  },
  slip: { named: ['uctenka'] },
} satisfies Sayings;
