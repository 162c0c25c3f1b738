import { addDecimals, subtractDecimals } from '../../../values/decimal.ts';
import type { Conditions, FigureBounds, Language, Wish } from '../../plan.ts';
import type { MarkedText } from '../text/marked-text.ts';
import { firstOf, patternSource, wordPattern } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import type { Dictionary } from '../words/dictionary.ts';

const NOUNS = ['invoice', 'document', 'creditNote', 'receipt', 'quote', 'reminder'] as const;
const ONE = '1';
const EXACTLY = 'only|exactly|just|precisely|nur|genau|exakt|lediglich|blos{1,2}|seulement|exactement|uniquement';
/** "Have I ever paid more than 500": one document that large is asked for. */
export const EVER: Readonly<Record<Language, RegExp>> = {
  en: wordPattern('ever'),
  de: wordPattern('jemals|je'),
  fr: wordPattern('jamais'),
};
/** "Anyone", "a single one", "all": one document, seller or month is to reach the amount, or each; not the sum of all. */
const ONE_OF_THEM: Readonly<Record<Language, RegExp>> = {
  en: wordPattern(
    'any|any ?one|anybody|anything|someone|somebody|something|single|one|once|all|every|everyone|each|never',
  ),
  de: wordPattern('irgend\\p{L}*|jemand\\p{L}*|einzeln\\p{L}*|einmal|alle[rsnm]?|jede[rsnm]?|nie|niemals|schon'),
  fr: wordPattern("quelqu'un|quelque chose|deja|chaque|tous|toutes|une? seule?|une fois"),
};
const PREPOSITIONS = 'on|in|for|from|at|with|to|by|per|auf|fur|bei|mit|an|pro|sur|pour|chez|dans|en|par|avec';

/** "More than ten overdue invoices": how many there are to be. Taken out of the question, but for what is counted. */
export function readCountBound(text: MarkedText, dictionary: Dictionary): FigureBounds | undefined {
  const { amounts, numbers, currencies } = dictionary;
  const words = Object.keys(numbers).filter((word) => !word.includes(' ') && numbers[word]! > 1);
  const number = `(\\d{1,4}|${words.map(patternSource).join('|')})`;
  const nouns = NOUNS.map((noun) => patternSource(dictionary.concepts[noun])).join('|');
  const money = Object.values(currencies).map(patternSource).join('|');
  const units = Object.values(dictionary.time.units).map(patternSource).join('|');
  // Up to three words, but no currency, time or preposition: "more than 500 euro invoices", "over 500 on invoices" are of
  // money, "more than 90 days overdue invoices" of days.
  const counted = `(?=\\s+(?:(?!(?:${money}|${units}|${PREPOSITIONS})(?!\\p{L}))[^\\s,.?!]+\\s+){0,3}?(?:${nouns})(?!\\p{L}))`;
  const start = '(?<![\\p{L}\\p{N}])';
  const take = (source: string) => text.take(firstOf(`${start}${source}`));
  const value = (said: string) => (/^\d/.test(said) ? said : String(numbers[said] ?? wordValue(said, numbers)));
  const led: [string, (n: string) => FigureBounds][] = [
    // "From 10 invoices" takes them from somewhere; only an amount is bounded by it.
    [amounts.atLeast.replace('|from|', '|'), (n) => ({ min: n })],
    [amounts.atMost, (n) => ({ max: n })],
    [amounts.over, (n) => ({ min: addDecimals(n, ONE), over: n })],
    [amounts.under, (n) => ({ max: subtractDecimals(n, ONE), under: n })],
  ];
  // "Suppliers with only one invoice".
  const ones = Object.keys(numbers).filter((word) => !word.includes(' '));
  const exactly = take(
    `(?<=(?:with|mit|avec)\\s+)(?:(?:${EXACTLY})\\s+(\\d{1,4}|${ones.map(patternSource).join('|')})|une? seule?)${counted}`,
  );
  if (exactly) {
    const count = exactly[1] ? value(exactly[1]) : ONE;
    return { min: count, max: count };
  }
  for (const [source, bounds] of led) {
    const match = take(`(?:${patternSource(source)})\\s+${number}${counted}`);
    if (match) return bounds(value(match[1]!));
  }
  for (const [source, bounds] of [led[0]!, led[1]!].map(
    ([, of], n) => [n ? amounts.orLess : amounts.orMore, of] as const,
  )) {
    const match = take(`${number}\\s+(?:${patternSource(source)})${counted}`);
    if (match) return bounds(value(match[1]!));
  }
  return undefined;
}

