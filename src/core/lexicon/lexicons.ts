import { lexicon as cs } from './cs.ts';
import { lexicon as da } from './da.ts';
import { lexicon as de } from './de.ts';
import { lexicon as en } from './en.ts';
import { lexicon as es } from './es.ts';
import { lexicon as fi } from './fi.ts';
import { lexicon as fr } from './fr.ts';
import { lexicon as hu } from './hu.ts';
import { lexicon as it } from './it.ts';
import type { Lexicon } from './lexicon.ts';
import { lexicon as nl } from './nl.ts';
import { lexicon as no } from './no.ts';
import { lexicon as pl } from './pl.ts';
import { lexicon as pt } from './pt.ts';
import { lexicon as ro } from './ro.ts';
import { lexicon as sv } from './sv.ts';
import { lexicon as tr } from './tr.ts';

/** The words of all languages that invoices are read in. */
export const LEXICONS: readonly Lexicon[] = [en, de, fr, nl, es, it, pt, pl, sv, da, no, cs, fi, hu, ro, tr];
