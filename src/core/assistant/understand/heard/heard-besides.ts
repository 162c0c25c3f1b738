import { ALL_RANKED, type Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';
import { type Span, spansOf } from '../text/spans.ts';
import { wordPattern } from '../text/word-pattern.ts';
import { IN_ORDER, LEAST_FIRST } from '../wish/ranking.ts';
import type { Said } from '../words/concepts.ts';

/** "The five largest, descending": the order that they have anyway. */
export function orderOfGroups(said: Said, { wish }: Plan): Span[] {
  if (wish.kind !== 'aggregate' || !wish.by || !wish.rank) return [];
  const isAscending = LEAST_FIRST.test(said.text);
  const isOther = isAscending
    ? said.has('most') || said.has('top') || said.has('largest')
    : said.has('least') || said.has('smallest');
  const isAll = wish.rank.limit === ALL_RANKED;
  return (wish.rank.order === 'asc') === isAscending && (isAll || !isOther) ? spansOf(said.text, IN_ORDER) : [];
}

/** "Small payments under 300": the amount says how small. */
export function sizesWithAmounts(said: Said, { where }: Plan): Span[] {
  const small = 'small|smaller|low|kleine[nrsm]?|geringe[nrsm]?|petite?s?';
  const large = 'large|big|high|hohe[nrsm]?|große[nrsm]?|grosses?|gros|élevée?s?';
  return [
    ...(where.max ? spansOf(said.text, wordPattern(small)) : []),
    ...(where.min ? spansOf(said.text, wordPattern(large)) : []),
  ];
}

/** "Other than euro ones": the words that leave out what the plan leaves out. */
export function exceptions({ dictionary }: Reading, said: Said, { where }: Plan): Span[] {
  const leavesOut = where.notSellers ?? where.notBuyers ?? where.notCurrency;
  return leavesOut ? spansOf(said.text, wordPattern(dictionary.except)) : [];
}

/** What says that documents are to be listed, and of which kind. */
export function wordsOfLists(said: Said): Span[] {
  const { concepts } = said.patterns;
  const ofAll = ['invoice', 'document', 'show', 'which', 'isThere', 'summary', 'total', 'spend', 'howMuch'] as const;
  return ofAll.flatMap((concept) => spansOf(said.text, concepts[concept]));
}

/** "On average per invoice": what an average is of anyway. */
export function perDocument(said: Said, { wish }: Plan): Span[] {
  const isAverage = wish.kind === 'aggregate' && (wish.operation === 'average' || wish.operation === 'median');
  const each = '(?:per|pro|je|par) (?:invoice|bill|rechnung|beleg|facture)';
  return isAverage ? spansOf(said.text, wordPattern(each)) : [];
}
