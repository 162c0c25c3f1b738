import type { Language, Wish } from '../../plan.ts';
import { onceFor } from '../text/once-for.ts';

const ASKING: Readonly<Record<Language, string>> = {
  en: "(?:who|whom|what|what's|whats|which|when|where|how (?:much|many|often|long|high|big)) (?!(?:is |are |was |were |about |does |do |did )?(?:it|they|each|that|this|those|them)(?!\\p{L})|about )",
  de: '(?:wer|wem|von wem|bei wem|was|welche[rnsm]?|wann|wo|wie (?:viele?|hoch|oft|lange|teuer)|wieviele?) (?!(?:(?:ist|sind|war|waren|jeweils) )*(?:es|sie|jeweils|jede[rsn]?)(?!\\p{L}))',
  fr: '(?:(?:à |de |chez )?qui|quand|combien|quel(?:le)?s?|où|à combien) (?!(?:est-ce|est-elle|sont-elles|en |chacun|chaque)(?!\\p{L}))',
};
/** Between the two. In German and French what stands behind a comma may tell which things are meant ("Rechnungen, welche …"). */
const JOINTS: Readonly<Record<Language, string>> = {
  en: '(?:\\s*[,;]?\\s+(?:and|plus|also|as well as)\\s+(?:also )?|\\s*[?;.]\\s+(?:and |also |plus )?|,\\s+)',
  de: '(?:\\s*[,;]?\\s+(?:und|sowie|außerdem|plus)\\s+(?:auch )?|\\s*[?;.]\\s+(?:und |sowie |außerdem )?)',
  fr: '(?:\\s*[,;]?\\s+(?:et|ainsi que|puis)\\s+(?:aussi )?|\\s*[?;.]\\s+(?:et |aussi )?)',
};
/** The first of two asks as well, so that "I'm doing the books for April. How much …?" is one. */
const FIRST: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:who|what|what's|whats|which|when|where|how|show|list|give|find|count|total|sum|tell|is|are|did|do|have)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wer|wem|was|welche\p{L}?|wann|wo|wie|wieviele?|zeig\p{L}*|liste|nenn\p{L}*|gib|finde|ist|sind|habe?n?|hat)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:qui|quand|combien|quel(?:le)?s?|où|montre\p{L}*|liste\p{L}*|donne\p{L}*|trouve\p{L}*|affiche\p{L}*|est-ce|y a|avons|ai)(?!\p{L})/iu,
};
const EACH =
  /(?<!\p{L})(?:each|every|apiece|respectively|per|by how|jeweils|je|pro|jede[rsnm]?|chacune?|chaque|respectivement)(?!\p{L})/iu;
/** Two figures of the same documents: "total spend and number of invoices in 2025". */
const FIGURES: Readonly<Record<Language, RegExp>> = {
  en: /^(?<lead>.*?(?<!\p{L}))(?<one>(?:total |overall )?(?:spend(?:ing)?|sum|total|amount|value|costs?)|(?:the )?(?:number|count)(?: of (?:invoices|bills|documents))?|(?:the )?average(?: (?:invoice|bill|amount|invoice amount))?)(?: and | & | plus )(?<two>(?:the )?(?:number|count|average|median|mean)(?: of (?:invoices|bills|documents)| (?:invoice|bill|amount|invoice amount))?|(?:the )?(?:total|overall) (?:spend(?:ing)?|sum|amount|value)|(?:the )?(?:largest|biggest|smallest) (?:invoice|bill))(?<rest>(?!\p{L}).*)$/iu,
  de: /^(?<lead>.*?(?<!\p{L}))(?<one>(?:die |der )?(?:(?:gesamt)?(?:ausgaben|summe|betrag|kosten)|(?:an)?zahl(?: der (?:rechnungen|belege))?|durchschnitt(?:srechnung|sbetrag|lichen? betrag)?))(?: und | & | sowie )(?<two>(?:die |der )?(?:anzahl(?: der)?(?: (?:rechnungen|belege))?|durchschnitt(?:srechnung|sbetrag)?|median|gesamt(?:summe|betrag|ausgaben)|(?:größte|höchste|kleinste) rechnung))(?<rest>(?!\p{L}).*)$/iu,
  fr: /^(?<lead>.*?(?<!\p{L}))(?<one>(?:le |la |les )?(?:total|montant(?: total)?|somme|dépenses|coûts?|nombre(?: de (?:factures|documents))?|moyenne))(?: et | & | ainsi que )(?<two>(?:le |la )?(?:nombre(?: de (?:factures|documents))?|moyenne|médiane|montant (?:total|moyen)|total|(?:plus (?:grosse|grande|petite)) facture))(?<rest>(?!\p{L}).*)$/iu,
};

