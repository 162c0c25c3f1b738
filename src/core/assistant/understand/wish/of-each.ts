import type { Dimension, Ranking, Wish } from '../../plan.ts';
import { patternSource } from '../text/word-pattern.ts';
import { Said } from '../words/concepts.ts';
import { measureOf, operationOf } from './measure.ts';
import { rankOfGroups } from './ranking.ts';
import { has, type WishScope } from './wish-scope.ts';

const DIMENSIONS = [
  ['byWeekday', 'weekday'],
  ['byMonth', 'month'],
  ['byQuarter', 'quarter'],
  ['byYear', 'year'],
  ['byCurrency', 'currency'],
  ['byStatus', 'status'],
  ['byType', 'type'],
  ['byBuyer', 'buyer'],
  ['bySeller', 'seller'],
] as const;

/** Figures of each seller, month and so on, and the names themselves. */
export function ofEach(said: Said, scope: WishScope): Wish | null {
  const rank = rankOfGroups(said, scope.dictionary);
  const measure = measureOf(said, scope);
  const operation = operationOf(said);
  const named = DIMENSIONS.find(([concept]) => said.has(concept))?.[1];
  const by: Dimension | undefined = named ?? dimensionOfRank(said, scope, rank);
  const end = by && endOfEach(said, by);
  if (by && end && (measure === 'gross' || measure === 'owed'))
    return { kind: 'aggregate', operation: end, measure, by };
  // "The 3 largest invoices of each supplier": documents of each, which nothing lists.
  if (named && rank && ENDS_OF_EACH.test(said.text)) return null;
  const isPerUnit = operation === 'average' && (by === 'month' || by === 'quarter' || by === 'year');
  const counts = has(said, 'howMany', 'count');
  // "On average per month": not of each month. "The average invoice of each month" is.
  if (isPerUnit && (counts || !said.has('invoice')) && !rank)
    return { kind: 'aggregate', operation: counts ? 'count' : 'sum', measure, each: by };
  // "The number of invoices per currency": of the invoices rather than of the currencies.
  const countsDocuments = has(said, 'howMany', 'count') && has(said, 'invoice', 'document', 'creditNote', 'receipt');
  const isOfDebts = has(said, 'unpaid', 'overdue') && said.has('byCurrency') && !has(said, 'which', 'who');
  if (by && !(by === 'currency' && !countsDocuments && !isOfDebts && asksForNames(said, scope))) {
    return { kind: 'aggregate', operation, measure, by, ...(rank && { rank }) };
  }
  if (scope.hasNames && said.has('currency') && has(said, 'which'))
    return { kind: 'names', dimension: 'currency', count: false };
  if (scope.hasNames && !said.has('different')) return null;
  const dimension = said.has('currency')
    ? 'currency'
    : said.has('buyer') && !said.has('seller')
      ? 'buyer'
      : said.has('seller')
        ? 'seller'
        : undefined;
  const asksWho =
    (has(said, 'which', 'who') || isAboutGroups(said, dimension)) &&
    has(said, 'overdue', 'unpaid', 'owed') &&
    !has(said, 'howMuch', 'howMany', 'most') &&
    !new Said(
      said.text.replace(AMOUNTS, (amounts) => ' '.repeat(amounts.length)),
      said.patterns,
    ).has('total');
  if (dimension && dimension !== 'currency' && asksWho) return { kind: 'names', dimension, count: false };
  // "The number of suppliers with overdue invoices": of the suppliers.
  const isCountOfGroups =
    dimension !== undefined &&
    dimension !== 'currency' &&
    counts &&
    (isAboutGroups(said, dimension) || said.first('invoice') === null) &&
    !said.without('howMany').has('howMuch');
  if (isCountOfGroups && isCounted(said, scope, dimension)) return { kind: 'names', dimension, count: true };
  // "Who are we late with?": sellers, where no invoice is named.
  const asksWhoIsOwed =
    !dimension &&
    !rank &&
    said.has('who') &&
    (scope.payment === 'overdue' || scope.payment === 'unpaid' || said.has('owed')) &&
    !has(said, 'invoice', 'document', 'howMuch', 'total', 'howMany', 'most', 'largest', 'latest');
  if (asksWhoIsOwed) return { kind: 'names', dimension: 'seller', count: false };
  const asksWhoSent = !dimension && !rank && said.has('who') && WHO_SENT.test(said.text);
  if (asksWhoSent) return { kind: 'names', dimension: 'seller', count: false };
  const asksWhoBilled =
    !dimension &&
    !rank &&
    said.has('who') &&
    said.has('spend') &&
    !said.without('spend').has('invoice') &&
    !has(said, 'howMuch', 'howMany', 'owed', 'tax', 'total', 'latest', 'largest');
  if (asksWhoBilled) return { kind: 'names', dimension: 'seller', count: false };
  if (!dimension || has(said, 'largest', 'smallest', 'latest', 'earliest', 'overdue', 'unpaid') || scope.isDue)
    return null;
  const countsInvoices = counts && said.without('howMany', 'count').has('invoice') && !said.has('different');
  if (countsInvoices && !isCounted(said, scope, dimension)) return null;
  if (counts || asksForNames(said, scope)) return { kind: 'names', dimension, count: counts };
  return null;
}

