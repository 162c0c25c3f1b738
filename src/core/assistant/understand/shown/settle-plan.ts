import type { Conditions, Plan, Wish } from '../../plan.ts';
import type { Understood } from '../question-scope.ts';
import { type Reading, saidIn, takenAs, withoutLead } from '../reading.ts';
import type { Said } from '../words/concepts.ts';
import { continuePlan } from './follow-up.ts';
import {
  areGroupsOfBefore,
  isCountOfBefore,
  isLatenessAlone,
  isOfThoseRanked,
  OWN_NOUNS,
  rankedOfBefore,
  shownFew,
} from './of-before.ts';
import { sellersOfBefore } from './sellers-of-before.ts';
import { isBareMeasure, standsForShown } from './stands-for-shown.ts';

/** A figure of all that is meant, rather than one of each seller or month. */
const isOneFigure = (wish: Wish | undefined): boolean => wish?.kind === 'aggregate' && !wish.by && !wish.rank;

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
  const carried = previous && bareFigure(said, wish, where, previous);
  if (previous && carried) {
    const plan = continuePlan(previous, { language, wish: carried, where, isOfThem: false, takenAs: taken });
    return { kind: 'plan', plan };
  }
  const isOfShown = previous !== undefined && standsForShown(said, language);
  const isOfThem = said.has('ofThem') || isOfShown;
  const asksItself = asksOnItsOwn(withoutLead(said, reading), previous);
  // Conditions without a question of their own: "in April?", "only the unpaid ones", "Northwind?".
  const isFragment =
    wish === null ||
    (wish.kind === 'list' && !wish.rank && !asksItself) ||
    (wish.kind === 'lines' && previous?.wish.kind === 'lines' && !asksItself) ||
    // "Which is the largest?" of those just listed, or summed.
    (wish.kind === 'list' &&
      wish.rank !== undefined &&
      (previous?.wish.kind === 'list' || isOneFigure(previous?.wish)) &&
      !OWN_SUBJECT.some((concept) => said.has(concept)));
  const ofSellers = previous && !saysSomething ? sellersOfBefore(said, previous) : undefined;
  if (previous && ofSellers) return { kind: 'plan', plan: { language, wish: ofSellers, where: previous.where } };
  const rankedAnew = previous && (groupsRankedAnew(said, wish, previous) ?? rankedOfBefore(said, wish, previous));
  if (previous && rankedAnew)
    return {
      kind: 'plan',
      plan: continuePlan(previous, { language, wish: rankedAnew, where, isOfThem: false, takenAs: taken }),
    };
  // "Who is the first?" of suppliers is no invoice.
  const isOfGroups = previous?.wish.kind === 'aggregate' && previous.wish.by !== undefined;
  const isOrdinal = wish?.kind === 'list' && wish.rank?.sort === 'date' && !saysSomething;
  if (isOfGroups && isOrdinal && !OWN_SUBJECT.some((concept) => said.has(concept)))
    return { kind: 'unclear', words: [], language };
  if (previous && isOfThoseRanked(said, wish, where, previous, language))
    return { kind: 'unclear', words: [], language };
  // A share of all without anything that it could be of: of what was asked before.
  const isShareOfBefore =
    wish?.kind === 'aggregate' && wish.operation === 'share' && !wish.by && !Object.keys(where).some(isPart);
  if (isShareOfBefore && !Object.keys(previous?.where ?? {}).some(isPart))
    return { kind: 'unclear', words: [], language };
  const goesOn =
    previous &&
    (isOfThem ||
      isShareOfBefore ||
      beginsAsFollowUp(said) ||
      isFragment ||
      isElliptic(said, wish) ||
      (!saysSomething && isBareCount(said, wish, previous)) ||
      areGroupsOfBefore(said, wish, previous, language) ||
      isCountOfBefore(said, wish, previous, language) ||
      isBareMeasure(said, wish, language));
  if (previous && goesOn && (saysSomething || wish || item)) {
    // "Of that overdue?" behind an amount asks for one; "those overdue" for documents.
    const isOfSum = previous.wish.kind === 'aggregate' && !previous.wish.by && OF_THAT.test(said.text);
    const isJustConditions =
      wish?.kind === 'list' &&
      !wish.rank &&
      !asksItself &&
      (!isOfThem || isOfSum) &&
      !(said.has('which') && where.payment);
    const isDueFollow =
      (previous.where.due || isLatenessAlone(reading.message, previous, language)) && where.period && !where.due;
    const asked = isDueFollow ? { ...where, due: where.period, period: undefined } : where;
    const plan = continuePlan(previous, {
      language,
      // "Which are still open?" asks for documents.
      wish: isOfShown && said.has('which') && where.payment ? { kind: 'list' } : isJustConditions ? null : wish,
      where: asked,
      item,
      isOfThem,
      isElliptic: isElliptic(said, wish),
      isOfSum,
      takenAs: taken,
    });
    return { kind: 'plan', plan: owedIsUnpaid({ ...plan, where: shownFew(plan, where, previous) }) };
  }
  const isOfFigure = previous?.wish.kind === 'aggregate' && !previous.wish.by;
  // "Which ones?", "show them": the documents behind the figure.
  if (previous && isOfFigure && wish === null && !saysSomething && (said.has('show') || said.has('which') || isOfThem))
    return { kind: 'plan', plan: { language, wish: { kind: 'list' }, where: previous.where } };
  if (previous && wish?.kind === 'list' && !wish.rank && !saysSomething && BEHIND_FIGURE.test(said.text)) {
    const behind = whereBehind(previous);
    if (behind === null) return { kind: 'unclear', words: [], language };
    if (behind) return { kind: 'plan', plan: { language, wish: { kind: 'list' }, where: behind } };
  }
  if (wish) return { kind: 'plan', plan: planFor(reading, wish, where) };
  if (saysSomething) return { kind: 'plan', plan: planFor(reading, { kind: 'list' }, where) };
  return { kind: 'unclear', words: [], language };
}

