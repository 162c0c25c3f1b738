import type { Language, Plan, Ranking, Wish } from '../../plan.ts';
import { ALL_RANKED } from '../../plan.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import type { Concept } from '../words/dictionary.ts';

/** What a question can be about: one that names it is one of its own. */
export const OWN_NOUNS = [
  ...(['invoice', 'document', 'creditNote', 'receipt', 'seller', 'buyer', 'currency', 'spend', 'owed'] as const),
  ...(['unpaid', 'overdue', 'due', 'paid', 'duplicate', 'failedChecks', 'tax', 'net'] as const),
] as const satisfies readonly Concept[];
const GROUPING = [
  ...(['bySeller', 'byBuyer', 'byMonth', 'byQuarter', 'byYear', 'byCurrency', 'byStatus', 'byType'] as const),
  ...(['byWeekday', 'seller', 'buyer', 'currency', 'howMany', 'total', 'summary', 'per'] as const),
] as const satisfies readonly Concept[];
const LEADS: Readonly<Record<Language, string>> = {
  en: 'and|ok|now|please|then|that|this|it|them|show|split|break|broken|down|up|grouped|the|same|but|sorted',
  de: 'und|jetzt|bitte|dann|das|die|sie|zeig|zeige|mal|aufgeteilt|aufgeschlüsselt|gruppiert|dasselbe|aber',
  fr: 'et|maintenant|svp|ça|cela|les|le|la|montre|réparti|réparties|ventilé|ventilées|pareil|mais',
};
/** "How many invoices?" and no more. */
const COUNT_ALONE: Readonly<Record<Language, string>> = {
  en: '(?:and |so |ok,? |in )*(?:how many|number of|count of)(?: \\p{L}+)? ?(?:invoices|bills|documents)(?: (?:is|are|was|were) (?:that|it|this|those|there|they))?',
  de: '(?:und |also )*(?:wie ?viele|anzahl(?: der)?|aus wie ?vielen) (?:rechnungen|belege|belegen)(?: (?:sind|waren|macht) (?:das|es|sie))?',
  fr: '(?:et |alors )*(?:(?:cela fait |ça fait )?combien de|nombre de|sur combien de) (?:factures|documents)(?: (?:est-ce|cela fait|ça fait|au total))?',
};

const bare = (source: string) => new RegExp(`^\\s*(?:${patternSource(source)})[\\s?.!]*$`, 'u');

/** "By supplier", "how many per month?" behind a list: of the documents that it is of. */
export function areGroupsOfBefore(said: Said, wish: Wish | null, previous: Plan, language: Language): boolean {
  if (previous.wish.kind !== 'list' || wish?.kind !== 'aggregate' || wish.by === undefined) return false;
  return bare(`(?:(?:${LEADS[language]})|[,:'-]|\\s)*`).test(said.without(...GROUPING).text);
}

/** "How many invoices?" behind a sum or an average: of what it is of. */
export function isCountOfBefore(said: Said, wish: Wish | null, { wish: before }: Plan, language: Language): boolean {
  const isFigure = before.kind === 'aggregate' && before.by === undefined && before.rank === undefined;
  return (
    isFigure && wish?.kind === 'aggregate' && wish.operation === 'count' && bare(COUNT_ALONE[language]).test(said.text)
  );
}

/**
 * "The largest three", "which was the highest?" behind groups; "the cheapest", "on average" behind lines of what was
 * bought: of those, where nothing else is named.
 */
export function rankedOfBefore(said: Said, wish: Wish | null, { wish: before }: Plan): Wish | undefined {
  if (OWN_NOUNS.some((noun) => said.has(noun))) return undefined;
  if (before.kind === 'lines') return linesAnew(wish, before);
  const isOfGroups = before.kind === 'aggregate' && before.by !== undefined && !before.having;
  const top = isOfGroups && TOP_ALONE.exec(said.text);
  if (top) return { ...before, rank: { sort: 'amount', order: 'desc', limit: Number(top[1]) } };
  if (!isOfGroups || wish?.kind !== 'list' || !wish.rank || wish.rank.place) return undefined;
  const order = orderOf(wish.rank, said);
  if (!order || (before.rank && before.rank.limit < ALL_RANKED)) return undefined;
  return { ...before, rank: { sort: 'amount', order, limit: wish.rank.limit } };
}

