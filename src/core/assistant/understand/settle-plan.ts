import type { Conditions, Plan, Wish } from '../plan.ts';
import type { Said } from './concepts.ts';
import { continuePlan } from './follow-up.ts';
import type { Understood } from './question-scope.ts';
import { type Reading, saidIn, takenAs, withoutLead } from './reading.ts';

/** A whole question's plan. */
export function planFor(reading: Reading, wish: Wish, where: Conditions): Plan {
  const taken = takenAs(reading);
  return owedIsUnpaid({ language: reading.dictionary.language, wish, where, ...(taken && { takenAs: taken }) });
}

/** What is owed or due is asked of what is unpaid. */
function owedIsUnpaid(plan: Plan): Plan {
  const { wish, where } = plan;
  const isOwed = (wish.kind === 'aggregate' || wish.kind === 'compare') && wish.measure === 'owed';
  const isDueList = where.due !== undefined && wish.kind !== 'field';
  return (isOwed || isDueList) && !where.payment ? { ...plan, where: { ...where, payment: 'unpaid' } } : plan;
}

/** What makes a question one of its own, rather than conditions on the one before. */
const ASKS_ITSELF = [
  'show',
  'which',
  'isThere',
  'invoice',
  'document',
  'when',
  'who',
  'creditNote',
  'receipt',
  'due',
] as const;

/** Follow-ups go on from the plan before; a reading of nothing is not understood. */
export function settlePlan(
  reading: Reading,
  wish: Wish | null,
  where: Conditions,
  item: string | undefined,
): Understood {
  const { dictionary, scope } = reading;
  const said = saidIn(reading);
  const { previous } = scope;
  const { language } = dictionary;
  const taken = takenAs(reading);
  const saysSomething = Object.keys(where).length > (scope.documentId ? 1 : 0);
  const starts = (concept: 'andWhat' | 'only') => {
    const match = said.first(concept);
    return match !== null && said.text.slice(0, match.index).trim() === '';
  };
  const carried = previous && bareFigure(said, wish, where, previous);
  if (previous && carried) {
    const plan = continuePlan(previous, { language, wish: carried, where, isOfThem: false, takenAs: taken });
    return { kind: 'plan', plan };
  }
  const isOfThem = said.has('ofThem');
  const asksItself = ASKS_ITSELF.some((concept) => withoutLead(said, reading).has(concept));
  // Conditions without a question of their own: "in April?", "only the unpaid ones", "Northwind?".
  const isFragment =
    wish === null ||
    (wish.kind === 'list' && !wish.rank && !asksItself) ||
    (wish.kind === 'lines' && previous?.wish.kind === 'lines' && !asksItself) ||
    // "Which is the largest?" of those just listed.
    (wish.kind === 'list' &&
      wish.rank !== undefined &&
      previous?.wish.kind === 'list' &&
      !OWN_SUBJECT.some((concept) => said.has(concept)));
  const goesOn = previous && (isOfThem || starts('andWhat') || starts('only') || isFragment || isElliptic(said, wish));
  if (previous && goesOn && (saysSomething || wish || item)) {
    const isJustConditions = wish?.kind === 'list' && !wish.rank && !asksItself && !isOfThem;
    const isDueFollow = previous.where.due && where.period && !where.due;
    const asked = isDueFollow ? { ...where, due: where.period, period: undefined } : where;
    const plan = continuePlan(previous, {
      language,
      wish: isJustConditions ? null : wish,
      where: asked,
      item,
      isOfThem,
      isElliptic: isElliptic(said, wish),
      takenAs: taken,
    });
    return { kind: 'plan', plan: owedIsUnpaid(plan) };
  }
  const isOfFigure = previous?.wish.kind === 'aggregate' && !previous.wish.by;
  // "Which ones?", "show them": the documents behind the figure.
  if (previous && isOfFigure && wish === null && !saysSomething && (said.has('show') || said.has('which') || isOfThem))
    return { kind: 'plan', plan: { language, wish: { kind: 'list' }, where: previous.where } };
  if (wish) return { kind: 'plan', plan: planFor(reading, wish, where) };
  if (saysSomething) return { kind: 'plan', plan: planFor(reading, { kind: 'list' }, where) };
  return { kind: 'unclear', words: [], language };
}

/** Names nothing that it could be about: "how many are there?", "and the total?". */
function isElliptic(said: Said, wish: Wish | null): boolean {
  if (wish?.kind !== 'aggregate' || wish.by || wish.each || wish.rank || wish.operation === 'share') return false;
  return !OWN_SUBJECT.some((concept) => said.has(concept));
}
const OWN_SUBJECT = [
  ...([
    'invoice',
    'document',
    'creditNote',
    'receipt',
    'seller',
    'buyer',
    'currency',
    'spend',
    'owed',
    'unpaid',
  ] as const),
  ...(['overdue', 'due', 'paid', 'average', 'median', 'duplicate', 'failedChecks', 'tax', 'net'] as const),
] as const;

const OWN_FIGURE = [
  'spend',
  'invoice',
  'total',
  'howMuch',
  'howMany',
  'owed',
  'average',
  'unpaid',
  'overdue',
  'document',
] as const;

/** "By month" or "excluding VAT" alone: the figure before, of each or in that measure. */
function bareFigure(said: Said, wish: Wish | null, where: Conditions, previous: Plan): Wish | null {
  if (wish?.kind !== 'aggregate' || wish.rank) return null;
  if (previous.wish.kind !== 'aggregate' && previous.wish.kind !== 'compare') return null;
  if (OWN_FIGURE.some((concept) => said.has(concept))) return null;
  if (previous.wish.kind === 'aggregate' && wish.by && !said.has('tax') && !said.has('net'))
    return { ...previous.wish, by: wish.by };
  const isMeasureAlone =
    !wish.by && wish.operation === 'sum' && (said.has('tax') || said.has('net') || said.has('gross'));
  return isMeasureAlone && Object.keys(where).length === 0 ? { ...previous.wish, measure: wish.measure } : null;
}
