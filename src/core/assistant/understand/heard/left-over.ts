import type { Language } from '../../plan.ts';
import { type Reading, unknownWords } from '../reading.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { spansOf } from '../text/spans.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';

const ARTICLES =
  "the |a |an |any |some |new |der |die |das |den |ein |eine |einen |neue |la |le |les |l'|des |du |de |un |une ";
const FIRM = "the |der |die |dem |la |le |l'|firma |company ";
/** Asked of what was bought: without one of these it may be asked for anything. */
const OF_ITEMS = [
  'howMuch',
  'howMany',
  'spend',
  'total',
  'price',
  'quantity',
  'who',
  'seller',
  'latest',
  'average',
] as const;
/** "Invoices for cloud hosting", "invoices with toner on them". */
const FOR_WHAT =
  /(?<!\p{L})(?:for|with|fur|mit|pour|avec)(?: (?:the|some|any|our|der|die|das|den|le|la|les|du|des))? $/u;
const UNIT_BEHIND = /^\s(?:days?|hours?|weeks?|tage?|stunden?|jours?|heures?)(?!\p{L})/u;
const DOCUMENTS_BEHIND = /^ (?:invoices?|bills?|documents?|receipts?)(?!\p{L})/u;
const PRICED: Readonly<Record<Language, string>> = {
  en: 'cheapest|priciest|dearest|most expensive|least expensive',
  de: '(?:günstigste|billigste|teuerste)[nrsm]?',
  fr: '(?:moins|plus) ch(?:ère?|ères|er|ers)',
};
/** Who or what in the own company something was for, and how it was paid: of neither an invoice tells, and no line is called so. */
const NEVER_BOUGHT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:offices?|branch(?:es)?|sites?|departments?|teams?|cent(?:re|er)s?|projects?|warehouses?|headquarters|subsidiar(?:y|ies)|plants?|campaigns?|events?|trips?|holidays?|cash|cards?|paypal|cheques?|debits?|instal?lments?|internal|external|private|personal|weekdays?|format|purposes?|colleagues?|staff|reasons?)$/u,
  de: /^(?:buero?|buro|filialen?|niederlassung(?:en)?|standorte?n?|zweigstellen?|abteilung(?:en)?|kostenstellen?|kostentrager|projekte?s?|teams?|zentrale|baustellen?|mandanten?|bereichs?|aus?senstellen?|homeoffice|bar|bargeld|kreditkarten?|lastschrift(?:en)?|paypal|vorkasse|schecks?|uberweisung(?:en)?|raten)$/u,
  fr: /^(?:bureaux?|agences?|succursales?|filiales?|departements?|equipes?|projets?|siege|chantiers?|entrepots?|teletravail|especes|cartes? bancaires?|cheques?|prelevements?|virements?|paypal|litiges?|acomptes?|autoliquidation)$/u,
};
/** "Reçues par mail", "von Hand geschrieben": nobody is called so. */
const GERMAN_LEADS = 'lieferant|verkäufer|anbieter|bezahlt an|schulde ich|schulden wir|gegenüber';
const BY_WHICH_MEANS =
  /^(?:e-?mails?|courriels?|courriers?|mails?|telephone|poste?|fax|internet|cheques?|virements?|prelevements?|paypal|hand|einzelunternehmern?|privatpersonen?)$/u;
const NUMBER_OF_DOCUMENT =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/.#-]*\d)(?=[\p{L}\p{N}/.#-]*[\p{L}/#-])[\p{L}\p{N}][\p{L}\p{N}/.#-]{3,}(?![\p{L}\p{N}])/u;
const COUNTED = /^\d+(?:st|nd|rd|th|er|e|x|k|%|h|d)$/u;

export interface LeftOver {
  /** Words that nothing is known of, as they were written. */
  unknown: string[];
  /** What was bought; guessed where it does not stand where such a thing does. */
  item?: string;
  isGuessed?: true;
  /** A number or file name that no document has. */
  unknownDocument?: string;
}

const SPENT_IN: Readonly<Record<Language, string>> = { en: '(?!)', de: 'an', fr: 'en|sur' };
/** "Dépensé en affiches": right behind the verb, where elsewhere such words may say anything ("en espèces"). */
function isSpentIn(before: string, said: Said, language: Language): boolean {
  const match = new RegExp(`\\s(?:${SPENT_IN[language]})\\s+(?:(?:la|le|les|l'|des)\\s*)?$`, 'u').exec(before);
  const verb = spansOf(said.text, said.patterns.concepts.spend).map(({ end }) => end);
  return match !== null && verb.includes(match.index);
}

/** "FY 2025/2026" is asked back about. */
const TWO_YEARS = /^((?:19|20)\d\d)[-–/](?:19|20)\d\d$/u;