/** Words of the dictionary are written with accents, questions without. */
function wordValue(said: string, numbers: Dictionary['numbers']): number {
  const found = Object.entries(numbers).find(([word]) => firstOf(`^(?:${patternSource(word)})$`).test(said));
  return found ? found[1] : Number.NaN;
}

/**
 * What a bound of a count, or of a sum, makes of what is wanted: the groups that reach it, or whether the figure does.
 * Null where it is neither: the bound was not understood. An amount that bounds a sum is taken out of `where`.
 */
export function bounded(
  wish: Wish | null,
  said: Said,
  { bound, where, language }: { bound: FigureBounds | undefined; where: Conditions; language: Language },
): Wish | null | undefined {
  // "More than five credit notes?" asks it too: what is asked began with the bound.
  const asksWhether = said.form('yesNo') !== null || (bound !== undefined && /^ {4,}.*\?\s*$/su.test(said.text));
  if (bound) {
    // How many groups reach it is one figure more than we compute.
    const asksHowMany = said.has('howMany') && (wish?.kind === 'names' || said.has('seller') || said.has('buyer'));
    if (asksHowMany) return null;
    if (wish?.kind === 'names' && !wish.count)
      return { kind: 'aggregate', operation: 'count', measure: 'gross', by: wish.dimension, having: bound };
    if (wish?.kind === 'aggregate' && wish.by && !wish.rank) return { ...wish, operation: 'count', having: bound };
    const by = (['seller', 'buyer'] as const).find((group) => said.has(group));
    if (by && !asksWhether) return { kind: 'aggregate', operation: 'count', measure: 'gross', by, having: bound };
    // "Max 10 invoices please": so many are to be shown.
    if (!asksWhether && wish?.kind === 'list' && !wish.rank && bound.under === undefined && /^ {4,}/u.test(said.text)) {
      const limit = bound.min === undefined ? Number(bound.max) : Number.NaN;
      if (limit > 0) return { ...wish, rank: { sort: 'date', order: 'desc', limit } };
    }
    if (!asksWhether) return null;
    const isCount = wish === null || wish.kind === 'list' || (wish.kind === 'aggregate' && !wish.by && !wish.each);
    const of = wish && 'of' in wish && wish.of === 'documents' ? { of: 'documents' as const } : {};
    return isCount ? { kind: 'aggregate', operation: 'count', measure: 'gross', test: bound, ...of } : null;
  }
  const { min, max, over, under } = where;
  const isOfSum = (min !== undefined || max !== undefined) && min !== max;
  if (!asksWhether || !isOfSum || NOUNS.some((noun) => said.has(noun)) || !(said.has('spend') || said.has('owed')))
    return undefined;
  if (wish !== null && wish.kind !== 'list' && !(wish.kind === 'aggregate' && wish.operation === 'sum' && !wish.by))
    return undefined;
  // The sum would say "Yes" where no single one is so large.
  if (said.text.search(ONE_OF_THEM[language]) >= 0) return null;
  if (said.text.search(EVER[language]) >= 0) return undefined;
  delete where.min;
  delete where.max;
  delete where.over;
  delete where.under;
  if (where.payment === 'paid') delete where.payment;
  const measure = wish?.kind === 'aggregate' ? wish.measure : said.has('owed') ? 'owed' : 'gross';
  return { kind: 'aggregate', operation: 'sum', measure, test: { min, max, over, under } };
}
