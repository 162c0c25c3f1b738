import type { Plan } from '../../plan.ts';
import { markPattern } from '../text/marked-text.ts';
import { type Span, spansOf } from '../text/spans.ts';
import type { Said } from '../words/concepts.ts';

type Kind = 'name' | 'time' | 'currency' | 'amount' | 'paid' | 'unpaid' | 'overdue' | 'type';

/**
 * "From Paperworks or above 5,000", "unpaid or from May": either of two conditions, where a plan is of documents that
 * both hold for. Two of a kind ("from Paperworks or Zephyr") are read as such.
 */
export function unionsOfConditions(said: Said, message: string, { wish, where }: Plan): Span[] {
  if (where.ids || wish.kind === 'compare' || wish.kind === 'lines' || wish.kind === 'field') return [];
  const either = said.form('either');
  if (!either) return [];
  const all = conditionsIn(said, message);
  const [start, end] = [either.index, either.index + either[0].length];
  const before = all.filter((one) => one.end <= start).at(-1);
  const behind = all.find((one) => one.start >= end);
  if (!before || !behind || before.kind === behind.kind) return [];
  // Only what stands right beside it is joined: "unpaid in May or June" are two months.
  const [left, right] = [said.text.slice(before.end, start), said.text.slice(end, behind.start)];
  return WORDS_BETWEEN.test(left) && WORDS_BETWEEN.test(right) ? [{ start, end }] : [];
}

const NAME = new RegExp(markPattern('name'), 'gu');
const TIME = new RegExp(markPattern('time'), 'gu');
/** "Paid or unpaid". */
const PAID_ALONE = /(?<!\p{L})(?:paid|bezahlte?[nrsm]?|payee?s?)(?= (?:or|oder|ou) )/gu;
/** A few words of any kind: "or those from", "ou de plus de", "oder über". */
const WORDS_BETWEEN = /^\s*(?:\p{L}+\s+){0,3}[\p{L}']*\s*$/u;

function conditionsIn({ text, patterns }: Said, message: string): (Span & { kind: Kind })[] {
  const { concepts, currencies } = patterns;
  const of = (kind: Kind, pattern: RegExp) => spansOf(text, pattern).map((span) => ({ ...span, kind }));
  // Amounts are taken out of the text when they are read.
  const amounts = spansOf(message, /\d[\d.,]*/gu)
    .filter(({ start, end }) => text.slice(start, end).trim() === '')
    .map((span) => ({ ...span, kind: 'amount' as const }));
  return [
    ...of('name', NAME),
    ...of('time', TIME),
    ...currencies.flatMap(([, pattern]) => of('currency', pattern)),
    ...of('paid', concepts.paid),
    ...of('paid', PAID_ALONE),
    ...of('unpaid', concepts.unpaid),
    ...of('overdue', concepts.overdue),
    ...(['creditNote', 'receipt', 'quote', 'reminder'] as const).flatMap((type) => of('type', concepts[type])),
    ...amounts,
  ].sort((a, b) => a.start - b.start);
}
