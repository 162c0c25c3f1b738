import { expect, test } from 'vitest';
import { templateFigures } from './template-figures.ts';
import { aZone } from './testing-template.test-suite.ts';

test('zones, required ones, rules, pages and types are counted', () => {
  const rule = { id: 'r', type: 'regex', value: 'x', config: {} } as const;
  const zones = [
    aZone({ id: 'a', required: true, rules: [rule, { ...rule, id: 's' }] }),
    aZone({ id: 'b', type: 'table', pageNumber: 3, rules: [rule] }),
    aZone({ id: 'c' }),
  ];
  expect(templateFigures({ zones })).toEqual({
    zones: 3,
    required: 1,
    rules: 3,
    withoutRules: 1,
    pages: 2,
    types: ['2 text', '1 table'],
  });
});
