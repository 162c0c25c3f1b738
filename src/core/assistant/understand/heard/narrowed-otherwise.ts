import type { Language, Plan } from '../../plan.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { onceFor } from '../text/once-for.ts';
import { type Span, spansOf } from '../text/spans.ts';
import { wordPattern } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import type { Concept } from '../words/dictionary.ts';

/**
 * Words that narrow a question although each of them is known: plans have no condition for what they say together, so
 * that they are asked back about. "Already booked" is a state of the bookkeeping, where "what we booked" is what was spent.
 */
const NARROWED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    // A bound of another figure than each document's total.
    '(?:over|under|above|below|beyond|(?:higher|lower|more|less|bigger|larger|smaller|cheaper|greater) than|exceeding)(?: (?:the|our|my|its|their))?(?: \\p{L}+)?[- ](?:average|mean|median|usual|typical|normal)',
    'with (?:only |just |at least |at most |exactly |more than |less than |fewer than |over )*(?:\\d+|an?|one|two|three|four|five|ten|single|several|many|few|multiple|more|fewer) (?:single )?(?:line items?|items?|lines|positions?)',
    '(?:as|in) (?:an? )?(?:pdf|excel|csv|xml|xlsx)(?: files?| format)?',
    'per (?:head|person|employee|capita|colleague)',
    // How something came, or was said.
    '(?:by|via|per|over|through) (?:the )?(?:e-?mails?|mail|post|fax|courier|phone|letter)|in person',
    'to be (?:reimbursed|refunded|credited)',
    '(?<!(?:average|mean|number of|many|count|typical) )(?:monthly|quarterly|annual|yearly) (?:invoices|bills|documents|receipts)(?! (?:totals?|amounts?|sums?|costs?|spend|spending)(?!\\p{L}))',
    'this time(?= [\\u{e100}-\\u{e1ff}])|(?<!(?:what|how) )(?:about|around|roughly|approximately)(?= [\\u{e100}-\\u{e1ff}])',
    '(?:by|as of) yesterday|(?:about|around|roughly|some|a few|several) (?:an? |few )?(?:days?|weeks?|months?|years?|time) ago',
    '(?:customer|account|client) (?:numbers?|nos?\\.?|ids?) #?\\d+',
    // What is left out is neither a name nor a field.
    '(?:except(?: for)?|without|minus|excluding|besides|other than|apart from|not counting|leaving out|but not) (?:the |our |my )?(?:first|last|largest|biggest|smallest|latest|newest|oldest|cheapest|top|most expensive)(?: (?:one|two|three|five|ten|\\d+|invoices?|bills?|suppliers?|vendors?))*',
    '(?:with|including|without|excluding|not counting|minus|less|no|ignoring) (?:the |any |all )?(?:likely |possible )?duplicates?|duplicates? (?:excluded|removed|included)',
  ],
  de: [
    // A bound of another figure than each document's total.
    '(?:über|unter|oberhalb|unterhalb|jenseits|höher|niedriger|größer|kleiner|mehr|weniger|teurer|billiger|günstiger)(?: als)?(?: von)?(?: dem| der| den| im| vom| unserem| unser)?(?: \\p{L}+en)? (?:durchschnitt\\w*|schnitt|mittel|mittelwert|median)',
    'mit (?:nur |mindestens |höchstens |genau |wenigstens |maximal |mehr als |weniger als )*(?:\\d+|eine[rn]?|einzelne[rn]?|zwei|drei|vier|fünf|zehn|mehreren|wenigen|vielen) (?:einzelnen )?(?:position(?:en)?|posten|zeilen?|artikeln?)',
    'als (?:pdf|excel|csv|xml|xlsx)(?:-?datei(?:en)?)?',
    '(?:ersten?|zweiten?|dritten?|vierten?|letzten?)[rsm]? (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)',
    '(?:größte|grösste|höchste|teuerste|kleinste|billigste|niedrigste|letzte|neueste|erste|älteste)[nrsm]? (?:rechnung|beleg|ausgabe|betrag)(?:en|e)? (?:je|pro|per|für jede[nrs]?|jede[nrs]?|nach)',
    '(?:pro|je) (?:kopf|person|mitarbeiter\\w*|nase|stunde|tag|woche|beleg|rechnung|dokument)',
  ],
  fr: [
    "(?:au-dessus|au dessus|en dessous|en-dessous|au-dessous|inférieure?s?|supérieure?s?|plus|moins)(?: élevée?s?| chère?s?)?(?: de| à| que)?(?: la| l'| notre)? (?:moyenne|médiane)",
    "(?:avec|d'|comportant|ayant|de) ?(?:une seule|une unique|au moins|au plus|plus de|moins de|exactement|plusieurs|peu de|beaucoup de)(?: \\d+| une?| deux| trois| quatre| cinq| dix)? ?(?:lignes?|articles?|postes?|positions?)",
    '(?:en|au format|sous forme de) (?:pdf|excel|csv|xml|xlsx)',
    '(?:premiers?|deuxième|second|troisième|derniers|dernier(?= \\p{L}+ (?:de|du|en|d)(?!\\p{L}))) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?',
    '(?:plus (?:grosse|grande|petite|chère|élevée)|dernière|première) factures? (?:par|pour chaque|de chaque)',
    'par (?:tête|personne|employé|salarié|heure|jour|semaine|pièce|document|facture)',
  ],
};
/** Of the bookkeeping, where a noun or another verb says what is asked. */
const BOOKED: Readonly<Record<Language, string>> = {
  en: '(?:already|not yet|not|yet to be|never) (?:booked|posted|reconciled|archived|exported|filed|recorded|entered)|(?:booked|posted|reconciled|archived|exported|filed)(?= (?:invoices?|bills?|documents?|receipts?|credit notes?))',
  de: '(?:bereits|schon|noch nicht|nicht) (?:ver|ge)bucht|(?:bereits |schon |noch nicht )?(?:kontiert|abgestimmt|archiviert)|(?:verbuchte|gebuchte|kontierte|archivierte)[nrsm]?(?= (?:rechnung|beleg|dokument|gutschrift|posten)\\p{L}*)',
  fr: '(?:déjà|pas encore|non) (?:comptabilisée?s?|archivée?s?|classée?s?|lettrée?s?|rapprochée?s?|pointée?s?)',
};
/** Figures that no condition is of: what is owed, without tax, of tax or of one piece. */
const PART: Readonly<Record<Language, string>> = {
  en: 'net(?: (?:amounts?|totals?|values?))?|vat(?: amounts?)?|tax(?:es)?(?: amounts?)?|gst|sub-?totals?|(?:unit )?prices?|quantit(?:y|ies)|balances?|amounts? due|remaining(?: amounts?)?|(?:line )?items?|lines|discounts?',
  de: 'netto\\w*|steuer(?:betrag|anteil|n|last)?|mwst|ust|mehrwertsteuer\\w*|umsatzsteuer|vorsteuer|rest(?:betrag|summe|schuld|saldo)|saldo|(?:einzel|stück)preis\\w*|menge|stückzahl|skonto',
  fr: 'ht|hors taxes?|tva|taxes?|solde|restes? (?:à payer|dûs?)|montants? (?:dus?|restants?|ht|nets?|de (?:la )?tva)|prix(?: unitaires?)?|quantités?|escompte',
};
const BOUND: Readonly<Record<Language, string>> = {
  en: '(?:(?:of|is|are|was|were|being|at|worth|priced|costing) )*(?:over|above|under|below|(?:more|less|greater|higher|lower|bigger|larger|smaller) than|at least|at most|exceed(?:s|ing)?|between|from|up to|>=?|<=?)',
  de: '(?:(?:von|in höhe von|liegt|beträgt|ist|jeweils|noch) )*(?:über|unter|mehr als|weniger als|mindestens|höchstens|ab|bis(?: zu)?|größer(?: als)?|kleiner(?: als)?|zwischen|>|<)',
  fr: "(?:(?:est|soit|de|d'|à|qui) ?)*(?:supérieure?s? à|inférieure?s? à|plus de|moins de|au moins|au plus|dépass\\w+|excéd\\w+|entre|>|<)",
};
/** Of these stands what is bounded behind the amount: "over 500 net", where "500 items" are so many. */
const AFTER: Readonly<Partial<Record<Language, string>>> = { en: 'net|vat|tax|gst' };
const MONEY = '(?:euros?|eur|€|franken|chf|dollars?|usd|\\$|pfund|pounds?|gbp|£|francs?|livres?)';

