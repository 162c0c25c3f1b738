import { eitherOf } from './alternatives.ts';
import { rows as cs } from './cs.ts';
import { rows as da } from './da.ts';
import { rows as de } from './de.ts';
import { rows as en } from './en.ts';
import { rows as es } from './es.ts';
import { rows as fr } from './fr.ts';
import { rows as it } from './it.ts';
import { rows as nl } from './nl.ts';
import { rows as no } from './no.ts';
import { rows as pl } from './pl.ts';
import { rows as pt } from './pt.ts';
import type { RowWords } from './row-lexicon.ts';
import { rows as sv } from './sv.ts';

const ROWS: readonly RowWords[] = [en, de, fr, nl, es, it, pt, pl, sv, da, no, cs];

/** The words of one kind about rows and labels in all languages that have any, as the alternatives of one pattern. */
export function rowWords(kind: keyof RowWords): string {
  return eitherOf(ROWS.flatMap((words) => words[kind] ?? []));
}