const TOP_ALONE = /^\s*(?:(?:and|only|just|the|show|me|und|nur|die|et|les) )*top ?(\d{1,2})[\s?.!]*$/u;
/** "Les trois premiers" are the largest. */
function orderOf({ sort, order }: Ranking, said: Said): Ranking['order'] | undefined {
  if (sort === 'amount') return order;
  return sort === 'date' && order === 'asc' && FIRST_FEW.test(said.text) ? 'desc' : undefined;
}
const FIRST_FEW = /(?<!\p{L})(?:first|ersten|premiers|premieres)(?!\p{L})/u;

function linesAnew(wish: Wish | null, before: Wish & { kind: 'lines' }): Wish | undefined {
  if (wish?.kind === 'aggregate' && wish.operation === 'average' && !wish.by)
    return { ...before, wants: 'averagePrice' };
  if (wish?.kind !== 'list' || !wish.rank || wish.rank.limit !== 1 || wish.rank.place) return undefined;
  const { sort, order } = wish.rank;
  if (sort === 'amount') return { ...before, wants: order === 'asc' ? 'cheapest' : 'dearest' };
  return sort === 'date' && order === 'desc' ? { ...before, wants: 'latest' } : undefined;
}

/** "Only those of more than 60 days" behind what is overdue: so long ago it was due. */
export function isLatenessAlone(message: string, { where }: Plan, language: Language): boolean {
  return where.payment === 'overdue' && !where.due && LATENESS[language].test(message);
}
const LATENESS: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:(?:and|only|just|those|the ones|which are|by|for|older than|what about)\s+)*(?:(?:more|longer|over|older|at least|>)\s*(?:than\s+)?)?\d+ (?:days?|weeks?|months?)(?: or more| or longer)?[\s?.!]*$/iu,
  de: /^\s*(?:(?:und|nur|die|seit|davon|um)\s+)*(?:mehr als|länger als|über|mindestens)\s+\d+ (?:tagen?|wochen?|monaten?)[\s?.!]*$/iu,
  fr: /^\s*(?:(?:et|seulement|celles?|depuis|de)\s+)*(?:plus de|au moins)\s+\d+ (?:jours?|semaines?|mois)[\s?.!]*$/iu,
};

/** "How much do we owe them?" behind the largest sellers: who they are stands in the answer, and in no plan. */
export function isOfThoseRanked(
  said: Said,
  wish: Wish | null,
  where: Plan['where'],
  { wish: before }: Plan,
  language: Language,
): boolean {
  const areRanked =
    before.kind === 'aggregate' && (before.by === 'seller' || before.by === 'buyer') && before.rank !== undefined;
  if (!areRanked || wish?.kind !== 'aggregate' || wish.by !== undefined || where.sellers || where.buyers) return false;
  return THOSE[language].test(said.text) || bare(COUNT_ALONE[language]).test(said.text);
}
const THOSE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:them|him|her|there|that one|this one|it)[\s?.!]*$/u,
  de: /(?<!\p{L})(?:ihm|ihr|ihnen|denen|dem|dort|da)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:lui|leur|eux)(?!\p{L})/u,
};

/** "Which are unpaid?" behind the five largest: of those that were shown. */
export function shownFew({ wish, where }: Plan, said: Plan['where'], previous: Plan): Plan['where'] {
  const { wish: before, shown } = previous;
  const wasOfFew = before.kind === 'list' && before.rank !== undefined && before.rank.limit < ALL_RANKED;
  const isOfThose = wish.kind === 'list' && !wish.rank && said.payment !== undefined;
  return wasOfFew && isOfThose && shown && !where.ids ? { ...where, ids: shown } : where;
}
