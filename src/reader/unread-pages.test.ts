import { expect, test } from 'vitest';
import type { Word } from '#core/text-document.ts';
import { textLayerOf } from './unread-pages.ts';

const words = (text: string): Word[] =>
  text
    .split(' ')
    .map((each) => ({ text: each, box: { x: 0, y: 0, width: 0.1, height: 0.01 }, fontSize: 10, bold: false }));
const layerOf = (text: string, share = 0) => textLayerOf({ words: text ? words(text) : [] }, { pictured: () => share });

const ARCHIVED = 'Received 12 March 2024 by the accounts department, to be booked in period 3';

/** Lines of words, six to a line, from the given heights. */
const lines = (...heights: number[]): Word[] =>
  heights.flatMap((y) =>
    words('Received March accounts department booked period').map((word, index) => ({
      ...word,
      box: { x: 0.05 + index * 0.15, y, width: 0.13, height: 0.01 },
    })),
  );
const layerOver = (own: Word[], pictured: number, isScan = false) =>
  textLayerOf({ words: own }, { pictured: () => pictured, isScan });

test('a page without words, and one with a stamp beside a picture, have no text layer', () => {
  expect(layerOf('')).toBe('absent');
  expect(layerOf('Seite 1 von 2', 0.9)).toBe('absent');
  expect(layerOf('Seite 1 von 2')).toBe('usable');
  expect(layerOf(ARCHIVED)).toBe('usable');
});

test('an archive line, a header and a foot over a picture of the page are no text layer, however many letters they have', () => {
  expect(layerOf(ARCHIVED, 0.9)).toBe('absent');
  expect(layerOver(lines(0.01), 1)).toBe('absent');
  expect(layerOver(lines(0.5), 1)).toBe('absent');
  expect(layerOver(lines(0.02, 0.035, 0.97), 1)).toBe('absent');
  // Nothing but what an earlier program recognised, a page of little writing.
  expect(layerOver(lines(0.5), 1, true)).toBe('usable');
  expect(layerOver(lines(0.01), 0.2)).toBe('usable');
  // A short letter over a picture of the letterhead.
  expect(layerOver(lines(0.2, 0.3, 0.35, 0.4, 0.55, 0.9), 1)).toBe('usable');
});

test('letters that stand for others are garbage', () => {
  expect(layerOf('\uE001\uE002\uE003 \uFFFD\uFFFD 12')).toBe('garbage');
  // Every letter 29 below the right one, as subset fonts without a table of their letters give.
  const shifted = 'Rechnung Nummer Datum Betrag Lieferung Kunde Strasse Gesamt Netto Umsatz '
    .repeat(3)
    .trim()
    .replace(/\S/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));
  expect(layerOf(shifted)).toBe('garbage');
  expect(layerOf('Rechnung Nummer Datum Betrag Lieferung Kunde '.repeat(6).trim())).toBe('usable');
});
