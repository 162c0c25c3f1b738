import type { Conditions, Dimension, Measure, Ranking, Wish } from '../plan.ts';
import type { Said } from './concepts.ts';
import type { Dictionary } from './dictionary.ts';
import { namedFields } from './read-fields.ts';
import { patternSource } from './word-pattern.ts';

export interface WishScope {
  /** The documents are few and named: one by its number, or the one that is asked about. */
  isAboutOne: boolean;
  hasNames: boolean;
  hasPeriod: boolean;
  hasAmounts?: boolean;
  payment: Conditions['payment'];
  isDue: boolean;
  /** What was bought, in the question's words. */
  item: string | undefined;
  types: string[] | undefined;
  dictionary: Dictionary;
}

/** Labels that belong to a seller rather than to one document. */
const OF_SELLERS: ReadonlySet<string> = new Set([
  ...['IBAN', 'BIC', 'SELLER_TAX_ID', 'SELLER_ADDRESS', 'PAYMENT_TERMS', 'CUSTOMER_NUMBER', 'EMAIL', 'PHONE', 'URL'],
]);
const LISTABLE: ReadonlySet<string> = new Set([
  ...['IBAN', 'BIC', 'SELLER_TAX_ID', 'BUYER_TAX_ID', 'PURCHASE_ORDER', 'CUSTOMER_NUMBER', 'EMAIL', 'PHONE', 'URL'],
  ...['PERSON', 'ORG', 'GPE', 'LOC', 'MONETARY', 'PAYMENT_TERMS', 'DATE', 'SELLER_ADDRESS', 'BUYER_ADDRESS'],
]);
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
const LONG_LIST = 5;
const WHAT_WAS_BOUGHT =
  /^\s*(?:what|was|que|qu'|which items)[^?]*(?<!\p{L})(?:bought|buy|purchased?|ordered?|gekauft|kaufen|bestellt|achete\w*|achetons|commande\w*)(?!\p{L})/u;
/** How questions begin that yes or no answers. */
const YES_NO =
  /^\s*(?:is|are|do|does|did|have|has|was|were|any|am|got|ist|sind|gibts?|habe?|haben|hat|existier\w*|liegen|war|waren|stehen|y a|y-a|est-ce|ai-je|avons|existe\w*|a-t|est-|sont-|avez|as-tu|j'ai|il y a)(?!\p{L})/u;

/** What is wanted; null where the question says conditions alone. */
export function readWish(said: Said, scope: WishScope): Wish | null {
  // "How many pages": what cannot be counted is not answered by something else.
  if (
    said.has('howMany') &&
    !scope.isAboutOne &&
    !scope.item &&
    !has(said, ...COUNTABLE) &&
    !scope.payment &&
    !scope.hasNames
  )
    return null;
  return (
    aboutAccount(said, scope) ??
    aboutOne(said, scope) ??
    aboutDocumentsAsSuch(said, scope) ??
    aboutItems(said, scope) ??
    ofEach(said, scope) ??
    aboutFields(said, scope) ??
    oneFigure(said, scope) ??
    list(said, scope)
  );
}

const COUNTABLE = [
  ...([
    'invoice',
    'document',
    'creditNote',
    'receipt',
    'quote',
    'order',
    'deliveryNote',
    'reminder',
    'statement',
  ] as const),
  ...([
    'seller',
    'buyer',
    'currency',
    'lineItem',
    'entity',
    'duplicate',
    'failedChecks',
    'usage',
    'stats',
    'due',
    'ofThem',
    'tax',
  ] as const),
] as const;
const has = (said: Said, ...concepts: Parameters<Said['has']>[0][]) => concepts.some((concept) => said.has(concept));

function aboutAccount(said: Said, scope: WishScope): Wish | null {
  if (scope.hasNames || scope.isAboutOne) return null;
  const others = ['spend', 'owed', 'unpaid', 'overdue', 'tax', 'net'] as const;
  if (said.has('usage') && !has(said, ...others)) return { kind: 'usage' };
  if (said.has('stats') && !has(said, ...others, 'seller', 'buyer')) return { kind: 'stats' };
  if (said.has('recent') && !scope.hasPeriod && !has(said, ...others)) {
    const number = limitOf(said, scope.dictionary) ?? LONG_LIST;
    return {
      kind: 'list',
      rank: { sort: said.has('document') || !said.has('invoice') ? 'uploaded' : 'date', order: 'desc', limit: number },
    };
  }
  return null;
}

function aboutOne(said: Said, scope: WishScope): Wish | null {
  if (!scope.isAboutOne) return null;
  if (has(said, 'failedChecks')) return { kind: 'checks' };
  if (said.has('duplicate')) return { kind: 'duplicates', count: false };
  if (
    said.has('lineItem') ||
    (scope.item === undefined && /\b(bought|buy|purchased|gekauft|achete\w*|bestellt|ordered)\b/u.test(said.text))
  ) {
    return { kind: 'lines', words: '', wants: has(said, 'howMany', 'count') ? 'count' : 'list' };
  }
  if (scope.item !== undefined) return null;
  const labels = [...new Set(namedFields(said).map(({ label }) => label))].filter(
    (label) => !['DATE', 'MONETARY', 'LOC', 'GPE', 'PERSON', 'ORG'].includes(label),
  );
  if (said.has('net') && !labels.includes('SUBTOTAL_AMOUNT')) return { kind: 'field', labels: ['SUBTOTAL_AMOUNT'] };
  const asksPaid =
    /(?<!\p{L})(?:paid|settled|bezahlt|beglichen|payee?s?|reglee?s?)(?!\p{L})/u.test(said.text) && !said.has('howMuch');
  if (has(said, 'unpaid', 'overdue') || asksPaid) return { kind: 'field', labels: ['STATUS'] };
  if (labels.length > 0) return { kind: 'field', labels: withoutVague(labels) };
  if (said.has('owed')) return { kind: 'field', labels: ['AMOUNT_DUE'] };
  if (said.has('tax')) return { kind: 'field', labels: ['TAX_AMOUNT'] };
  if (has(said, 'howMuch', 'total', 'spend', 'gross')) return { kind: 'field', labels: ['TOTAL_AMOUNT'] };
  if (said.has('due')) return { kind: 'field', labels: ['DUE_DATE'] };
  if (said.has('who') || said.has('seller'))
    return { kind: 'field', labels: [said.has('buyer') ? 'BUYER_NAME' : 'SELLER_NAME'] };
  if (said.has('buyer')) return { kind: 'field', labels: ['BUYER_NAME'] };
  if (said.has('when')) return { kind: 'field', labels: [said.has('due') ? 'DUE_DATE' : 'INVOICE_DATE'] };
  if (said.has('entity')) return { kind: 'entities', count: has(said, 'howMany', 'count') };
  return { kind: 'list' };
}

/** "The total amount of the tax": what a broader word says is said by the narrower one. */
function withoutVague(labels: string[]): string[] {
  const narrow = labels.filter((label) => !['TOTAL_AMOUNT', 'INVOICE_DATE'].includes(label));
  return narrow.length > 0 && labels.length > 1 && !(labels.includes('TOTAL_AMOUNT') && narrow.includes('DUE_DATE'))
    ? labels.some((label) => ['TAX_AMOUNT', 'SUBTOTAL_AMOUNT', 'AMOUNT_DUE'].includes(label))
      ? narrow
      : labels
    : labels;
}

function aboutDocumentsAsSuch(said: Said, scope: WishScope): Wish | null {
  const counts = has(said, 'howMany', 'count');
  if (said.has('duplicate') && !scope.item) return { kind: 'duplicates', count: counts };
  if (has(said, 'failedChecks') && !has(said, 'howMuch', 'spend')) {
    return counts ? { kind: 'aggregate', operation: 'count', measure: 'gross' } : { kind: 'checks' };
  }
  if (said.has('entity')) return { kind: 'entities', count: counts };
  return null;
}

function aboutItems(said: Said, { item, isAboutOne, hasNames }: WishScope): Wish | null {
  const asksWhatWasBought =
    item === undefined && hasNames && WHAT_WAS_BOUGHT.test(said.text) && !has(said, 'howMuch', 'howMany', 'invoice');
  if (asksWhatWasBought) return { kind: 'lines', words: '', wants: 'list' };
  if (item === undefined) return null;
  const wants = () => {
    if (has(said, 'latest', 'earliest', 'when')) return 'latest';
    if (has(said, 'howMany', 'quantity') && !said.has('invoice')) return 'quantity';
    if (said.has('seller') || said.has('who')) return 'sellers';
    if (said.has('invoice') && has(said, 'howMany', 'show', 'which')) return said.has('howMany') ? 'count' : 'list';
    if (/\b(price|prices|preis\w*|prix|stuckpreis\w*|einzelpreis\w*|tarifs?)\b/u.test(said.text)) return 'prices';
    if (has(said, 'spend', 'howMuch', 'total')) return 'spent';
    return isAboutOne ? 'list' : 'list';
  };
  return { kind: 'lines', words: item, wants: wants() };
}

/** Figures of each seller, month and so on, and the names themselves. */
function ofEach(said: Said, scope: WishScope): Wish | null {
  const rank = rankOfGroups(said, scope.dictionary);
  const measure = measureOf(said, scope);
  const operation = operationOf(said, scope);
  const named = DIMENSIONS.find(([concept]) => said.has(concept))?.[1];
  const by: Dimension | undefined = named ?? dimensionOfRank(said, scope, rank);
  if (by && !(by === 'currency' && asksForNames(said, scope))) {
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
    has(said, 'which', 'who') && has(said, 'overdue', 'unpaid') && !has(said, 'howMuch', 'total', 'howMany', 'most');
  if (dimension && dimension !== 'currency' && asksWho) return { kind: 'names', dimension, count: false };
  const asksWhoBilled =
    !dimension &&
    !rank &&
    said.has('who') &&
    said.has('spend') &&
    !has(said, 'howMuch', 'howMany', 'owed', 'tax', 'total', 'invoice', 'latest', 'largest');
  if (asksWhoBilled) return { kind: 'names', dimension: 'seller', count: false };
  if (!dimension || has(said, 'largest', 'smallest', 'latest', 'earliest', 'overdue', 'unpaid') || scope.isDue)
    return null;
  const counts = has(said, 'howMany', 'count');
  if (
    counts &&
    said.without('howMany', 'count').has('invoice') &&
    !said.has('different') &&
    !new RegExp(
      `(?:${patternSource(scope.dictionary.concepts.howMany)})[\\s\\w']{0,20}?(?:${patternSource(scope.dictionary.concepts[dimension])})`,
      'u',
    ).test(said.text)
  )
    return null;
  if (counts || asksForNames(said, scope)) return { kind: 'names', dimension, count: counts };
  return null;
}

function asksForNames(said: Said, scope: WishScope): boolean {
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
    !/\b(most|meisten|wenigsten|fewest|least|le plus de|le moins de)\b/u.test(said.text);
  if (ranksDocuments) return undefined;
  if (said.has('seller')) return 'seller';
  if (said.has('buyer')) return 'buyer';
  if (said.has('currency')) return 'currency';
  if (said.has('who') && !has(said, 'largest', 'smallest', 'latest', 'earliest')) return 'seller';
  if (said.has('who') && has(said, 'spend', 'owed')) return 'seller';
  return undefined;
}

function rankOfGroups(said: Said, dictionary: Dictionary): Ranking | undefined {
  const least = said.has('least');
  if (!least && !has(said, 'most', 'top')) return undefined;
  const isPlural =
    /\b(sellers|suppliers|vendors|companies|buyers|customers|clients|months|quarters|years|lieferanten|anbieter|firmen|kunden|monate|quartale|fournisseurs|vendeurs|societes|entreprises|mois les|principaux)\b/u.test(
      said.text,
    );
  const limit = limitOf(said, dictionary) ?? (isPlural ? LONG_LIST : 1);
  return { sort: 'amount', order: least ? 'asc' : 'desc', limit };
}

function aboutFields(said: Said, scope: WishScope): Wish | null {
  const fields = namedFields(said);
  const labels = [...new Set(fields.map(({ label }) => label))];
  const ranking = documentRank(said, scope.dictionary);
  if (scope.hasNames) {
    const own = labels.filter((label) => OF_SELLERS.has(label));
    if (own.length > 0 && !(has(said, 'howMany', 'howMuch') && !own.includes('PAYMENT_TERMS')))
      return { kind: 'field', labels: own };
    if (said.has('whereIs')) return { kind: 'field', labels: ['SELLER_ADDRESS'] };
  }
  if (ranking && ranking.limit === 1) {
    const asked = labels.filter(
      (label) => !['TOTAL_AMOUNT', 'INVOICE_DATE', 'DATE'].includes(label) || has(said, 'when'),
    );
    const specific = asked.filter((label) =>
      [
        'INVOICE_NUMBER',
        'DUE_DATE',
        'PAYMENT_TERMS',
        'IBAN',
        'TAX_AMOUNT',
        'SUBTOTAL_AMOUNT',
        'BUYER_NAME',
        'PURCHASE_ORDER',
      ].includes(label),
    );
    if (specific.length > 0 && !said.has('due') && !has(said, 'tax'))
      return { kind: 'field', labels: specific, rank: ranking };
    if (specific.length > 0 && labels.includes('DUE_DATE')) return { kind: 'field', labels: specific, rank: ranking };
  }
  const listable = labels.filter((label) => LISTABLE.has(label));
  if (listable.length > 0 && !has(said, 'spend', 'howMuch', 'average') && !scope.isDue && !scope.payment) {
    return { kind: 'entities', label: listable[0]!, count: has(said, 'howMany', 'count') };
  }
  return null;
}

function measureOf(said: Said, { payment, isDue }: WishScope): Measure {
  if (said.has('net')) return 'net';
  if (said.without('net', 'gross').has('tax')) return 'tax';
  if (said.has('owed') || payment === 'unpaid' || payment === 'overdue' || isDue) return 'owed';
  return 'gross';
}

function operationOf(said: Said, scope: WishScope): 'sum' | 'average' | 'median' | 'count' | 'share' {
  if (said.has('share')) return 'share';
  if (said.has('median')) return 'median';
  if (said.has('average')) return 'average';
  const asksCount = has(said, 'howMany') || (said.has('count') && !has(said, 'spend', 'total'));
  if (asksCount) return 'count';
  const isOften =
    /(?<!\p{L})(?:often|frequent\w*|haufigsten|oftesten|souvent|frequemment|regelmasigsten)(?!\p{L})/u.test(said.text);
  const manyInvoices =
    /\b(most|fewest|least|meisten|wenigsten|le plus|le moins)\b[^.?!]{0,12}\b(invoices|bills|rechnungen|factures|documents|dokumente)\b/u.test(
      said.text,
    );
  return isOften || (manyInvoices && !has(said, 'total', 'howMuch')) ? 'count' : scope.isDue ? 'sum' : 'sum';
}

function documentRank(said: Said, dictionary: Dictionary): Ranking | undefined {
  const limit = limitOf(said, dictionary) ?? 1;
  if (said.has('largest')) return { sort: 'amount', order: 'desc', limit };
  if (said.has('smallest')) return { sort: 'amount', order: 'asc', limit };
  const top = /\b(top)\b/u.test(said.text);
  if (top && has(said, 'invoice', 'document', 'creditNote'))
    return { sort: 'amount', order: 'desc', limit: limitOf(said, dictionary) ?? LONG_LIST };
  const sort = said.has('uploaded') || (said.has('document') && !said.has('invoice')) ? 'uploaded' : 'date';
  if (said.has('latest')) return { sort, order: 'desc', limit };
  if (said.has('earliest')) return { sort, order: 'asc', limit };
  return undefined;
}

/** One figure over all documents that are meant, or the one document at an end. */
function oneFigure(said: Said, scope: WishScope): Wish | null {
  const measure = measureOf(said, scope);
  // The tax's share of what was spent is not one of our figures.
  if (said.has('share'))
    return measure === 'tax' && !scope.hasNames ? null : { kind: 'aggregate', operation: 'share', measure };
  if (said.has('average') || said.has('median')) {
    return {
      kind: 'aggregate',
      operation: said.has('median') ? 'median' : 'average',
      measure: measure === 'owed' && !said.has('owed') ? 'gross' : measure,
    };
  }
  const rank = documentRank(said, scope.dictionary);
  const asksCount = has(said, 'howMany') || (said.has('count') && !has(said, 'spend', 'howMuch'));
  if (asksCount) return { kind: 'aggregate', operation: 'count', measure: 'gross' };
  if (
    rank &&
    (has(said, 'invoice', 'document', 'creditNote', 'receipt', 'quote') ||
      has(said, 'when', 'who', 'spend', 'total', 'due', 'overdue', 'unpaid', 'show', 'which') ||
      scope.hasNames)
  ) {
    return { kind: 'list', rank };
  }
  const asksWhetherBought =
    YES_NO.test(said.text) &&
    scope.hasNames &&
    said.has('spend') &&
    !has(said, 'howMuch', 'total', 'tax', 'net', 'owed');
  if (asksWhetherBought) return { kind: 'list', yesNo: true };
  const asksSum = has(said, 'howMuch', 'total', 'spend', 'owed', 'tax', 'net', 'gross');
  if (!asksSum) return null;
  const isDirect = said.has('howMuch') || (said.has('total') && !(scope.hasAmounts && has(said, 'show', 'which')));
  const nounOfDocuments = has(said, 'invoice', 'document', 'creditNote', 'receipt');
  const asksWhich = has(said, 'show', 'which', 'isThere');
  const isOfState = scope.payment !== undefined || scope.isDue;
  // "Unpaid invoices" are listed; "what is outstanding" is a sum.
  if (isOfState && !isDirect && !has(said, 'tax', 'net') && (nounOfDocuments || !said.has('owed'))) return null;
  // "Which invoices do I have to pay" are those that are unpaid.
  if (nounOfDocuments && said.has('which') && !isDirect && said.has('owed') && !has(said, 'tax', 'net')) return null;
  if (nounOfDocuments && asksWhich && !isDirect && !has(said, 'spend', 'owed', 'tax', 'net')) return null;
  if (nounOfDocuments && !isDirect && !has(said, 'spend', 'owed', 'tax', 'net', 'gross')) return null;
  return { kind: 'aggregate', operation: 'sum', measure };
}

function list(said: Said, scope: WishScope): Wish | null {
  const about = scope.payment === 'overdue' ? 'overdue' : scope.isDue ? 'due' : undefined;
  const isOfDocuments = has(
    said,
    'invoice',
    'document',
    'creditNote',
    'receipt',
    'quote',
    'order',
    'deliveryNote',
    'reminder',
    'mention',
  );
  const saysWhich = scope.hasNames || scope.hasPeriod || scope.hasAmounts === true;
  const asks = has(said, 'show', 'which', 'isThere', 'who', 'when');
  const isWanted = isOfDocuments || (asks && saysWhich) || about !== undefined || scope.payment !== undefined;
  if (!isWanted) return null;
  const yesNo = YES_NO.test(said.text) && !has(said, 'which', 'show', 'when', 'who');
  return { kind: 'list', ...(about && { about }), ...(yesNo && { yesNo }) };
}

/** "Top 5", "the 3 largest", "die drei größten". */
function limitOf({ text }: Said, { numbers, ordinals }: Dictionary): number | undefined {
  const words = Object.keys(numbers)
    .filter((word) => numbers[word]! > 1 && !word.includes(' '))
    .join('|');
  const match = new RegExp(`(?<![\\p{L}\\p{N}.,/-])(\\d{1,2}|${words})(?![\\p{L}\\p{N}%]|[.,/-]\\d)`, 'u').exec(text);
  if (!match) return placeOf(text, ordinals);
  const value = /\d/.test(match[1]!) ? Number(match[1]) : numbers[match[1]!]!;
  return value >= 1 ? Math.min(value, 50) : undefined;
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