/** The expressions of a language, made once. */
const patternsOf = onceFor((language: Language) => ({
  narrowed: NARROWED[language].map((source) => wordPattern(source)),
  booked: wordPattern(BOOKED[language]),
  boundsOfParts: [
    wordPattern(`(?:${PART[language]}) ${BOUND[language]} ?${MONEY}? ?\\d[\\d.,]*`),
    wordPattern(`\\d[\\d.,]* ?${MONEY}? (?:an |von |de |d'|en |in |of )?(?:${AFTER[language] ?? PART[language]})`),
  ],
}));

/** What such words stand for, in a question that a plan was read from. */
export function narrowedOtherwise(said: Said, { wish, where, language }: Plan, message: string): Span[] {
  const isGrouped = wish.kind === 'aggregate' && (wish.by !== undefined || wish.each !== undefined);
  const isAverage = wish.kind === 'aggregate' && wish.operation === 'average';
  const found = patternsOf(language).narrowed.flatMap((pattern) => spansOf(said.text, pattern));
  const perOne = /^(?:per|pro|je|par)\s/u;
  const isEndOfEach = isGrouped && (wish.operation === 'max' || wish.operation === 'min');
  const narrowed = found.filter(({ start }) => {
    const text = said.text.slice(start);
    return !(perOne.test(text) && (isGrouped || isAverage)) && !(isEndOfEach && END_OF_EACH.test(text));
  });
  return [
    ...narrowed,
    ...booked(said, language),
    ...boundsOfParts(where, language, message),
    ...ofRanked(said, wish),
    ...lateSince(where, message),
  ];
}

