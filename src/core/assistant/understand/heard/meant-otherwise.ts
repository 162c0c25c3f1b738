import type { Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { markPattern } from '../text/marked-text.ts';
import { type Span, spansOf } from '../text/spans.ts';
import { wordPattern } from '../text/word-pattern.ts';
import type { Said } from '../words/concepts.ts';

/** Whether a discount can still be taken depends on the day that its days run from, which is not worked out. */
export function discountsToCome(said: Said, { where }: Plan): Span[] {
  if (!where.discount) return [];
  return spansOf(said.text, wordPattern('still|yet|can|could|noch|können?|könnten?|encore|peut|peux|pouvons|toujours'));
}

/** "P&L", "R&D": letters that stand for words, where no name has them. */
export function joinedByAnd({ text }: Reading): Span[] {
  return spansOf(text.text, /(?<![\p{L}\p{N}])\p{L}\s?&\s?\p{L}(?![\p{L}\p{N}])/gu);
}

/** "The second half of March" in words that no part of a month is read from; nobody compares the two. */
export function overlappingSides({ wish }: Plan, said: Said): Span[] {
  if (wish.kind !== 'compare') return [];
  const ranges = wish.sides.flatMap(({ where }) => where.period ?? where.due ?? []);
  const overlap = ranges.some((one, n) =>
    ranges.slice(n + 1).some((other) => (one.from ?? '') <= (other.to ?? '9') && (other.from ?? '') <= (one.to ?? '9')),
  );
  const time = markPattern('time');
  const joint = "\\s*(?:(?:of|in|von|vom|des|im|de|du|d')(?:\\s+(?:the|month of))?\\s*)";
  const between = overlap ? `${joint}?` : joint.replace('\\s*', '\\s+');
  return spansOf(said.text, new RegExp(`${time}${between}${time}`, 'gu'));
}

/** "Which payments went out?", "bill payment list": payments are asked for one by one, of which no invoice tells. */
export function paymentsThemselves(said: Said, { where }: Plan): Span[] {
  // Those to come are invoices that are due.
  if (where.due || where.payment) return [];
  return spansOf(
    said.text,
    wordPattern(
      '(?:which|what) (?:payments|transfers)|(?:list|report|overview) of (?:all )?payments|payments? (?:list|report|overview|journal)|welche (?:zahlungen|überweisungen|zahlungsausgänge)|zahlungs(?:liste|übersicht|journal)|quels (?:paiements|virements|règlements)|liste des (?:paiements|virements|règlements)',
    ),
  );
}

/** "How many paid and unpaid invoices?": of either state the plan carries one. */
export function bothStates(said: Said, { where, wish }: Plan): Span[] {
  if (where.payment === undefined) return [];
  const { paid, unpaid, overdue, owed } = said.patterns.concepts;
  // "The share of what is overdue in what is unpaid": shares are of all.
  const isShareOfUnpaid = wish.kind === 'aggregate' && wish.operation === 'share' && where.payment === 'overdue';
  if (isShareOfUnpaid) {
    const late = spansOf(said.text, overdue);
    const open = [...spansOf(said.text, unpaid), ...spansOf(said.text, owed)];
    return open.filter((span) => !late.some(({ start, end }) => start < span.end && span.start < end));
  }
  const states = [...spansOf(said.text, paid), ...spansOf(said.text, unpaid)].sort((a, b) => a.start - b.start);
  return states.filter(({ end }) =>
    states.some((other) => other.start > end && JOINED.test(said.text.slice(end, other.start))),
  );
}
const JOINED = /^\s+(?:and|or|und|oder|sowie|et|ou|vs\.?|versus|gegen|contre)\s+$/u;

/** Figures of groups within groups: of how many suppliers each currency is, what a supplier gets on average. */
export function groupsOfGroups(said: Said, { wish }: Plan): Span[] {
  const { seller, average } = said.patterns.concepts;
  const countsOthers = wish.kind === 'names' && wish.count && wish.dimension === 'currency' && said.has('byCurrency');
  if (countsOthers) return spansOf(said.text, seller);
  const isOfEach =
    wish.kind === 'aggregate' && wish.operation === 'average' && (wish.by === 'seller' || wish.by === 'buyer');
  return isOfEach && said.has('spend') && !said.has('invoice') ? spansOf(said.text, average) : [];
}

/** "How much is that in dollars?" of euros: nothing is converted, and nothing of it was written in dollars. */
export function conversions({ scope }: Reading, said: Said, { where }: Plan): Span[] {
  const { previous } = scope;
  const isOther = previous?.where.currency !== undefined && previous.where.currency !== where.currency;
  if (!previous || where.currency === undefined || !(isOther || previous.shown?.length === 1)) return [];
  if (!OF_THAT_SUM.test(said.text)) return [];
  return said.patterns.currencies.flatMap(([code, pattern]) =>
    code === where.currency ? spansOf(said.text, pattern) : [],
  );
}
const OF_THAT_SUM =
  /(?<!\p{L})(?:(?:is|are|was) (?:that|this|it)|(?:ist|sind|war|waeren?|waren|macht) (?:das|es|sie|die)|(?:ca|cela) (?:fait|represente|donne)|c'est)(?!\p{L})/u;
