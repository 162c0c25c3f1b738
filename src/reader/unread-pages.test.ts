import { expect, test } from 'vitest';
import type { Word } from '#core/text-document.ts';
import { textLayerOf } from './unread-pages.ts';

const words = (text: string): Word[] =>
  text
    .split(' ')
    .map((each) => ({ text: each, box: { x: 0, y: 0, width: 0.1, height: 0.01 }, fontSize: 10, bold: false }));
const layerOf = (text: string, pictured = 0) => textLayerOf({ words: text ? words(text) : [] }, () => pictured);

test('a page without words, and one with a stamp beside a picture, have no text layer', () => {
  expect(layerOf('')).toBe('absent');
  expect(layerOf('Seite 1 von 2', 0.9)).toBe('absent');
  expect(layerOf('Seite 1 von 2')).toBe('usable');
  expect(layerOf('Received 12 March 2024 by the accounts department, to be booked in period 3', 0.9)).toBe('usable');
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

test('signs in the place of letters, as PostScript that was printed again gives, are garbage', () => {
  expect(layerOf('✁✂✂✄☎ ✆✁✝✝✄ ✞✟✄✠✡ ✝✡☛☞ ✌✍✎✏✑ ✒✓✁✞✁✔ ✕✖✖✗✘✙ '.repeat(3).trim())).toBe('garbage');
  expect(layerOf('!"# $%& \'()*+ ,-./0 :;<= >?@A [\\]^_ `{|} ~12 '.repeat(3).trim())).toBe('garbage');
  // A short receipt of rules, dot leaders and figures is none, nor is one in letters that are not Latin.
  expect(
    layerOf('---------- Kaffee..........................2,50 ========== Summe...............2,50 **********'),
  ).toBe('usable');
  expect(layerOf('हिन्दी में चालान संख्या और दिनांक यहाँ लिखे हैं '.repeat(3).trim())).toBe('usable');
});
