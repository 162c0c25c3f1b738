import type { Plan } from '../plan.ts';
import type { Said } from './concepts.ts';
import { markPattern } from './marked-text.ts';
import type { Reading } from './reading.ts';
import { type Span, spansOf } from './spans.ts';
import { wordPattern } from './word-pattern.ts';

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
export function bothStates(said: Said, { where }: Plan): Span[] {
  if (where.payment === undefined) return [];
  const { paid, unpaid } = said.patterns.concepts;
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
