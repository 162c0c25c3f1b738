import { expect, test } from 'vitest';
import { analysisLink, readCited } from './analysis-link.ts';

const paramsOf = (link: string) => new URL(link, 'https://here').searchParams;

test('a link to cited words is read as what it was made of', () => {
  const cited = { page: 2, quote: 'Total: 1.190,00 € & more' };
  expect(readCited(paramsOf(analysisLink('d1', '', cited)))).toEqual(cited);
  expect(readCited(paramsOf(analysisLink('d1', '', { page: 1, quote: '' })))).toEqual({ page: 1, quote: '' });
});

test.each(['', '0', '-1', '1.5', 'two'])('the page %j is none', (page) => {
  expect(readCited(new URLSearchParams({ page, quote: 'Total' }))).toBeNull();
});

test('an ordinary link cites nothing', () => {
  expect(readCited(paramsOf(analysisLink('d1', 'due=overdue')))).toBeNull();
});
