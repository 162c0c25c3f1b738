import { expect, test } from 'vitest';
import { runsOf } from './table-runs.ts';
import { typedLayout } from './testing/typed-page.ts';

const runs = (text: string) => {
  const layout = typedLayout(text);
  return runsOf(layout.rows[0]!, layout.pages[0]!.page).map((run) => run.text);
};

test('leader dots part a name from its amount', () => {
  expect(runs('Oil change ......... $49.95')).toEqual(['Oil change', '$49.95']);
});

test('a row of nothing but a line is one run', () => {
  expect(runs('________________')).toEqual(['________________']);
});
