import { readFileSync } from 'node:fs';
import type { Stranger } from './scribe.ts';
import { typedInvoices } from './typed-invoices.ts';

/** The rounds of strangers that were typed one by one, each invoice in an arrangement of its own: their files. */
export const TYPED_ROUNDS = {
  5: { folder: 'fifth-round', files: ['trades-en', 'trades-de', 'romance', 'north-and-east'] },
  6: { folder: 'sixth-round', files: ['trade-and-travel', 'continent'] },
  10: { folder: 'tenth-round', files: ['tables-of-trades', 'tables-of-services'] },
  11: { folder: 'eleventh-round', files: ['more-tables'] },
  12: { folder: 'twelfth-round', files: ['public-and-private', 'trades-and-travel-again'] },
  13: { folder: 'thirteenth-round', files: ['measured-tables', 'arranged-tables'] },
  14: { folder: 'fourteenth-round', files: ['the-inbox'] },
  15: { folder: 'fifteenth-round', files: ['templates-and-programs', 'counters-and-bodies'] },
  16: { folder: 'sixteenth-round', files: ['columns-otherwise', 'lists-and-sheets'] },
  17: { folder: 'seventeenth-round', files: ['cells-and-counts'] },
  18: { folder: 'eighteenth-round', files: ['around-the-corner'] },
  7: { folder: 'seventh-round', files: ['every-day', 'hard-cases'] },
  8: { folder: 'eighth-round', files: ['services', 'templates'] },
  9: { folder: 'ninth-round', files: ['platforms', 'countries'] },
} as const satisfies Record<number, { folder: string; files: readonly string[] }>;

/** The invoices of one file of a typed round. */
export function typedSet(folder: string, file: string): Stranger[] {
  return typedInvoices(readFileSync(new URL(`./${folder}/${file}.txt`, import.meta.url), 'utf8'), file);
}
