import type { Plan, Ranking } from '../../plan.ts';
import { ALL_RANKED } from '../../plan.ts';
import type { Said } from '../words/concepts.ts';

/** "Sort by amount": the list before, in that order; null where no list was shown or nothing is to be sorted. */
export function sortedAnew(said: Said, previous: Plan | undefined): Plan | null {
  const match = said.form('sortBy');
  if (!match || previous?.wish.kind !== 'list') return null;
  const sort: Ranking['sort'] = match[1] ? 'due' : match[2] ? 'date' : 'amount';
  // What is due first is wanted first; of amounts and dates the greatest and the latest.
  const order = sort === 'due' || said.form('ascending') ? 'asc' : 'desc';
  const { language, where } = previous;
  return { language, where, wish: { ...previous.wish, rank: { sort, order, limit: ALL_RANKED } } };
}

/** "And the top 5?", "make it 10": as many of the same, where so many were shown; null where they were not. */
export function asManyOf(
  said: Said,
  previous: Plan | undefined,
  numbers: Readonly<Record<string, number>>,
): Plan | null {
  const wish = previous?.wish;
  if (!wish || !('rank' in wish) || !wish.rank || wish.rank.place || wish.rank.limit === 1) return null;
  const match = wish.kind === 'list' && FIRST_ONE.test(said.text) ? null : AS_MANY.exec(said.text);
  const number = match && (numbers[match[1]!] ?? Number(match[1]));
  if (!number || !Number.isInteger(number) || number > ALL_RANKED) return null;
  return {
    language: previous.language,
    where: previous.where,
    wish: { ...wish, rank: { ...wish.rank, limit: number } },
  };
}
/** "The first one" is the first of the documents shown. */
const FIRST_ONE = /(?<!\p{L})first one(?!\p{L})/u;
/** Of years there are no so many. */
const AS_MANY =
  /^\s*(?:(?:and|ok|now|what about|how about|show(?: me)?|give me|just|only|make (?:it|that)|but|the|und|jetzt|zeig(?:e)?(?: mir)?|nur|die|et|montre(?:-moi)?|les|maintenant|plutot|lieber)\s+)*(?:(?:top|first|ersten|premiers)\s*)?(\d{1,2}|\p{L}+)(?:\s+(?:instead|please|then|bitte|stattdessen|plutot|svp|premiers))*[\s?.!]*$/u;