/** "And in May?", "only the unpaid ones": said in front of all else. */
const beginsAsFollowUp = (said: Said): boolean =>
  (['andWhat', 'only'] as const).some((concept) => {
    const match = said.first(concept);
    return match !== null && said.text.slice(0, match.index).trim() === '';
  });

/** What a share can be of; a time or a currency is what it is taken within. */
const isPart = (key: string) => key !== 'period' && key !== 'currency';

/** "Which are unpaid?" behind a list asks of that list; "which invoices" of all. */
function asksOnItsOwn(said: Said, previous: Plan | undefined): boolean {
  const isOfList = previous?.wish.kind === 'list' && WHICH_ARE.test(said.text);
  return ASKS_ITSELF.some(
    (concept) => said.has(concept) && !(isOfList && (concept === 'which' || concept === 'isThere')),
  );
}
/** "Show me the invoices" behind a figure: those that it is of, where all are not asked for. */
const BEHIND_FIGURE =
  /^\s*(?:(?:ok|okay|please|and|now|can you|could you|bitte|und|jetzt|et|maintenant)\s+)*(?:show|list|give|see|display|open|which|what|view|pull up|zeig|zeige|liste|welche|montre|montre-moi|affiche|quelles)?(?:\s*(?:me|us|mir|uns))?(?:\s*(?:are|were|is|sind|waren|sont|etaient))?\s*(?:the|those|these|its|die|diese|les|ces)?\s*(?:(?:underlying|relevant|individual|single|corresponding|actual|matching|einzelnen|zugehorigen|correspondantes)\s+)?(?:invoices|bills|documents|rechnungen|belege|factures)(?:\s+(?:please|behind (?:it|that|this)|for (?:that|this|it)|bitte|dazu|svp|correspondantes))*[\s?.!]*$/u;
/** Which documents a figure is of; null where they are no one list, undefined where they are all of them. */
function whereBehind({ wish, where }: Plan): Conditions | null | undefined {
  if (wish.kind === 'compare') {
    const sellers = wish.sides.flatMap((side) => side.where.sellers ?? []);
    return sellers.length === wish.sides.length ? { ...where, sellers } : null;
  }
  const isFigure = wish.kind === 'aggregate' && wish.operation !== 'share';
  return isFigure && Object.keys(where).length > 0 ? where : undefined;
}
const OF_THAT = /(?<!\p{L})(?:davon|daraus|of (?:that|this|it)|dont|de cela)(?!\p{L})/u;
const WHICH_ARE =
  /(?<!\p{L})(?:which|welche|quelles|lesquelles)(?: ones)? (?:are|were|is|has|have|sind|waren|ist|sont)(?!\p{L})/u;

/** "And the smallest five?" behind the five largest sellers: of the sellers, from the other end. */
function groupsRankedAnew(said: Said, wish: Wish | null, { wish: before }: Plan): Wish | undefined {
  const isOfGroups = before.kind === 'aggregate' && before.by !== undefined && before.rank !== undefined;
  if (!isOfGroups || wish?.kind !== 'list' || wish.rank?.sort !== 'amount' || wish.rank.place) return undefined;
  if (OWN_SUBJECT.some((concept) => said.has(concept))) return undefined;
  const limit = /\d/.test(said.text) || wish.rank.limit > 1 ? wish.rank.limit : before.rank!.limit;
  return { ...before, rank: { ...before.rank!, order: wish.rank.order, limit } };
}

