import type { Ranking } from '../../plan.ts';
import type { Said } from '../concepts.ts';
import type { Dictionary } from '../dictionary.ts';
import { has } from './wish-scope.ts';

/** So many are listed where several are asked for and no number is said. */
export const LONG_LIST = 5;
const MOST_LISTED = 50;

/** The first or last few sellers, months and so on. */
export function rankOfGroups(said: Said, dictionary: Dictionary): Ranking | undefined {
  const least = said.has('least');
  if (!least && !has(said, 'most', 'top')) return undefined;
  const isPlural = said.form('groups') !== null;
  const limit = limitOf(said, dictionary) ?? (isPlural ? LONG_LIST : 1);
  return { sort: 'amount', order: least ? 'asc' : 'desc', limit };
}

/** The largest, smallest, latest or earliest documents. */
export function documentRank(said: Said, dictionary: Dictionary): Ranking | undefined {
  const limit = limitOf(said, dictionary) ?? 1;
  if (said.has('largest')) return { sort: 'amount', order: 'desc', limit };
  if (said.has('smallest')) return { sort: 'amount', order: 'asc', limit };
  if (said.form('top') && has(said, 'invoice', 'document', 'creditNote'))
    return { sort: 'amount', order: 'desc', limit: limitOf(said, dictionary) ?? LONG_LIST };
  const sort = said.has('uploaded') || (said.has('document') && !said.has('invoice')) ? 'uploaded' : 'date';
  if (said.has('latest')) return { sort, order: 'desc', limit };
  if (said.has('earliest')) return { sort, order: 'asc', limit };
  return undefined;
}

/** "Top 5", "the 3 largest", "die drei größten". */
export function limitOf({ text }: Said, { numbers, ordinals }: Dictionary): number | undefined {
  const words = Object.keys(numbers)
    .filter((word) => numbers[word]! > 1 && !word.includes(' '))
    .join('|');
  const match = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(\\d{1,2}|${words})(?![\\p{L}\\p{N}%]|[.,/-]\\d)`, 'u').exec(text);
  if (!match) return placeOf(text, ordinals);
  const value = /\d/.test(match[1]!) ? Number(match[1]) : numbers[match[1]!]!;
  return value >= 1 ? Math.min(value, MOST_LISTED) : undefined;
}

/** "The second largest": the first two are shown. */
function placeOf(text: string, ordinals: Readonly<Record<string, number>>): number | undefined {
  const words = Object.keys(ordinals).filter((word) => ordinals[word]! > 1);
  const match = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.join('|')})[\\s-]*(?:largest|biggest|highest|smallest|latest|most|gros\\w*|hoch\\w*|teuer\\w*|plus)`,
    'u',
  ).exec(text);
  return match ? ordinals[match[1]!] : undefined;
}
