import type { Language } from '../plan.ts';

const ASKING: Readonly<Record<Language, string | undefined>> = {
  en: "(?:who|whom|what|what's|whats|which|when|where|how (?:much|many|often|long|high|big)) (?!(?:is |are |was |were |about |does |do |did )?(?:it|they|each|that|this|those|them)(?!\\p{L})|about )",
  de: undefined,
  fr: undefined,
};
/** The first of two asks as well, so that "I'm doing the books for April. How much …?" is one. */
const FIRST: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:who|what|what's|whats|which|when|where|how|show|list|give|find|count|total|sum|tell|is|are|did|do|have)(?!\p{L})/iu,
  de: /(?!)/u,
  fr: /(?!)/u,
};
const EACH = /(?<!\p{L})(?:each|every|apiece|respectively|per|by how)(?!\p{L})/iu;
/** Two figures of the same documents: "total spend and number of invoices in 2025". */
const FIGURES: Readonly<Record<Language, RegExp | undefined>> = {
  en: /^(?<lead>.*?(?<!\p{L}))(?<one>(?:total |overall )?(?:spend(?:ing)?|sum|total|amount|value|costs?)|(?:the )?(?:number|count)(?: of (?:invoices|bills|documents))?|(?:the )?average(?: (?:invoice|bill|amount|invoice amount))?)(?: and | & | plus )(?<two>(?:the )?(?:number|count|average|median|mean)(?: of (?:invoices|bills|documents)| (?:invoice|bill|amount|invoice amount))?|(?:the )?(?:total|overall) (?:spend(?:ing)?|sum|amount|value)|(?:the )?(?:largest|biggest|smallest) (?:invoice|bill))(?<rest>(?!\p{L}).*)$/iu,
  de: undefined,
  fr: undefined,
};

/** A message that asks for two things, as its two questions. */
export function twoQuestions(message: string, language: Language): [string, string] | undefined {
  const asking = ASKING[language];
  if (!asking) return undefined;
  const joint = `(?:\\s*[,;]?\\s+(?:and|plus|also|as well as)\\s+(?:also )?|\\s*[?;.]\\s+(?:and |also |plus )?|,\\s+)`;
  const match = new RegExp(`^(.*?)${joint}(${asking}.*)$`, 'iu').exec(message.trim());
  if (match) {
    const [first, second] = [match[1]!, match[2]!];
    if (
      FIRST[language].test(first) &&
      first.split(/\s+/).length > 2 &&
      !EACH.test(second) &&
      second.split(/\s+/).length > 2
    )
      return [asQuestion(first), asQuestion(second)];
  }
  // "What did we spend at Zephyr? And at Paperworks?"
  const after = /^(.*?)\?\s+((?:and|what about|how about) .*)$/iu.exec(message.trim());
  if (after && FIRST[language].test(after[1]!)) return [asQuestion(after[1]!), asQuestion(after[2]!)];
  const figures = FIGURES[language]?.exec(message.trim())?.groups;
  if (!figures) return undefined;
  const { lead, one, two, rest } = figures;
  return [asQuestion(`${lead}${one}${rest}`), asQuestion(`${lead}${two}${rest}`)];
}

const asQuestion = (part: string) => {
  const text = part.trim().replace(/[\s?.,;]+$/u, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