/** "This May", "last year", "2026": the question says itself which year is meant. */
const SAYS_YEAR =
  /(?<![\p{L}\p{N}])(?:(?:19|20)\d\d|this|current|last|past|previous|next|diese[nrsm]?|letzte[nrsm]?|vorige[nrsm]?|vergangene[nrsm]?|nachste[nrsm]?|naechste[nrsm]?|heuer|cette|ce|dernier(?:e|s|es)?|prochaine?s?|passee?s?)(?![\p{L}\p{N}])/u;

/** The past year that a question is about which "and in May?" or "only those of May" goes on from, and from which day of it. */
export function yearGoneOnFrom(reading: Reading): { number: number; after?: string } | undefined {
  const { previous, today } = reading.scope;
  const { from, to } = previous?.where.period ?? {};
  const year = from?.slice(0, 4);
  if (!year || !to || year !== to.slice(0, 4) || year >= today.slice(0, 4)) return undefined;
  const said = saidIn(reading);
  if (SAYS_YEAR.test(said.text)) return undefined;
  const goesOn =
    said.has('ofThem') ||
    beginsAsFollowUp(said) ||
    ![...ASKS_ITSELF, ...OWN_SUBJECT, ...OWN_FIGURE].some((concept) => said.has(concept));
  if (!goesOn) return undefined;
  const isWhole = from === `${year}-01-01` && to === `${year}-12-31`;
  return { number: Number(year), ...(!isWhole && { after: to }) };
}

/** Names nothing that it could be about: "how many are there?", "and the total?". */
function isElliptic(said: Said, wish: Wish | null): boolean {
  if (wish?.kind !== 'aggregate' || wish.by || wish.each || wish.rank || wish.operation === 'share') return false;
  return !OWN_SUBJECT.some((concept) => said.has(concept));
}
const OWN_SUBJECT = [...OWN_NOUNS, 'average', 'median'] as const;

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

const FEW_WORDS = 4;
/** "How many suppliers?" behind a figure: of those that it is made of. */
function isBareCount(said: Said, wish: Wish | null, previous: Plan | undefined): boolean {
  const isOfAll = isOneFigure(previous?.wish) && !previous?.where.sellers;
  return (
    wish?.kind === 'names' &&
    wish.count &&
    isOfAll &&
    said.text
      .trim()
      .split(/[\s?]+/u)
      .filter(Boolean).length <= FEW_WORDS
  );
}

/** "By month" or "excluding VAT" alone: the figure before, of each or in that measure. */
function bareFigure(said: Said, wish: Wish | null, where: Conditions, previous: Plan): Wish | null {
  if (wish?.kind !== 'aggregate') return null;
  // "Which month was the most expensive?" of the sum before.
  const isOfTime = wish.by === 'month' || wish.by === 'quarter' || wish.by === 'year';
  const isBare = Object.keys(where).length === 0 && !OWN_FIGURE.some((concept) => said.has(concept));
  if (wish.rank && isOfTime && isBare && previous.wish.kind === 'aggregate' && isOneFigure(previous.wish))
    return { ...previous.wish, by: wish.by, rank: wish.rank };
  if (wish.rank) return null;
  if (previous.wish.kind !== 'aggregate' && previous.wish.kind !== 'compare') return null;
  // "Average per month?" of the sum before.
  const isOfSum = previous.wish.kind === 'aggregate' && ['sum', 'count'].includes(previous.wish.operation);
  if (
    wish.each &&
    isOfSum &&
    Object.keys(where).length === 0 &&
    !OWN_SUBJECT.some((own) => own !== 'average' && said.has(own))
  ) {
    const { by: _, rank: __, ...before } = previous.wish as Extract<Wish, { kind: 'aggregate' }>;
    return { ...before, each: wish.each };
  }
  if (OWN_FIGURE.some((concept) => said.has(concept))) return null;
  if (previous.wish.kind === 'aggregate' && wish.by && !said.has('tax') && !said.has('net'))
    return { ...previous.wish, by: wish.by };
  const isMeasureAlone =
    !wish.by && wish.operation === 'sum' && (said.has('tax') || said.has('net') || said.has('gross'));
  return isMeasureAlone && Object.keys(where).length === 0 ? { ...previous.wish, measure: wish.measure } : null;
}
