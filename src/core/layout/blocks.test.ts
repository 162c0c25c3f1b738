import { expect, test } from 'vitest';
import { typedLayout } from './testing/typed-page.ts';

test('a heap of lines becomes blocks that can each be looked at in a bounded time', () => {
  const lines = Array.from({ length: 600 }, (_, index) => `Total ${index}`).join('\n');
  const [page] = typedLayout(lines).pages;
  expect(page!.segments).toHaveLength(600);
  expect(Math.max(...page!.blocks.map(({ segments }) => segments.length))).toBeLessThanOrEqual(120);
  expect(page!.blocks.flatMap(({ segments }) => segments)).toHaveLength(600);
});
