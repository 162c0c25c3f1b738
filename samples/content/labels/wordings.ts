import type { Language } from '../locale.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import type { LabelKey, Wordings } from './label-keys.ts';
import { NL } from './nl.ts';

const WORDINGS: Record<Language, Wordings> = { en: EN, de: DE, fr: FR, nl: NL, es: ES, it: IT };

/** All wordings of a label in a language. */
export function wordingsOf(language: Language, key: LabelKey): string[] {
  return WORDINGS[language][key].split('|');
}
