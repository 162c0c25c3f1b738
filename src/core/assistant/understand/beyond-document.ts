import type { Language, Plan } from '../plan.ts';
import type { Concept } from './dictionary.ts';
import { foldQuestion } from './fold-question.ts';
import type { QuestionScope } from './question-scope.ts';
import { type Reading, saidIn } from './reading.ts';
import { type Span, spansOf } from './spans.ts';
import { wordPattern } from './word-pattern.ts';

const SELLER: Readonly<Record<Language, string>> = {
  en: '(?:this|that|the same|the) (?:seller|supplier|vendor|company|firm|shop|provider)|them',
  de: '(?:diese[mnrs]?|demselben|derselben|dem|der) (?:lieferanten?|verkäufer|anbieter|firma|händler|dienstleister|unternehmen)|denen|ihnen',
  fr: '(?:ce|cette|le même|la même|du même) (?:fournisseur|vendeur|société|entreprise|prestataire)|eux',
};
/** In front of it: what is asked is no field of the document. */
const WITH: Readonly<Record<Language, string>> = {
  en: 'with|at|from|to|by|of|pay|paid|paying|owe|owed',
  de: 'bei|von|an|mit|wir|ich',
  fr: 'chez|de|à|avec|auprès de|pour',
};
/** What is asked of more than one document. */
const OF_SEVERAL: Readonly<Record<Language, string>> = {
  en: 'spend|spent|pay|paid|owe|owed|invoices|bills|documents|credit notes|how often|how many|(?:last|latest|previous|other|first|biggest|largest|cheapest|oldest|newest) (?:\\p{L}+ )?(?:invoice|bill|one)',
  de: 'ausgegeben|ausgaben|gezahlt|bezahlt|schulden|rechnungen|belege|gutschriften|wie oft|wie viele|(?:letzte|vorige|andere|erste|größte|kleinste|älteste|neueste)[nrsm]? (?:\\p{L}+ )?rechnung',
  fr: 'dépens\\w+|payé|devons|dois|factures|avoirs|documents|combien de fois|(?:dernière|première|précédente|autre|plus (?:grosse|petite|ancienne)) (?:\\p{L}+ )?facture|facture (?:précédente|la plus \\p{L}+)',
};

/**
 * "How much did we spend with this seller?", asked beside one document: of all documents of its seller, whose name takes
 * the words' place. The question as it was where it is of the document alone.
 */
export function beyondDocument(
  message: string,
  scope: QuestionScope,
  language: Language,
): { message: string; scope: QuestionScope } | undefined {
  if (scope.documentId === undefined || scope.documentSeller === undefined) return undefined;
  const text = foldQuestion(message);
  if (!wordPattern(OF_SEVERAL[language]).test(text)) return undefined;
  const match = wordPattern(`(?<=(?:${WITH[language]}) )(?:${SELLER[language]})`).exec(text);
  if (!match) return undefined;
  const named = `${message.slice(0, match.index)}${scope.documentSeller}${message.slice(match.index + match[0].length)}`;
  return { message: named, scope: { ...scope, documentId: undefined } };
}

const OF_MORE_THAN_ONE = [
  ...(['latest', 'earliest', 'largest', 'smallest', 'average', 'median', 'share', 'compare', 'bySeller'] as const),
  ...(['byMonth', 'byYear', 'byQuarter', 'duplicate'] as const),
] as const satisfies readonly Concept[];
const OTHERS =
  /(?<!\p{L})(?:others?|another|previous|all (?:the )?(?:invoices|bills)|andere[nrsm]?|weitere[nrsm]?|vorige[nrsm]?|vorherige[nrsm]?|autres?|precedente?s?)(?!\p{L})/gu;

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
