import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const BILL = `Kestrel Beheer
Postbus 417, 9700 AK Groningen

Aan de eigenaar van
De heer P. Wiersma
Damsterdiep 214
9713 EM Groningen

Factuurnummer     VV26-3071
Factuurdatum      22 juni 2026

Omschrijving                     Periode                        Bedrag
Voorschot servicekosten          01-07-2026 t/m 30-09-2026      € 318,00
Bijdrage reservefonds            01-07-2026 t/m 30-09-2026      € 195,00
Voorschot stookkosten            01-07-2026 t/m 30-09-2026      € 240,00

Totaal te betalen                                               € 753,00
`;

test('whose he is ("Aan de eigenaar van") names nobody: the person below does', () => {
  expect(readTyped(BILL).entities.BUYER_NAME?.[0]?.value).toMatch(/Wiersma/);
});

test('advances on costs are charged, not paid', () => {
  expect(readTyped(BILL).line_items.map(({ description, line_total }) => [description, line_total])).toEqual([
    ['Voorschot servicekosten', '318.00'],
    ['Bijdrage reservefonds', '195.00'],
    ['Voorschot stookkosten', '240.00'],
  ]);
});

test('a calculation with its unit behind the currency leaves no rest of itself for a name', () => {
  const { line_items } = readTyped(`Kestrel Energía, S.L.
Calle Mayor 4, 28013 Madrid

Cliente: Ana Lahoz Gimeno

Factura nº: PM-2047
Fecha: 12/03/2026

Energía punta: 62 kWh x 0,1820 €/kWh          11,28 €
Energía llano: 55 kWh x 0,1290 €/kWh           7,10 €
Base imponible                                18,38 €
IVA 21 %                                       3,86 €
Total                                         22,24 €
`);
  expect(line_items.map(({ description, quantity }) => [description, quantity])).toEqual([
    ['Energía punta: 62 kWh x 0,1820 €/kWh', '62'],
    ['Energía llano: 55 kWh x 0,1290 €/kWh', '55'],
  ]);
});
