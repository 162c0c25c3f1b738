import { ALL_RANKED, type Ranking } from '../../plan.ts';
import { spansOf } from '../text/spans.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { has } from './wish-scope.ts';

/** So many are listed where several are asked for and no number is said. */
export const LONG_LIST = 5;
const MOST_LISTED = 50;
export const IN_ORDER =
  /(?<!\p{L})(?:(?:highest|largest|biggest|most|lowest|smallest|least) first|(?:hochste|gros{1,2}te|niedrigste|kleinste)[rs]? zuerst|(?:absteigend|aufsteigend)|descending|ascending|par (?:ordre |montants? )(?:de)?croissants?)(?!\p{L})/u;
export const LEAST_FIRST =
  /(?<!\p{L})(?:(?:lowest|smallest|least) first|(?:niedrigste|kleinste)[rs]? zuerst|aufsteigend|ascending|par (?:ordre |montants? )croissants?)(?!\p{L})/u;

/** The first or last few sellers, months and so on. */
export function rankOfGroups(said: Said, dictionary: Dictionary): Ranking | undefined {
  // "Highest first": all of them, in that order.
  if (IN_ORDER.test(said.text))
    return {
      sort: 'amount',
      order: LEAST_FIRST.test(said.text) ? 'asc' : 'desc',
      limit: limitOf(said, dictionary) ?? ALL_RANKED,
    };
  const least = said.has('least');
  if (!least && !has(said, 'most', 'top')) return undefined;
  const isPlural = said.form('groups') !== null;
  const limit = limitOf(said, dictionary) ?? (isPlural ? LONG_LIST : 1);
  return { sort: 'amount', order: least ? 'asc' : 'desc', limit };
}

/** The largest, smallest, latest or earliest documents. */
export function documentRank(said: Said, dictionary: Dictionary): Ranking | undefined {
  const place = placeOf(said, dictionary);
  const limit = place ?? limitOf(said, dictionary) ?? (areSeveral(said) ? LONG_LIST : 1);
  const ranked = (sort: Ranking['sort'], order: Ranking['order']): Ranking =>
    place ? { sort, order, limit: 1, place } : { sort, order, limit };
  if (said.has('largest')) return ranked('amount', 'desc');
  if (said.has('smallest')) return ranked('amount', 'asc');
  if (said.form('top') && has(said, 'invoice', 'document', 'creditNote'))
    return { sort: 'amount', order: 'desc', limit: limitOf(said, dictionary) ?? LONG_LIST };
  const sort = said.has('uploaded') || (said.has('document') && !said.has('invoice')) ? 'uploaded' : 'date';
  if (said.has('latest')) return ranked(sort, 'desc');
  if (said.has('earliest')) return ranked(sort, 'asc');
  return undefined;
}

/** "The largest invoices": the noun right behind is in the plural. */
const areSeveral = ({ text, patterns: { concepts } }: Said): boolean =>
  [concepts.largest, concepts.smallest, concepts.latest, concepts.earliest].some((pattern) =>
    spansOf(text, pattern).some(({ end }) => SEVERAL_BEHIND.test(text.slice(end))),
  ) || IN_PLURAL.test(text);
/** "Die teuersten", "les plus chères": of an adjective the ending tells, where no noun of one thing stands behind it. */
const IN_PLURAL =
  /(?<!\p{L})(?:(?:die|unsere|meine) (?:\p{L}+)?(?:groe?s{1,2}|hoe?chs|teuers|kleins|niedrigs|billigs|gue?nstigs)ten(?! (?:rechnung|beleg|dokument|gutschrift|monat|lieferant\p{L}*|betrag)(?!\p{L}))|les plus (?:cheres|grosses|elevees|hautes|couteuses|importantes|petites|faibles|basses)(?!\p{L}))/u;
const SEVERAL_BEHIND =
  /^(?: (?!of |in |from |is |are |von |aus |de |des )[\p{L}\u{e000}-\u{e5ff}]+){0,2} (?:invoices|bills|documents|receipts|credit notes|ones|rechnungen|belege|gutschriften|factures|documents|avoirs)(?!\p{L})/u;

/** "Top 5", "the 3 largest", "die drei größten". */
export function limitOf({ text }: Said, { numbers }: Dictionary): number | undefined {
  const words = Object.keys(numbers)
    .filter((word) => numbers[word]! > 1 && !word.includes(' '))
    .join('|');
  const match = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(\\d{1,2}|${words})(?![\\p{L}\\p{N}%]|[.,/-]\\d)`, 'u').exec(text);
  if (!match) return undefined;
  const value = /\d/.test(match[1]!) ? Number(match[1]) : numbers[match[1]!]!;
  return value >= 1 ? Math.min(value, MOST_LISTED) : undefined;
}

/** "The second largest", "die zweitgrößte": this one alone. */
function placeOf({ text }: Said, { ordinals, concepts }: Dictionary): number | undefined {
  const words = Object.keys(ordinals).filter((word) => ordinals[word]! > 1);
  const ends = (['largest', 'smallest', 'latest', 'earliest'] as const)
    .map((end) => patternSource(concepts[end]))
    .join('|');
  const match = new RegExp(
    `(?<![\\p{L}\\p{N}])(${words.join('|')})[\\s-]+(?:(?:\\p{L}+)\\s+)?(?:la |le |les )?(?:${ends})(?![\\p{L}])`,
    'u',
  ).exec(text);
  if (match) return ordinals[match[1]!];
  const joined = /(?<!\p{L})(zweit|dritt|viert|funft)(?=gros|hoch|teuer|klein|niedrig|gunstig|billig|neu|alt)/u.exec(
    text,
  );
  return joined ? { zweit: 2, dritt: 3, viert: 4, funft: 5 }[joined[1] as 'zweit'] : undefined;
}
