import { expect, test } from 'vitest';
import { eitherOf } from './alternatives.ts';

test('what several patterns have in common stands once among the alternatives', () => {
  expect(eitherOf(['der|die', 'la|de', 'die|la'])).toBe('der|die|la|de');
});

test('strokes in brackets and classes part nothing', () => {
  expect(eitherOf([String.raw`a(?:b|c)|[|)]d|\(e`, 'b|c'])).toBe(String.raw`a(?:b|c)|[|)]d|\(e|b|c`);
});
