import type { Language } from '../../plan.ts';
import type { QuestionScope } from '../question-scope.ts';
import { foldQuestion } from '../text/fold-question.ts';
import { onceFor } from '../text/once-for.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Dictionary } from '../words/dictionary.ts';
import { isNearName } from './correct-typos.ts';
import { PLAIN_ENGLISH } from './plain-english.ts';
import { PLAIN_FRENCH } from './plain-french.ts';
import { PLAIN_GERMAN } from './plain-german.ts';
import type { PlainRule } from './plain-rule.ts';
import { inPlainConditions } from './typed-conditions.ts';

/** What German writes in one word with the currency, month or seller that it is of: "Dollarrechnungen", "Maiausgaben". */
const COMPOUND =
  /(?<!\p{L})(\p{L}{3,}?)(rechnung(?:en)?|beleg(?:e|en)?|ausgaben|kosten|gutschrift(?:en)?|lieferant(?:en)?|volumen|verbindlichkeiten)(?!\p{L})/giu;

const RULES: Readonly<Record<Language, readonly PlainRule[]>> = {
  en: PLAIN_ENGLISH,
  de: PLAIN_GERMAN,
  fr: PLAIN_FRENCH,
};
/** "Dont", as people in a hurry write it: in small letters, as a name has a capital. */
const WITHOUT_APOSTROPHE = /(?<!\p{L})((?:do|does|did|have|has|had|is|are|was|were)n)t(?!\p{L})/gu;
/** "Biggest invoice form Zephyr": in front of a name. */
const MISSPELT_FROM = /(?<!\p{L})form(?= (\p{L}{3,}))/gu;
/** Who asks for whom, and talk in between: nothing of it is asked. */
const ASIDES: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:i'?m |i am |we'?re |we are )?(?:preparing|doing|working on|closing|reconciling|finishing|reviewing) (?:my|our|the) (?:(?!for |of |in |from |für |von |vom |im |pour |de |d')\p{L}+ ?){1,3}[.:!]\s+(?=\p{L})|^\s*(?:my|our|the) \p{L}+ (?:wants?|needs?|asked|asks|would like)(?: (?:me|us))?(?: to (?:know|see|have)|:|,)\s*|(?<!\p{L})(?:these days|nowadays|invoice-wise|i mean|you know|i guess|(?<!(?<!\p{L})(?:what|which|by|per|every|each|any|some|all|the|a|an|one|this|that|same|other|another|different|what's the) )(?:kind of|sort of)|to be honest|if you can|if possible)(?!\p{L}),?/giu,
  de: /^\s*(?:ich|wir) (?:mach\p{L}*|bereite\p{L}*|prüfe\p{L}*|sitze\p{L}*) (?:\p{L}+ )?(?:die|den|das|meine|unsere|an der) (?:(?!for |of |in |from |für |von |vom |im |pour |de |d')\p{L}+ ?){1,3}[.:!]\s+(?=\p{L})|^\s*(?:mein|meine|unser|unsere|der|die) \p{L}+ (?:möchte|will|wollte|fragt|braucht)(?: (?:gern|gerne))?(?: wissen)?[,:]\s*|(?<!\p{L})(?:heutzutage|ehrlich gesagt|sag mal|weißt du|ich meine|wenn möglich)(?!\p{L}),?/giu,
  fr: /^\s*(?:je|on|nous) (?:fais|prépare|faisons|préparons|boucle|vérifie) (?:la|le|les|mes|ma|mon|nos|notre) (?:(?!for |of |in |from |für |von |vom |im |pour |de |d')\p{L}+ ?){1,3}[.:!]\s+(?=\p{L})|^\s*(?:mon|ma|notre|le|la) \p{L}+ (?:veut|voudrait|demande|aimerait)(?: (?:savoir|connaître|voir))?[,:]?\s+(?=\p{L})|(?<!\p{L})(?:dis-moi|de nos jours|je veux dire|tu sais|pour être honnête|si possible)(?!\p{L}),?/giu,
};

/** "Q4 25" and "H1/25" are of 2025, where "Q4 25 invoices" are so many. */
const SHORT_YEAR =
  /(?<![\p{L}\p{N}])([qt][1-4]|[hs][12])[\s/.'-]*(1[5-9]|2\d)(?![\p{L}\p{N}%]|[.,:/-]\d|\s*(?:[€$£%]|(?:\p{L}+ )?(?:invoices?|bills?|documents?|days?|rechnung|beleg|dokument|tage|factures?|documents?|jours)|(?:percent|prozent|per cent|pour ?cent)(?!\p{L})|(?:the |die |der |les )?(?:most|largest|biggest|highest|smallest|lowest|cheapest|latest|newest|oldest|plus|moins|größte|grösste|groesste|teuerste|höchste|hoechste|kleinste|billigste|neueste|älteste)\p{L}*(?!\p{L})))/giu;

const currencyOf = onceFor(
  (dictionary: Dictionary) =>
    new RegExp(
      `^(?:${Object.values(dictionary.currencies)
        .map((words) => patternSource(words.replace(/\|[^|]*[€$£₹¥][^|]*/gu, '')))
        .join('|')})$`,
      'u',
    ),
);

/** The question with such words in plain ones. */
export function inPlainWords(
  message: string,
  dictionary: Dictionary,
  { names, items }: Pick<QuestionScope, 'names' | 'items'>,
): string {
  const { language } = dictionary;
  const said = RULES[language].reduce(
    (text, [pattern, plain]) =>
      typeof plain === 'string' ? text.replace(pattern, plain) : text.replace(pattern, plain),
    inPlainConditions(message.replace(SHORT_YEAR, '$1 20$2'), language).replace(ASIDES[language], ' '),
  );
  if (language === 'en')
    return said
      .replace(WITHOUT_APOSTROPHE, (word, verb: string) => (names.byWord.has(word) ? word : `${verb}'t`))
      .replace(MISSPELT_FROM, (all, behind: string) => (isNearName(foldQuestion(behind), 1, names) ? 'from' : all));
  if (language !== 'de') return said;
  return said.replace(COMPOUND, (all, first: string, head: string) => {
    const word = foldQuestion(first);
    const isOfKnown = currencyOf(dictionary).test(word) || word in dictionary.time.months || names.byWord.has(word);
    if (items?.includes(word)) return `Kosten für ${first}`;
    return isOfKnown ? `${first} ${head}` : all;
  });
}