/** Second questions that one answer tells with the first: the sum of a seller, who a listed invoice is from, a sum itself. */
const TOLD_WITH: readonly (readonly [by: (wish: Wish) => boolean, second: RegExp])[] = [
  [
    (wish) => wish.kind === 'aggregate' && wish.by === 'seller' && wish.measure === 'gross' && wish.rank !== undefined,
    /^(?:how much (?:did|do|have) (?:we|i) (?:spend|spent|pay|paid)(?: there| with (?:them|it|that one)| on (?:them|it)| them)?|wie ?viel (?:haben wir|habe ich|hab ich) (?:dort|da|bei (?:ihm|denen|dem)) (?:ausgegeben|bezahlt|gezahlt|gekauft)|combien (?:avons-nous|ai-je|a-t-on) (?:dépensé|payé)(?: (?:chez|avec) (?:lui|eux)| là(?:-bas)?)?)$/iu,
  ],
  [
    (wish) => wish.kind === 'list' && wish.rank !== undefined,
    /^(?:who (?:sent|issued|wrote) (?:it|them|that)|what was its (?:total|amount|due date|date)|von wem (?:ist|war|kam|stammt|kommt) (?:sie|die|diese)|wer hat sie (?:geschickt|gestellt|ausgestellt)|de qui (?:vient|provient|émane)-(?:t-)?elle|quel (?:est|était) son (?:montant|total))$/iu,
  ],
  [
    (wish) => wish.kind === 'aggregate' && wish.operation === 'sum' && wish.by === undefined,
    /^(?:what(?:'s| is| are| was) the (?:total|sum|total amount|total sum|overall total)|how much (?:in total|altogether|overall)|wie hoch (?:ist|war) (?:die|der) (?:gesamt)?(?:summe|betrag)|wie ?viel (?:ist|sind|macht) das (?:insgesamt|zusammen|in summe)|quel est le (?:total|montant)(?: total)?|combien au total|pour quel (?:total|montant)(?: total)?)$/iu,
  ],
];

export const isToldWith = (wish: Wish, second: string): boolean =>
  TOLD_WITH.some(([by, pattern]) => by(wish) && pattern.test(second));

/** "Of what we spent, how much was …?" begins what it goes on to ask. */
const BEGINS_ONLY = /^(?:out )?of (?:what|all|the|our|everything)(?!\p{L})/iu;

const twoAsking = onceFor(
  (language: Language) => new RegExp(`^(.*?)${JOINTS[language]}(${ASKING[language]}.*)$`, 'iu'),
);

/** A message that asks for two things, as its two questions. */
export function twoQuestions(message: string, language: Language): [string, string] | undefined {
  const match = twoAsking(language).exec(message.trim());
  if (match) {
    const [first, second] = [match[1]!, match[2]!];
    if (
      FIRST[language].test(first) &&
      !BEGINS_ONLY.test(first) &&
      first.split(/\s+/).length > 2 &&
      !EACH.test(second) &&
      second.split(/\s+/).length > 2
    )
      return [asQuestion(first), asQuestion(second)];
  }
  // "What did we spend at Zephyr? And at Paperworks?"
  const after =
    /^(.*?)\?\s+((?:and|what about|how about|und (?!davon)|was ist mit|et (?!parmi)|qu'en est-il) .*)$/iu.exec(
      message.trim(),
    );
  if (after && FIRST[language].test(after[1]!)) return [asQuestion(after[1]!), asQuestion(after[2]!)];
  const figures = FIGURES[language].exec(message.trim())?.groups;
  if (!figures) return undefined;
  const { lead, one, two, rest } = figures;
  return [asQuestion(`${lead}${one}${rest}`), asQuestion(`${lead}${two}${rest}`)];
}

const asQuestion = (part: string) => {
  const text = part.trim().replace(/[\s?.,;]+$/u, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
