import { expect, test } from 'vitest';
import { WORDINGS } from '#core/assistant/wording/format-figures.ts';
import { verdict } from './test-figure.ts';

const wording = WORDINGS.en;

test.each([
  [['900'], { min: '1000' }, 'No: '],
  [['1200'], { min: '1000' }, 'Yes: '],
  [['900', '900'], { min: '1000' }, ''],
  [['1200', '100'], { min: '1000' }, 'Yes: '],
  [['400', '400'], { max: '500' }, ''],
  [['400', '400'], { min: '300', max: '500' }, ''],
])('%s held against %o says "%s": sums of several currencies settle only a lower bound', (figures, bounds, said) => {
  expect(verdict(figures, bounds, wording)).toBe(said);
});