/** Words that nothing is known of: what was bought, a number that no document has, or a name that nobody knows. */
export function leftOver(reading: Reading, said: Said): LeftOver {
  const { dictionary, message, scope } = reading;
  const unknownDocument = numberOfNone(reading, said);
  if (unknownDocument) return { unknown: [], unknownDocument };
  const words = unknownWords(reading);
  const first = words[0];
  if (!first) return { unknown: [] };
  const before = said.text.slice(0, first.start);
  const follows = (source: string, between: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(source)})['\\s]+(?:${between})*$`, 'u').test(before);
  const isNamed = /^\p{Lu}/u.test(message.slice(first.start)) && dictionary.language !== 'de' && before.trim() !== '';
  const isOfItems =
    !said.has('taxRate') &&
    ((['price', 'quantity', 'lineItem'] as const).some((concept) => said.has(concept)) ||
      said.form('buying') !== null ||
      scope.previous?.wish.kind === 'lines');
  // "Cheapest banner": prices are asked for with such words, of what has no word for documents.
  const isPriced =
    follows(PRICED[dictionary.language], ARTICLES) &&
    !(['invoice', 'document', 'creditNote', 'receipt', 'seller', 'buyer'] as const).some((concept) =>
      said.has(concept),
    );
  const isSpentOn =
    (['spend', 'howMuch', 'howMany'] as const).some((concept) => said.has(concept)) &&
    (follows(dictionary.beforeSpentOn, ARTICLES) || isSpentIn(before, said, dictionary.language));
  const isUnknownSeller =
    (follows(dictionary.beforeSellerOnly, FIRM) && !said.has('price') && !said.has('quantity')) ||
    (isNamed && follows(dictionary.beforeSeller, ARTICLES) && !follows(dictionary.beforeItem, ARTICLES));
  // German nouns have a capital letter, where a sentence has any: what has none is no thing that was bought.
  const isNoNoun =
    dictionary.language === 'de' &&
    /^\p{Ll}/u.test(message.slice(first.start)) &&
    /\s\p{Lu}/u.test(message) &&
    !follows(dictionary.beforeItem, ARTICLES);
  const isBoughtSomewhere =
    words.every(({ text }) => scope.items?.includes(text)) &&
    (OF_ITEMS.some((concept) => said.has(concept)) || (said.has('invoice') && FOR_WHAT.test(before)));
  const isNeverBought = words.some(({ text }) => NEVER_BOUGHT[dictionary.language].test(text));
  const isItem =
    isBoughtSomewhere || ((isOfItems || isSpentOn || isPriced) && !isNoNoun && !isUnknownSeller && !isNeverBought);
  if (isItem && !said.has('mention')) {
    const unit = UNIT_BEHIND.exec(said.text.slice(words.at(-1)!.end));
    const item = words.map(({ start, end }) => message.slice(start, end)).join(' ');
    // "Order ref": what the sentence begins with is no verb.
    const isBehindVerb =
      /\S\s+\S+\s+$/u.test(before) && follows(`${dictionary.beforeItem}|${dictionary.beforeBought}`, ARTICLES);
    // "Spend on approved invoices": of what kind they are.
    const isOfDocuments = DOCUMENTS_BEHIND.test(said.text.slice(words.at(-1)!.end));
    const isPlaced =
      isBoughtSomewhere ||
      isPriced ||
      ((isSpentOn || isBehindVerb) && !isForAnything(before, dictionary.language) && !isOfDocuments);
    return { unknown: [], item: item + (unit ? unit[0] : ''), ...(!isPlaced && { isGuessed: true as const }) };
  }
  return { unknown: words.map(({ start, end }) => message.slice(start, end)) };
}

/** "Invoices for Apollo": for what or whom, unless it is behind what was paid or its price. */
function isForAnything(before: string, language: Language): boolean {
  const articles = '(?:(?:the|an?|any|some|our|my) )*';
  return (
    language === 'en' &&
    new RegExp(`(?<!\\p{L})for ${articles}$`, 'u').test(before) &&
    !new RegExp(
      `(?<!\\p{L})(?:pa(?:y|id|ying)|spen[dt]|spending|costs?|charged?|prices?|billed|much|bought)(?: \\S+){0,2} for ${articles}$`,
      'u',
    ).test(before)
  );
}

/** The number of an invoice, or a file name, that none of the user's documents has. */
function numberOfNone({ dictionary, message, scope }: Reading, said: Said): string | undefined {
  if (scope.documents.length > 0 || scope.documentId) return undefined;
  const after = new RegExp(
    `(?:${patternSource(dictionary.concepts.invoice)}|${patternSource(dictionary.fields.INVOICE_NUMBER!)}|no\\.?|nr\\.?|number|n°|#)\\s*#?(\\d{3,})(?![\\p{L}\\p{N}])`,
    'u',
  ).exec(said.text);
  const number = NUMBER_OF_DOCUMENT.exec(said.text);
  const isOfUnits = number !== null && UNIT_BEHIND.test(said.text.slice(number.index + number[0].length));
  const isNumber = number && !isOfUnits && !COUNTED.test(number[0]) && !TWO_YEARS.test(number[0]);
  const found = after?.[1] ?? (isNumber ? number[0] : undefined);
  if (found === undefined) return undefined;
  const at = said.text.indexOf(found);
  return message.slice(at, at + found.length);
}

/** Where the words that are left stand as a name would. */
export function unknownName({ text, dictionary }: Reading, unknown: readonly string[]): string | undefined {
  const before = text.text.slice(0, text.text.indexOf(foldQuestion(unknown[0]!)));
  const follows = (source: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${patternSource(source)})['\\s]+(?:${FIRM})*$`, 'u').test(before);
  const isCapital = /^\p{Lu}/u.test(unknown[0]!);
  // German writes every noun so, and every language what a sentence begins with.
  const isProper = isCapital && dictionary.language !== 'de' && /[\p{L}\p{N}\u{e000}-\u{e5ff}]/u.test(before);
  if (BY_WHICH_MEANS.test(foldQuestion(unknown[0]!))) return undefined;
  // Behind "der" or "mit" German has any noun.
  const leads = dictionary.language === 'de' ? GERMAN_LEADS : dictionary.beforeSeller;
  const isNamed = follows(dictionary.beforeSellerOnly) || (isCapital && follows(leads)) || isProper;
  return isNamed ? unknown.join(' ') : undefined;
}
