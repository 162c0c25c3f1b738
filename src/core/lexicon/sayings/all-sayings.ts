import { sayings as cs } from './cs.ts';
import { sayings as da } from './da.ts';
import { sayings as de } from './de.ts';
import { sayings as en } from './en.ts';
import { sayings as es } from './es.ts';
import { sayings as fi } from './fi.ts';
import { sayings as fr } from './fr.ts';
import { sayings as hu } from './hu.ts';
import { sayings as it } from './it.ts';
import { sayings as ms } from './ms.ts';
import { sayings as nl } from './nl.ts';
import { sayings as no } from './no.ts';
import { sayings as pl } from './pl.ts';
import { sayings as pt } from './pt.ts';
import { sayings as ro } from './ro.ts';
import type { RecognisedWords, SaleWords, Sayings, SlipWords } from './sayings.ts';
import { sayings as sv } from './sv.ts';
import { sayings as tr } from './tr.ts';

/**
 * What letters and slips say, by language. It stands beside the lexicons: only who asks what a paper is needs it, which
 * no browser does.
 */
export const SAYINGS: ReadonlyMap<string, Sayings> = new Map<string, Sayings>(
  Object.entries({ en, de, fr, nl, es, it, pt, pl, sv, da, no, cs, fi, hu, ro, tr, ms }),
);

const ALL = [...SAYINGS.values()];

/** What papers say of themselves, as the alternatives of one pattern. */
export function saleWords(kind: keyof SaleWords): string {
  return ALL.flatMap(({ sale }) => sale?.[kind] ?? []).join('|');
}

/** What slips of tills say, as the alternatives of one pattern. */
export function slipWords(kind: keyof SlipWords): string {
  return ALL.flatMap(({ slip }) => slip?.[kind] ?? []).join('|');
}

/** What tills print that is read by its recognised letters, as the alternatives of one pattern. */
export function recognisedWords(...kinds: (keyof RecognisedWords)[]): string {
  return kinds.flatMap((kind) => ALL.flatMap(({ recognised }) => recognised?.[kind] ?? [])).join('|');
}
