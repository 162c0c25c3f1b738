import { makeCandidate } from '../../candidates/candidate.ts';
import type { Choices } from '../../candidates/choices.ts';
import { draftEntity, type EntityDraft } from '../../candidates/make-entity.ts';
import { wordsIn } from '../../lexicon/currency-words.ts';
import { because } from '../../reasons/reason.ts';
import { CURRENCY_PATTERN, currencyOf } from '../../values/currency.ts';
import { lettersOf } from '../../values/letters-of-countries.ts';
import type { AmountCandidate } from '../amounts/amount-candidates.ts';
import type { DocumentFacts } from '../page/document-facts.ts';

const PRINTED = new RegExp(`(?<!\\p{L})${CURRENCY_PATTERN}(?!\\p{L})`, 'u');

/** What several currencies are written as; the page's country tells which. */
const SHARED = /^(?:\$|kr\.?|(?:F[ .]?)?CFA)$/i;

/** The document's currency, at the total if it is printed there, else where it is printed first. */
export function currencyEntity(facts: DocumentFacts, choices: Choices): EntityDraft[] {
  const { currency } = facts;
  if (!currency) return [];
  const total = choices.TOTAL_AMOUNT?.candidate as AmountCandidate | undefined;
  const segments = [
    ...(total ? facts.layout.rows[total.segment.row]!.segments : []),
    ...facts.layout.rows.flatMap((row) => row.segments),
  ];
  for (const segment of segments) {
    const mark = markIn(segment.text, currency);
    if (!mark) continue;
    const candidate = makeCandidate(segment, mark.start, mark.end, currency);
    return [
      draftEntity('CURRENCY', candidate, facts.layout, {
        confidence: mark.isShared ? 0.85 : 0.95,
        source: 'improved_contextual',
        keyword: null,
        pattern: 'currency',
        reasons: [because(total?.money?.currency ? 'at_total' : 'most_amounts')],
      }),
    ];
  }
  return inWords(facts, currency);
}

/** Where a line prints the currency, and whether others are written so too. */
function markIn(text: string, currency: string): { start: number; end: number; isShared: boolean } | null {
  const match = PRINTED.exec(text);
  const isShared = match !== null && SHARED.test(match[0]);
  if (match && (isShared || currencyOf(match[0]) === currency))
    return { start: match.index, end: match.index + match[0].length, isShared };
  const letters = lettersOf(currency, text);
  return letters && { ...letters, isShared: true };
}

/** "Montants exprimés en dollars US": where no sign is printed, the name of the currency tells it. */
function inWords({ layout }: DocumentFacts, currency: string): EntityDraft[] {
  for (const segment of layout.rows.flatMap((row) => row.segments)) {
    const match = wordsIn(segment.text)
      .find(([, code]) => code === currency)?.[0]
      .exec(segment.text);
    if (!match) continue;
    const candidate = makeCandidate(segment, match.index, match.index + match[0].length, currency);
    return [
      draftEntity('CURRENCY', candidate, layout, {
        confidence: 0.85,
        source: 'improved_contextual',
        keyword: null,
        pattern: 'currency',
        reasons: [because('named_in_words')],
      }),
    ];
  }
  return [];
}
