import type { Language } from '../plan.ts';
import type { Dictionary } from './dictionary.ts';
import { foldQuestion } from './fold-question.ts';
import type { NameIndex } from './match-names.ts';
import { patternSource } from './word-pattern.ts';

/** Spans of days that have a name of their own. */
const DAYS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [[/(?<!\p{L})(?:an? |one )?fortnight(?!\p{L})/giu, '14 days']],
  de: [[/(?<!\p{L})vierzehn tage(?=n?(?!\p{L}))/giu, '14 Tage']],
  fr: [[/(?<!\p{L})(?:une |la )?quinzaine(?: de jours)?(?!\p{L})/giu, '15 jours']],
};
/** What German writes in one word with the currency, month or seller that it is of: "Dollarrechnungen", "Maiausgaben". */
const COMPOUND = /(?<!\p{L})(\p{L}{3,}?)(rechnung(?:en)?|beleg(?:e|en)?|ausgaben|kosten|gutschrift(?:en)?)(?!\p{L})/giu;

/** What people in a hurry leave letters out of. */
const SHORT: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?<!\p{L})(?:no|nr|nbr|num)\.? of(?!\p{L})/giu, 'number of'],
    [/(?<!\p{L})w\/o(?!\p{L})/giu, 'without'],
    [/(?<!\p{L})w\/(?=\s|\p{L})/giu, 'with '],
    [
      /(?<!\p{L})(?:(?:supply|supplies|provides?) (?:us |me )?with|(?:supplied|provided) (?:us|me) with)(?!\p{L})/giu,
      'sells',
    ],
    [/(?<=overdue |late |old |older |due )> ?(?=\d+ (?:days?|weeks?|months?))/giu, 'more than '],
    [/(?<!\p{L})(?:mch|muc)(?!\p{L})/giu, 'much'],
    [/(?<!\p{L})spnd(?!\p{L})/giu, 'spend'],
    [/(?<!\p{L})(?:amt|amnt)s?(?!\p{L})/giu, 'amount'],
  ],
  de: [
    [/(?<!\p{L})anz\.?(?!\p{L})/giu, 'Anzahl'],
    [/(?<!\p{L})wie ?viel tagen(?!\p{L})/giu, 'wie vielen Tagen'],
  ],
  fr: [
    [/(?<!\p{L})(?:nb|nbre)\.?(?: de)?(?!\p{L})/giu, 'nombre de'],
    [/(?<!\p{L})(?:cmb|combi1)(?!\p{L})/giu, 'combien'],
  ],
};
/** "Dont", as people in a hurry write it: in small letters, as a name has a capital. */
const WITHOUT_APOSTROPHE = /(?<!\p{L})((?:do|does|did|have|has|had|is|are|was|were)n)t(?!\p{L})/gu;
/** Who asks for whom, and talk in between: nothing of it is asked. */
const ASIDES: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:my|our|the) \p{L}+ (?:wants?|needs?|asked|asks|would like)(?: (?:me|us))?(?: to (?:know|see|have)|:|,)\s*|(?<!\p{L})(?:these days|nowadays|invoice-wise|i mean|you know|i guess|(?<!(?<!\p{L})(?:what|which|by|per|every|each|any|some|all|the|a|an|one|this|that|same|other|another|different|what's the) )(?:kind of|sort of)|to be honest|if you can|if possible)(?!\p{L}),?/giu,
  de: /^\s*(?:mein|meine|unser|unsere|der|die) \p{L}+ (?:möchte|will|wollte|fragt|braucht)(?: (?:gern|gerne))?(?: wissen)?[,:]\s*|(?<!\p{L})(?:heutzutage|ehrlich gesagt|sag mal|weißt du|ich meine|wenn möglich)(?!\p{L}),?/giu,
  fr: /^\s*(?:mon|ma|notre|le|la) \p{L}+ (?:veut|voudrait|demande|aimerait)(?: (?:savoir|connaître|voir))?[,:]?\s+(?=\p{L})|(?<!\p{L})(?:dis-moi|de nos jours|je veux dire|tu sais|pour être honnête|si possible)(?!\p{L}),?/giu,
};

/** The question with such words in plain ones. */
export function inPlainWords(message: string, dictionary: Dictionary, names: NameIndex): string {
  const { language } = dictionary;
  const said = [...DAYS[language], ...SHORT[language]].reduce(
    (text, [pattern, plain]) => text.replace(pattern, plain),
    message.replace(ASIDES[language], ' '),
  );
  if (language === 'en')
    return said.replace(WITHOUT_APOSTROPHE, (word, verb: string) => (names.byWord.has(word) ? word : `${verb}'t`));
  if (language !== 'de') return said;
  const currency = new RegExp(
    `^(?:${Object.values(dictionary.currencies)
      .map((words) => patternSource(words.replace(/\|[^|]*[€$£₹¥][^|]*/gu, '')))
      .join('|')})$`,
    'u',
  );
  return said.replace(COMPOUND, (all, first: string, head: string) => {
    const word = foldQuestion(first);
    const isOfKnown = currency.test(word) || word in dictionary.time.months || names.byWord.has(word);
    return isOfKnown ? `${first} ${head}` : all;
  });
}
