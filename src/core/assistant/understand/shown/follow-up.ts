import { ALL_RANKED, type Conditions, type Plan, type Wish } from '../../plan.ts';

export interface NewReading {
  language: Plan['language'];
  wish: Wish | null;
  where: Conditions;
  /** Words of what was bought. */
  item?: string | undefined;
  /** "of them", "those". */
  isOfThem: boolean;
  /** "Of that", said of the amount before. */
  isOfSum?: boolean;
  /** It names nothing of its own that it could be about. */
  isElliptic?: boolean;
  takenAs?: Plan['takenAs'];
}

/** The question before, gone on with: what is newly said takes the place of what was said of the same thing. */
export function continuePlan(previous: Plan, reading: NewReading): Plan {
  const { ids: _, ...kept } = previous.where;
  const where =
    reading.isOfThem || previous.wish.kind === 'field'
      ? { ...previous.where, ...reading.where }
      : {
          ...kept,
          ...(previous.where.ids && !reading.where.period && !reading.where.sellers ? { ids: previous.where.ids } : {}),
          ...reading.where,
        };
  // What will be due is not overdue yet.
  const isOfOtherDays = reading.where.due?.from !== undefined && reading.where.payment === undefined;
  if (isOfOtherDays && previous.where.payment === 'overdue') where.payment = 'unpaid';
  const { notSellers } = previous.where;
  // "Without Bergmann" and then "and without Dubois": both are left out.
  if (notSellers && reading.where.notSellers && !reading.where.sellers)
    where.notSellers = [...new Set([...notSellers, ...reading.where.notSellers])];
  const asked = countedAgain(previous, reading) ?? reading.wish ?? carriedWish(previous, reading);
  const isOfUnpaid = where.payment === 'unpaid' || where.payment === 'overdue';
  // The total of what is unpaid is what is left to pay.
  const wish: Wish =
    asked.kind === 'aggregate' && asked.measure === 'gross' && asked.operation === 'sum' && isOfUnpaid
      ? { ...asked, measure: 'owed' }
      : asked;
  return {
    language: reading.language,
    wish: ofFirstFew(wish, previous.wish),
    where: withoutContradiction(where, reading.where),
    ...(reading.takenAs && { takenAs: reading.takenAs }),
  };
}

/** "How much is that together?" of the three largest: of those alone. */
function ofFirstFew(wish: Wish, before: Wish): Wish {
  const isOfFew = before.kind === 'list' && before.rank !== undefined && before.rank.limit < ALL_RANKED;
  const isOneFigure = wish.kind === 'aggregate' && wish.operation === 'sum' && !wish.by && !wish.each && !wish.rank;
  return isOfFew && isOneFigure ? { ...wish, rank: before.rank! } : wish;
}

/** "How many are there?" of what was listed: duplicates, names or values are counted, not invoices. */
function countedAgain({ wish }: Plan, reading: NewReading): Wish | undefined {
  const asked = reading.wish;
  if (asked?.kind !== 'aggregate' || asked.operation !== 'count' || asked.by || !reading.isElliptic) return undefined;
  if (wish.kind === 'duplicates' || wish.kind === 'names' || wish.kind === 'entities') return { ...wish, count: true };
  return undefined;
}

function carriedWish(previous: Plan, { item, where, isOfThem, isOfSum }: NewReading): Wish {
  const { wish } = previous;
  if (item !== undefined) return { kind: 'lines', words: item, wants: wish.kind === 'lines' ? wish.wants : 'spent' };
  // Other times of the same sellers, or other sellers in the same times, stand beside each other again.
  const sidesAre =
    wish.kind === 'compare' ? (wish.sides.every(({ where: of }) => of.sellers) ? 'sellers' : 'times') : undefined;
  if (
    wish.kind === 'compare' &&
    ((sidesAre === 'sellers' && !where.sellers) || (sidesAre === 'times' && !where.period && !where.due))
  )
    return wish;
  if (wish.kind === 'compare') return { kind: 'aggregate', operation: wish.operation, measure: wish.measure };
  if (isOfThem && (where.payment || where.min || where.max))
    return isOfSum && where.payment && !where.min && !where.max ? wish : { kind: 'list' };
  if (wish.kind === 'aggregate' && wish.by === 'seller' && where.sellers) {
    return { kind: 'aggregate', operation: wish.operation, measure: wish.measure };
  }
  if (wish.kind === 'names' || wish.kind === 'usage' || wish.kind === 'stats') return { kind: 'list' };
  return wish;
}

/** What was excluded before and is asked for now, and the other way round. */
function withoutContradiction(where: Conditions, said: Conditions): Conditions {
  const { notSellers, sellers, ...rest } = where;
  return {
    ...rest,
    ...(sellers && !(said.notSellers && !said.sellers && said.notSellers.some((name) => sellers.includes(name)))
      ? { sellers }
      : {}),
    ...(notSellers && !(said.sellers && !said.notSellers) ? { notSellers } : {}),
  };
}
