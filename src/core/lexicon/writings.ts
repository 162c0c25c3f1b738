import { writing as cs } from './cs.ts';
import { writing as da } from './da.ts';
import { writing as de } from './de.ts';
import { writing as en } from './en.ts';
import { writing as es } from './es.ts';
import { writing as fi } from './fi.ts';
import { writing as fr } from './fr.ts';
import { writing as hu } from './hu.ts';
import { writing as it } from './it.ts';
import type { Writing } from './lexicon.ts';
import { writing as nl } from './nl.ts';
import { writing as no } from './no.ts';
import { writing as pl } from './pl.ts';
import { writing as pt } from './pt.ts';
import { writing as ro } from './ro.ts';
import { writing as sv } from './sv.ts';
import { writing as tr } from './tr.ts';

/** How all languages that invoices are read in write dates; apart from their other words, as the web client needs these. */
export const WRITINGS: readonly Writing[] = [en, de, fr, nl, es, it, pt, pl, sv, da, no, cs, fi, hu, ro, tr];

/** The months in words, long and short, in every language. */
export const MONTH_NAMES: readonly string[] = WRITINGS.flatMap(({ months }) =>
  months.flatMap((names) => names.split(' ')),
);
