import { expect, test } from 'vitest';
import { mendMisreadFigures } from './misread-figures.ts';

const mended = (...texts: string[]): string[] =>
  mendMisreadFigures(
    texts.map((text) => ({ text, box: { x: 0, y: 0, width: 0.1, height: 0.01 }, fontSize: 10, bold: false })),
  ).map(({ text }) => text);

test('letters within amounts are the digits that they look like', () => {
  expect(mended('1O4.50', 'l.234,5O', '£12.O0', 'CHF1O.00', "1'2S4.50", '(4B.10)', '5O,00€')).toEqual([
    ...['104.50', '1.234,50', '£12.00', 'CHF10.00', "1'254.50", '(48.10)', '50,00€'],
  ]);
});

test('letters within dates and numbers are', () => {
  expect(mended('l2.O3.2024', '2O24-03-12,', '0S/11/2024', '2O24')).toEqual([
    ...['12.03.2024', '2024-03-12,', '05/11/2024', '2024'],
  ]);
  expect(mended('47l102', 'AV-2O17-0005', 'INV/2023/00O8')).toEqual(['471102', 'AV-2017-0005', 'INV/2023/0008']);
});

test('digits within words are letters', () => {
  expect(mended('Mül1ermann', 'Bestel1ung:', 'Gast0nomie')).toEqual(['Müllermann', 'Bestellung:', 'Gastonomie']);
});

test('what is written so on purpose stays', () => {
  const written = [
    ...['S1.25', 'B2.50', '1,5l', '0.75l', 'IS.SO', '47S113', 'A1O', '12B45', 'O2', 'mp3player', 'web2print', 'Level1'],
    ...['B2B', 'SO-2024-118', 'GB82WEST12345698765432', 'l0-2S', '100x200', 'H2O', '3l', 'BLR_WFLD20151000982590'],
  ];
  expect(mended(...written)).toEqual(written);
});
