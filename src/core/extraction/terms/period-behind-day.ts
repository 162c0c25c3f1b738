import type { DocumentFacts } from '../page/document-facts.ts';
import { statesPeriod } from './terms-language.ts';

/** "2026-02-17 (14 dni)": the term itself, behind the day that it leads to. */
export function isDayWithPeriod(value: string, { datesIn }: DocumentFacts): boolean {
  const [day, another] = datesIn(value);
  if (!day || another || /\p{L}/u.test(value.slice(0, day.start))) return false;
  const behind = value.slice(day.end);
  return IN_BRACKETS.test(behind) && statesPeriod(behind);
}

const IN_BRACKETS = /^\s*\([^()]{2,40}\)\.?$/u;
