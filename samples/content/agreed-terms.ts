import type { Random } from '../random.ts';
import { addDays } from './calendar.ts';
import type { Language } from './locale.ts';
import { TERMS } from './terms.ts';

/** Payment terms before dates are written: `phrase` may hold the placeholders {due} and {discountDate}. */
export interface Terms {
  phrase: string;
  /** Fits a cell beside a label. */
  isShort: boolean;
  /** ISO 8601; null when the terms name no day ("due on receipt"). */
  due: string | null;
  discountDate: string | null;
}

/** Chooses how an invoice of that day is to be paid; null with the chance that is left. */
export function drawTerms(random: Random, language: Language, date: string, chance: number): Terms | null {
  if (!random.chance(chance)) return null;
  const phrases = TERMS[language];
  const days = random.pick([7, 8, 10, 14, 14, 15, 20, 21, 30, 30, 30, 45, 60, 90]);
  const discountDays = random.pick([3, 5, 7, 8].filter((d) => d < days));
  const kind = random.pick([
    'short',
    'short',
    'short',
    'sentence',
    'sentence',
    'withDate',
    'withDate',
    'discount',
    'immediate',
    'directDebit',
  ] as const);
  const phrase = random
    .pick(phrases[kind])
    .replaceAll('{days}', String(days))
    .replaceAll('{discountDays}', String(discountDays))
    .replaceAll('{percent}', String(random.pick([2, 3, 2, 1, 5])));
  const endsMonth = /EOM|fin de mois|f\.m\./.test(phrase);
  return {
    phrase,
    isShort: phrase.length < 34 && !phrase.includes('{'),
    due: kind === 'immediate' || endsMonth ? null : addDays(date, days),
    discountDate: kind === 'discount' ? addDays(date, discountDays) : null,
  };
}
