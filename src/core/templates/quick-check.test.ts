import { expect, test } from 'vitest';
import { checkZone, passScore, quickCheck, scoreColour, shownMatches } from './quick-check.ts';

const entity = (text: string, confidence: number, context = '') => ({ text, context, confidence });
const zone = (rules: { type: string; value: string }[], required = false) => ({
  id: 'z1',
  name: 'Number',
  required,
  rules,
});
const keyword = (value: string) => ({ type: 'keyword', value });

const INVOICE = [entity('RE-2024-7', 0.9, 'Invoice No. RE-2024-7'), entity('1,190.00', 0.8, 'Total due 1,190.00 EUR')];

test('keywords are lowercased and found inside the text or the context of entities', () => {
  const byText = checkZone(zone([keyword('re-2024')]), INVOICE);
  const byContext = checkZone(zone([keyword('nothing, TOTAL DUE')]), INVOICE);
  expect(byText).toEqual({ zoneId: 'z1', status: 'pass', message: null, confidence: 0.9, matches: [INVOICE[0]] });
  expect(byContext.matches).toEqual([INVOICE[1]]);
});

test('the confidence is the mean of all matches', () => {
  expect(checkZone(zone([keyword('invoice, total')]), INVOICE).confidence).toBeCloseTo(0.85, 9);
});

test('a required zone without a match fails, any other one warns', () => {
  expect(checkZone(zone([keyword('iban')], true), INVOICE)).toMatchObject({
    status: 'fail',
    message: 'Required field not found',
    confidence: 0,
  });
  expect(checkZone(zone([keyword('iban')]), INVOICE)).toMatchObject({
    status: 'warning',
    message: 'No matching content found',
  });
});

test('a mean confidence below 0.7 warns, one of just 0.7 does not', () => {
  const matching = (...confidences: number[]) => confidences.map((one) => entity('total', one));
  expect(checkZone(zone([keyword('total')], true), matching(0.9, 0.49))).toMatchObject({
    status: 'warning',
    message: 'Low confidence matches',
  });
  expect(checkZone(zone([keyword('total')]), matching(0.7, 0.7, 0.7)).status).toBe('pass');
  expect(checkZone(zone([keyword('total')]), matching(0.699999)).status).toBe('warning');
});

test('a zone without rules warns, even a required one', () => {
  expect(checkZone(zone([], true), INVOICE)).toMatchObject({
    status: 'warning',
    message: 'No validation rules defined',
  });
});

test('a zone whose first rule is no keyword rule passes with confidence 0, whatever comes after it', () => {
  const check = checkZone(zone([{ type: 'regex', value: 'x' }, keyword('iban')], true), INVOICE);
  expect(check).toEqual({ zoneId: 'z1', status: 'pass', message: null, confidence: 0, matches: [] });
});

test('only the first rule is evaluated', () => {
  expect(checkZone(zone([keyword('iban'), keyword('invoice')], true), INVOICE).status).toBe('fail');
});

test('blank keywords between commas match nothing', () => {
  expect(checkZone(zone([keyword(' , ,')], true), INVOICE).status).toBe('fail');
});

test('the score is the percentage of zones that pass', () => {
  const zones = [zone([keyword('invoice')]), zone([]), zone([keyword('iban')], true)];
  expect(quickCheck(zones, INVOICE).score).toBe(33);
  expect(passScore([])).toBe(0);
});

test('80 or more is green, 60 or more yellow, below 60 red', () => {
  expect([100, 80, 79, 60, 59, 0].map(scoreColour)).toEqual(['green', 'green', 'yellow', 'yellow', 'red', 'red']);
});

test('at most three matches are shown, the others are counted', () => {
  expect(shownMatches(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
  expect(shownMatches(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
});
