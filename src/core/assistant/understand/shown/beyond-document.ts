import type { Language, Plan } from '../../plan.ts';
import type { QuestionScope } from '../question-scope.ts';
import { type Reading, saidIn } from '../reading.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { type Span, spansOf } from '../text/spans.ts';
import { patternSource, wordPattern } from '../text/word-pattern.ts';
import type { Concept } from '../words/dictionary.ts';

/** "The supplier" is who wrote the document; "this supplier" may be asked about beyond it. */
const THIS_SELLER: Readonly<Record<Language, string>> = {
  en: '(?:this|that|the same) (?:seller|supplier|vendor|company|firm|shop|provider)',
  de: '(?:diese[mnrs]?|demselben|derselben) (?:lieferanten?|verkäufer|anbieter|firma|händler|dienstleister|unternehmen)',
  fr: '(?:ce|cette|le même|la même|du même) (?:fournisseur|vendeur|société|entreprise|prestataire)',
};
const THEM: Readonly<Record<Language, string>> = { en: 'them', de: 'denen|ihnen', fr: 'eux' };
/** In front of either: what is asked is no field of the document. */
const WITH: Readonly<Record<Language, string>> = {
  en: 'with|at|from|to|by|of|paid|owe|owed',
  de: 'bei|von|an|mit|wir|ich',
  fr: 'chez|de|à|avec|auprès de|pour',
};
/** More than one document is meant. */
const SEVERAL: Readonly<Record<Language, string>> = {
  en: 'so far|in total|ever|altogether|overall|invoices|bills|documents|credit notes|how often|how many|(?:last|latest|previous|other|first|biggest|largest|cheapest|oldest|newest) (?:\\p{L}+ )?(?:invoice|bill|one)',
  de: 'bisher|insgesamt|jemals|rechnungen|belege|gutschriften|wie oft|wie viele|(?:letzte|vorige|andere|erste|größte|kleinste|älteste|neueste)[nrsm]? (?:\\p{L}+ )?rechnung',
  fr: "jusqu'ici|au total|factures|avoirs|documents|combien de fois|(?:dernière|première|précédente|autre|plus (?:grosse|petite|ancienne)) (?:\\p{L}+ )?facture|facture (?:précédente|la plus \\p{L}+)",
};
const SPENT: Readonly<Record<Language, string>> = {
  en: 'spend|spent|paid|owe|owed',
  de: 'ausgegeben|ausgaben|gezahlt|bezahlt|schulden',
  fr: 'dépens\\w+|payé|devons|dois',
};
/** Whether, when and how much is to be paid is asked of the one document. */
const OF_THIS_ONE: Readonly<Record<Language, string>> = {
  en: '^\\s*(?:is|are|was|has|have|did|do|does|am)(?!\\p{L})|(?<!\\p{L})(?:when|deadline|(?:have|need|must|got|ought|should)(?: (?:i|we))?(?: to)? pay|(?<!(?:last|latest|previous|other|first|biggest|largest|cheapest|oldest|newest) )(?:bill|invoice))(?!\\p{L})',
  de: '^\\s*(?:ist|sind|war|hat|habe|haben|muss|müssen)(?!\\p{L})|(?<!\\p{L})(?:wann|frist|muss|müssen|(?<!(?:letzte|vorige|andere|erste|größte|kleinste|älteste|neueste)[nrsm]? )rechnung)(?!\\p{L})',
  fr: '^\\s*(?:est-|a-t-on|avons-nous|ai-je|dois-je|faut-il)|(?<!\\p{L})(?:quand|date|délai|faut|(?:cette|la) facture(?! (?:précédente|la plus)))(?!\\p{L})',
};

/**
 * "How much did we spend with this seller?", asked beside one document: of all documents of its seller, whose name takes
 * the words' place. Undefined where it is of the document alone.
 */
export function beyondDocument(
  message: string,
  scope: QuestionScope,
  language: Language,
): { message: string; scope: QuestionScope } | undefined {
  if (scope.documentId === undefined || scope.documentSeller === undefined) return undefined;
  const text = foldQuestion(message);
  if (new RegExp(patternSource(OF_THIS_ONE[language]), 'u').test(text)) return undefined;
  const isOfSeveral = wordPattern(SEVERAL[language]).test(text);
  const behind = (source: string) => wordPattern(`(?<=(?:${WITH[language]}) )(?:${source})`).exec(text);
  const isSpent = isOfSeveral || wordPattern(SPENT[language]).test(text);
  const match = (isSpent ? behind(THIS_SELLER[language]) : null) ?? (isOfSeveral ? behind(THEM[language]) : null);
  if (!match) return undefined;
  const named = `${message.slice(0, match.index)}${scope.documentSeller}${message.slice(match.index + match[0].length)}`;
  return { message: named, scope: { ...scope, documentId: undefined } };
}

const OF_MORE_THAN_ONE = [
  ...(['latest', 'earliest', 'largest', 'smallest', 'average', 'median', 'share', 'compare', 'bySeller'] as const),
  ...(['byMonth', 'byYear', 'byQuarter', 'duplicate'] as const),
] as const satisfies readonly Concept[];
const OTHERS =
  /(?<!\p{L})(?:others?|another|previous|all (?:(?:the|my|our) )?(?:\p{L}+ )?(?:invoices|bills|documents)|(?:alle|saemtliche|samtliche|meine|unsere)[nrsm]? (?:\p{L}+ )?(?:rechnungen|belege|dokumente)|(?:toutes )?(?:mes|nos|toutes les) (?:factures|documents)|andere[nrsm]?|weitere[nrsm]?|vorige[nrsm]?|vorherige[nrsm]?|autres?|precedente?s?)(?!\p{L})/gu;

/** What is said of more documents than the one that is asked about. */
export function saidOfOthers(reading: Reading, { wish, where }: Plan): Span[] {
  const { documentId } = reading.scope;
  if (documentId === undefined || where.ids?.join() !== documentId) return [];
  if (wish.kind !== 'list' && wish.kind !== 'field' && wish.kind !== 'aggregate') return [];
  const said = saidIn(reading);
  return [
    ...OF_MORE_THAN_ONE.flatMap((concept) => spansOf(said.text, said.patterns.concepts[concept])),
    ...spansOf(said.text, OTHERS),
  ];
}
