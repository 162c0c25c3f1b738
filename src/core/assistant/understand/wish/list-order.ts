import { ALL_RANKED, type Language, type Ranking, type Wish } from '../../plan.ts';
import { type Reading, saidIn } from '../reading.ts';
import { firstOf, patternSource } from '../text/word-pattern.ts';
import type { Concept } from '../words/dictionary.ts';

type Order = readonly [source: string, sort: Ranking['sort'], order: Ranking['order']];

/** Ways to say in which order a list is wanted: all of it, where "the newest" alone is one document. */
const ORDERS: Readonly<Record<Language, readonly Order[]>> = {
  en: [
    ['(?:the )?(?:newest|latest|most recent) (?:ones |one )?first', 'date', 'desc'],
    ['(?:the )?(?:oldest|earliest) (?:ones |one )?first', 'date', 'asc'],
    ['(?:the )?(?:largest|biggest|highest|most expensive) (?:amounts? |ones |one )?first', 'amount', 'desc'],
    ['(?:the )?(?:smallest|lowest|cheapest|least expensive) (?:amounts? |ones |one )?first', 'amount', 'asc'],
    ['in (?:chronological|date) order|chronologically', 'date', 'asc'],
    ['{by} (?:the )?due dates?|in order of (?:the )?due dates?|(?:soonest|most urgent) (?:due )?first', 'due', 'asc'],
    ['{by} (?:the )?(?:invoice )?dates?|in order of (?:the )?(?:invoice )?dates?', 'date', 'desc'],
    [
      '{by} (?:the )?(?:invoice )?(?:amounts?|totals?|values?|size)|in order of (?:the )?(?:amounts?|totals?|values?|size)',
      'amount',
      'desc',
    ],
  ],
  de: [
    ['(?:die )?(?:neuesten?|jüngsten?) zuerst', 'date', 'desc'],
    ['(?:die )?ältesten? zuerst', 'date', 'asc'],
    ['chronologisch(?: sortiert| geordnet)?', 'date', 'asc'],
    [
      '(?:sortiert|geordnet) nach (?:der )?fälligkeit(?:sdatum)?|nach fälligkeit(?:sdatum)? (?:sortiert|geordnet)',
      'due',
      'asc',
    ],
    ['(?:sortiert|geordnet) nach (?:rechnungs)?datum|nach (?:rechnungs)?datum (?:sortiert|geordnet)', 'date', 'desc'],
    [
      '(?:sortiert|geordnet) nach (?:betrag|höhe|größe)|nach (?:betrag|höhe|größe) (?:sortiert|geordnet)',
      'amount',
      'desc',
    ],
  ],
  fr: [
    ["(?:les )?plus récentes? (?:d'abord|en premier)", 'date', 'desc'],
    ["(?:les )?plus anciennes? (?:d'abord|en premier)", 'date', 'asc'],
    ['par ordre chronologique|chronologiquement', 'date', 'asc'],
    ["(?:triée?s?|classée?s?) par (?:date d'échéance|échéance)", 'due', 'asc'],
    ['(?:triée?s?|classée?s?) par date(?: de facture)?', 'date', 'desc'],
    ['(?:triée?s?|classée?s?) par (?:montant|total)', 'amount', 'desc'],
  ],
};
const BY: Readonly<Record<Language, string>> = {
  en: '(?:(?:sort|sorted|order|ordered|arranged?|ranked|listed|grouped) |(?<=[\\p{L}\\u{e000}-\\u{e5ff}].*))by',
  de: 'nach',
  fr: 'par',
};
const BEHIND: Readonly<Record<Language, readonly (readonly [RegExp, Ranking['order']])[]>> = {
  en: [
    [
      /^[\s,(]*(?:in )?(?:ascending(?: order)?|asc|increasing(?: order)?|from (?:low|small|old)\p{L}* to (?:high|large|big|new)\p{L}*)(?!\p{L})\)?/u,
      'asc',
    ],
    [
      /^[\s,(]*(?:in )?(?:descending(?: order)?|desc|decreasing(?: order)?|from (?:high|large|big|new)\p{L}* to (?:low|small|old)\p{L}*)(?!\p{L})\)?/u,
      'desc',
    ],
    [/^[\s,(]*(?:the )?(?:smallest|lowest|cheapest|oldest|earliest|soonest) first\)?/u, 'asc'],
    [/^[\s,(]*(?:the )?(?:largest|biggest|highest|newest|latest|most recent) first\)?/u, 'desc'],
  ],
  de: [
    [/^[\s,(]*aufsteigend\)?/u, 'asc'],
    [/^[\s,(]*absteigend\)?/u, 'desc'],
  ],
  fr: [
    [/^[\s,(]*(?:par ordre |en ordre )?croissant\)?/u, 'asc'],
    [/^[\s,(]*(?:par ordre |en ordre )?decroissant\)?/u, 'desc'],
  ],
};
/** With one of these no list is wanted, or one of groups, whose order is read elsewhere. */
const NO_LIST = [
  ...(['seller', 'buyer', 'who', 'duplicate', 'failedChecks', 'entity'] as const),
  ...(['howMany', 'howMuch', 'share', 'average', 'median', 'price', 'compare', 'per', 'bySeller', 'byBuyer'] as const),
  ...([
    'byMonth',
    'byQuarter',
    'byYear',
    'byCurrency',
    'byStatus',
    'byType',
    'byWeekday',
    'spend',
    'lineItem',
  ] as const),
] as const satisfies readonly Concept[];

export interface SaidOrder {
  said: string;
  rank: Ranking;
}

/**
 * "… newest first", "… sorted by amount": taken out of the text, where it would ask for the newest one or by due date.
 * Undefined where no list of documents can be meant.
 */
export function takeListOrder(reading: Reading): SaidOrder | undefined {
  const { text, message } = reading;
  const { language } = reading.dictionary;
  for (const [source, sort, usual] of ORDERS[language]) {
    const words = patternSource(source.replaceAll('{by}', BY[language]));
    const match = firstOf(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`).exec(text.text);
    // "Oldest first" alone is asked of the list before.
    const isAlone = match !== null && text.text.slice(0, match.index).trim() === '';
    if (!match || (isAlone && reading.scope.previous?.wish.kind !== 'list')) continue;
    const behind = text.text.slice(match.index + match[0].length);
    const turned = BEHIND[language].find(([pattern]) => pattern.test(behind));
    const length = match[0].length + (turned ? turned[0].exec(behind)![0].length : 0);
    const said = saidIn(reading).textWithout(match.index, length);
    if (NO_LIST.some((concept) => said.has(concept))) return undefined;
    text.blank(match.index, length);
    const order = turned?.[1] ?? usual;
    return { said: message.slice(match.index, match.index + length).trim(), rank: { sort, order, limit: ALL_RANKED } };
  }
  return undefined;
}

/** The list in that order; null where what is wanted is no list that could have it. */
export function inOrder(wish: Wish | null, { rank }: SaidOrder): Wish | null {
  if (wish === null) return { kind: 'list', rank };
  if (wish.kind === 'list' && wish.rank?.sort === rank.sort && wish.rank.order === rank.order) return wish;
  // "The five largest, newest first": which they are and how they are shown are two orders.
  return wish.kind === 'list' && !wish.rank && !wish.yesNo ? { ...wish, rank } : null;
}