/** "Größte Rechnung je": where one of each is told. */
const END_OF_EACH = /^(?:gro|hoch|hoech|teuer|klein|billig|niedrig|plus )/u;

const SAYS_WHAT = [
  ...(['invoice', 'document', 'creditNote', 'spend', 'total', 'owed', 'unpaid', 'overdue', 'due', 'median'] as const),
  ...(['average', 'tax', 'net', 'lineItem'] as const),
] as const satisfies readonly Concept[];

function booked(said: Said, language: Language): Span[] {
  const states = spansOf(said.text, patternsOf(language).booked);
  const rest = states.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    said.text,
  );
  const { concepts } = said.patterns;
  return SAYS_WHAT.some((concept) => spansOf(rest, concepts[concept]).length > 0) ? states : [];
}

/** "Overdue since Monday": of the day on which it was due, where the plan's time is that of the invoice. */
function lateSince({ payment, period, due }: Plan['where'], message: string): Span[] {
  if (payment !== 'overdue' || !period || due) return [];
  return spansOf(foldQuestion(message), LATE_SINCE);
}
const LATE_SINCE =
  /(?<!\p{L})(?:(?:uberfallig|ueberfallig|en retard|echue|im verzug|in verzug|im ruckstand)\p{L}* (?:seit|depuis|ab) (?:le |dem |den )?[\p{L}\d.]+|(?:seit|depuis) (?:le |dem |den )?[\p{L}\d.]+ (?:uberfallig|ueberfallig|en retard|im verzug))/gu;

/** "Over 500 net", "tax above 100": the plan's bound is one of totals. */
function boundsOfParts({ min, max }: Plan['where'], language: Language, message: string): Span[] {
  if (min === undefined && max === undefined) return [];
  const folded = foldQuestion(message);
  return patternsOf(language).boundsOfParts.flatMap((pattern) => spansOf(folded, pattern));
}

/** "The open invoices of our main supplier": who that is and what is open there are two questions. */
const OF_MAIN_SELLER =
  /(?<!\p{L})(?:rechnungen|belege|factures) (?:(?:offene|unbezahlte|uberfallige|impayees|en retard|ouvertes)\p{L}* )?(?:von|bei|beim|unseres|de|du|des|chez)(?: (?:unserem|unseren|meinem|dem|den|unser|notre|mon|nos|le|la))? [\p{L} -]*?(?:lieferant|anbieter|verkaufer|fournisseur|vendeur)\p{L}*/gu;

/** "Invoices of the ten largest suppliers": the ten largest invoices are something else. */
function ofRanked(said: Said, wish: Plan['wish']): Span[] {
  const isOfSellers = wish.kind === 'aggregate' && wish.by === 'seller' && wish.operation === 'sum';
  if (isOfSellers && said.has('invoice')) return spansOf(said.text, OF_MAIN_SELLER);
  const isOfDocuments =
    wish.kind === 'list' || (wish.kind === 'aggregate' && wish.by === undefined && wish.rank !== undefined);
  if (!isOfDocuments || !('rank' in wish) || wish.rank === undefined || wish.rank.sort !== 'amount') return [];
  const { concepts } = said.patterns;
  const ends = (['largest', 'smallest', 'most', 'least', 'top'] as const).flatMap((concept) =>
    spansOf(said.text, concepts[concept]),
  );
  return (['seller', 'buyer'] as const)
    .flatMap((concept) => spansOf(said.text, concepts[concept]))
    .filter(({ start }) => ends.some((end) => /^\s+(?:\p{L}+en\s+)?$/u.test(said.text.slice(end.end, start))));
}
