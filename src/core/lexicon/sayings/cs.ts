import type { Sayings } from './sayings.ts';

/** What is said of bills and deals in Czech. */
export const sayings = {
  unpaid: null,
  deal: null,
  sale: {
    creditTitles: ['dobropis'],
    behindCredits: ['k'],
    names: ['zaplat'],
    inAll: ['celkem', 'dohromady'],
    paysInto: ['uhrad\\p{L}*', 'zaplat\\p{L}*', 'preved\\p{L}*', 'na (?:muj |nas )?ucet'],
    asks: [String.raw`prosim\w* .{0,40}(?:uhrad|zaplat)`],
    holds: [String.raw`\bnabidka (?:plati|je platna)\b`],
    noInvoice: [String.raw`neni faktur\p{L}+`],
    validity: ['platnost'],
    validFor: ['dnu'],
  },
  slip: { named: ['uctenka'] },
  titles: {
    quote: ['faktura pro.?forma|(?:cenov[áa] )?nab[ií]dka'],
    order: ['objednávka|potvrzení objednávky'],
    delivery_note: ['dodac[ií] list'],
    statement: ['v[ýy]pis z [úu][čc]tu'],
    reminder: ['upom[ií]nka'],
    other: ['smlouva|zpr[áa]va|z[áa]pis|potvrzen[ií]|ž[áa]dost|cen[ií]k'],
  },
} satisfies Sayings;
