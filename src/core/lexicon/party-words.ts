import { eitherOf } from './alternatives.ts';
import { parties as cs } from './cs.ts';
import { parties as da } from './da.ts';
import { parties as de } from './de.ts';
import { parties as en } from './en.ts';
import { parties as es } from './es.ts';
import { parties as fi } from './fi.ts';
import { parties as fr } from './fr.ts';
import { parties as hu } from './hu.ts';
import { parties as it } from './it.ts';
import { parties as nl } from './nl.ts';
import { parties as no } from './no.ts';
import type { PartyWords } from './party-lexicon.ts';
import { parties as pl } from './pl.ts';
import { parties as pt } from './pt.ts';
import { parties as ro } from './ro.ts';
import { parties as sv } from './sv.ts';
import { parties as tr } from './tr.ts';

const PARTIES: readonly PartyWords[] = [en, de, fr, nl, es, it, pt, pl, sv, da, no, cs, fi, hu, ro, tr];

/** The words of such kinds about parties in all languages, as the alternatives of one pattern. */
export function partyWords(...kinds: (keyof PartyWords)[]): string {
  return eitherOf(PARTIES.flatMap((words) => kinds.flatMap((kind) => words[kind] ?? [])));
}
