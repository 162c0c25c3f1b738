import { ALL_RANKED, type Conditions, type Wish } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { patternSource } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';
import { isBareField, isBareState, isTheOneShown, standsForShown } from './stands-for-shown.ts';

const LEAD =
  "and|only|just|nur|seulement|uniquement|what about|show|show me|open|tell me about|details (?:of|for|on)|und|zeig(?:e)?(?: mir)?|et|montre(?:-moi)?|was ist mit|who is|when is|what is|wann ist|how much is|the|die|der|das|le|la|l'|for|of|von|de|pour|details|zu|zur|zum|amount|total|date|due|number";
const ARTICLE = "the |die |der |das |den |le |la |l'";
const NOUN = 'one|invoice|bill|document|rechnung|facture|dokument|in the list|due|entry';

const LAST_INVOICE = /(?<!\p{L})(?:invoice|bill|rechnung|facture)(?!\p{L})(?! in the list)/u;

/** "The second one" of what was listed. */
export function ordinalDocument(reading: Reading): string[] | undefined {
  const shown = reading.scope.previous?.shown;
  const number = numberOfShown(reading);
  // "The last one" is the last of the list; the last invoice is the latest of what the list is of.
  if (!shown || number === undefined || isLatestOfShown(reading)) return undefined;
  const id = shown.at(number > 0 ? number - 1 : number);
  return id ? [id] : undefined;
}

const isLatestOfShown = (reading: Reading): boolean =>
  (numberOfShown(reading) ?? 0) < 0 && LAST_INVOICE.test(reading.text.text);

/**
 * "The last invoice", and no more, behind a list: the conditions of the list that it is the latest of. To open it is taken
 * out of the text, where it would be unpaid.
 */
export function takeLatestOfShown(reading: Reading): Conditions | undefined {
  if (!isLatestOfShown(reading)) return undefined;
  reading.text.take(/^\s*open(?=\s)/gu);
  const { ids: _, ...where } = reading.scope.previous!.where;
  return where;
}

function numberOfShown({ text, scope, dictionary }: Reading): number | undefined {
  if (!scope.previous?.shown?.length) return undefined;
  // "The first" of groups is a seller or a month.
  const { wish } = scope.previous;
  if (wish.kind === 'aggregate' && wish.by !== undefined) return undefined;
  const words = Object.keys(dictionary.ordinals).map(patternSource).join('|');
  // One gap at a time, which can be cut up in one way only.
  const match = new RegExp(
    `^(?:\\s|${LEAD})*(?:${ARTICLE})?(${words}|#\\d|nr\\.? ?\\d|number \\d|no\\.? ?\\d)(?: (?:${NOUN}))*(?: (?:due|fallig|paid|bezahlt))?[\\s?.!]*$`,
    'u',
  ).exec(text.text);
  if (!match) return undefined;
  const said = match[1]!;
  return dictionary.ordinals[said] ?? Number(said.replace(/\D/g, ''));
}

/** "Make it 2025" is said of the question. */
const MAKES_IT = /^\s*make (?:it|that)(?!\p{L})/u;
/** "The largest", "the three latest": a list of few. */
const isRanked = (wish: Wish | undefined): boolean =>
  wish?.kind === 'list' && wish.rank !== undefined && wish.rank.limit < ALL_RANKED;
const STATES = ['paid', 'unpaid', 'overdue', 'due'] as const;
const FIGURES = ['howMuch', 'howMany', 'total', 'which'] as const;

/** "It" is the one document that was shown last. */
export function documentsOfIt({ scope, mentions, dictionary }: Reading, said: Said): string[] | undefined {
  const shown = scope.previous?.shown;
  const { language } = dictionary;
  const isOfIt =
    (said.has('it') && !MAKES_IT.test(said.text)) ||
    [standsForShown, isTheOneShown].some((stands) => stands(said, language)) ||
    // The sum of what is unpaid is what is left to pay.
    (!said.has('total') && isBareField(said, language)) ||
    (isRanked(scope.previous?.wish) && isBareState(said)) ||
    ((said.form('whatWasBought') !== null || said.form('onIt') !== null) && !said.has('invoice'));
  if (!shown || mentions.length > 0) return undefined;
  if (shown.length === 1) return isOfIt ? [...shown] : undefined;
  // "Are they paid?" of the three largest: of those alone, which no condition but themselves tells.
  const before = scope.previous?.wish;
  const isOfFew = isRanked(before);
  const asksState = STATES.some((state) => said.has(state)) || said.form('isPaid') !== null;
  const asksFigure = FIGURES.some((figure) => said.has(figure));
  return isOfFew && asksState && !asksFigure && standsForShown(said, language) ? [...shown] : undefined;
}
