import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from './document-facts.ts';

/** How many blocks the lines stand in. */
function countBlocks(text: string): number {
  return new Set(documentFacts(typedLayout(text)).blocks.values()).size;
}

test('the sender in one line above the recipient in the window is a block of its own', () => {
  expect(countBlocks('Acme GmbH, Feldweg 8, 49080 Osnabrück\nMaria Kern\nAm Hang 4\n20095 Hamburg')).toBe(2);
});

test.each([
  'Bianchi Impianti, Via Roma 8, 20121 Milano\nTel. 02 8820 118\nP.IVA 01182044711\ninfo@bianchi.example',
  'Atelier Morel, 8 rue Haute, 75011 Paris\nTél. 01 88 20 11 82\nSIRET 118 204 471 00018\n75011 Paris',
])('the head of a letter stays with its telephone and tax numbers: %s', (text) => {
  expect(countBlocks(text)).toBe(1);
});

test.each([
  'Hotel Adler, 3 Nächte, 1450 EUR\nFrühstück\nKurtaxe\nParkplatz',
  'Project Atlas, phase 2, 1200 Widgets\nAssembly\nTesting\nDelivery',
])('what only looks like a sender above no address is not split off: %s', (text) => {
  expect(countBlocks(text)).toBe(1);
});