/** "The largest invoice of each supplier": one of each, rather than the supplier with the largest sum. */
function endOfEach(said: Said, by: Dimension): 'max' | 'min' | undefined {
  const each = said.first(DIMENSIONS.find(([, dimension]) => dimension === by)![0]);
  const before = each && said.text.slice(0, each.index);
  const found = (['largest', 'smallest'] as const).find((end) => {
    const words = said.patterns.concepts[end].source;
    return (
      before &&
      new RegExp(`(?:${words})\\s+${ONE_INVOICE}$|${ONE_INVOICE}(?:la\\s+)?(?:${words})\\s+${OF}$`, 'u').test(before)
    );
  });
  return found && (found === 'largest' ? 'max' : 'min');
}
const ENDS_OF_EACH =
  /(?<!\p{L})(?:largest|biggest|highest|smallest|lowest)(?: \p{L}+)? (?:invoices?|bills?)(?: (?:of|from|for|in|at))? (?:by|per|each|every)(?!\p{L})|^\s*for (?:each|every) (?:supplier|vendor|seller|company|customer|month|quarter|year),? (?:show |list |give me )?(?:the |our |its |their )?(?:largest|biggest|highest|smallest|lowest)(?: \p{L}+)? (?:invoice|bill)/u;
const OF = '(?:(?:of|from|for|in|at|von|bei|im|de|chez|pour)\\s+)?';
const ONE_INVOICE = `(?:(?:single|unpaid|open|overdue|outstanding|einzelne|offene|unbezahlte|uberfallige|ueberfaellige)\\s+)?(?:invoice|bill|rechnung|facture)\\s+${OF}`;

/** "Which suppliers do we have overdue amounts with?" */
const AMOUNTS = /(?<!\p{L})(?:betrage|betraege|summen|montants|sommes|amounts|balances|sums)(?!\p{L})/gu;
/** "Who sent us invoices in May?": of several invoices it is asked who they are from. */
const WHO_SENT =
  /^\s*(?:wer (?:hat|hatte) (?:\S+ )*rechnungen (?:geschickt|gesendet|gestellt|ausgestellt|geschrieben)|qui (?:nous |m')?(?:a|ont|avait) (?:\S+ )*(?:envoye|adresse|emis|fait) (?:\S+ )*factures)(?!\p{L})/u;

/** "How many suppliers": right behind. */
function isCounted(
  said: Said,
  { dictionary: { concepts } }: WishScope,
  dimension: 'seller' | 'buyer' | 'currency',
): boolean {
  const source = `(?:${patternSource(concepts.howMany)})[\\s\\w']{0,20}?(?:${patternSource(concepts[dimension])})`;
  return new RegExp(source, 'u').test(said.text);
}

/** "Suppliers with unpaid invoices": the suppliers are asked for. */
function isAboutGroups(said: Said, dimension: 'seller' | 'buyer' | 'currency' | undefined): boolean {
  if (dimension === undefined) return false;
  const [group, invoice] = [said.first(dimension), said.first('invoice')];
  return group !== null && invoice !== null && group.index < invoice.index;
}

function asksForNames(said: Said, scope: WishScope): boolean {
  // "Which currencies do our suppliers bill in?" asks for no amount, as a bill would.
  if (said.has('byCurrency') && said.has('which') && !has(said, 'spend', 'total', 'tax', 'net', 'owed', 'average'))
    return true;
  if (has(said, 'howMuch', 'total', 'tax', 'net', 'owed', 'average')) return false;
  if (said.has('spend') && !has(said, 'which', 'show', 'who')) return false;
  return has(said, 'which', 'show', 'who', 'isThere', 'different') || !scope.hasPeriod;
}

/** "Which seller … most", "top 5 suppliers", "who charges most". */
function dimensionOfRank(said: Said, scope: WishScope, rank: Ranking | undefined): Dimension | undefined {
  if (!rank || scope.hasNames) return undefined;
  const documents = said.without('bySeller');
  const ranksDocuments =
    has(documents, 'invoice', 'creditNote', 'receipt') &&
    has(said, 'largest', 'smallest', 'latest', 'earliest') &&
    !said.form('mostOfGroups');
  if (ranksDocuments) return undefined;
  if (said.has('seller')) return 'seller';
  if (said.has('buyer')) return 'buyer';
  if (said.has('currency')) return 'currency';
  if (said.has('who') && !has(said, 'largest', 'smallest', 'latest', 'earliest')) return 'seller';
  if (said.has('who') && has(said, 'spend', 'owed')) return 'seller';
  return undefined;
}
