import { expect, test } from 'vitest';
import { itemsOf } from './testing/printed-lines.ts';

const linesOf = (paper: string) =>
  itemsOf(paper).map(({ quantity, unit_price, line_total }) => [quantity, unit_price, line_total]);

const TITLES = 'Products          SKU       Price                 Qty     Subtotal';

const inOneLine = (sums: string) =>
  linesOf(`
${TITLES}
Garden fork       GF-11     Excl. Tax: £10.00     2       Excl. Tax: £20.00
                            Incl. Tax: £12.00             Incl. Tax: £24.00
Spade             SP-12     Excl. Tax: £25.00     1       Excl. Tax: £25.00
                            Incl. Tax: £30.00             Incl. Tax: £30.00

${sums}`);

const NET = [
  ['2', '10.00', '20.00'],
  ['1', '25.00', '25.00'],
];

test('of amounts before and with tax above each other those are read that make the sum', () => {
  expect(
    inOneLine(`                                      Subtotal:           £45.00
                                      Tax:                 £9.00
                                      Grand Total:        £54.00`),
  ).toEqual(NET);
  expect(
    inOneLine(`                                      Subtotal:           £54.00
                                      Shipping:            £6.00
                                      Grand Total:        £60.00`),
  ).toEqual([
    ['2', '12.00', '24.00'],
    ['1', '30.00', '30.00'],
  ]);
});

test('so are amounts below the words that tell of their tax', () => {
  expect(
    linesOf(`
${TITLES}
Garden fork       GF-11     Excl. Tax:            2       Excl. Tax:
                            £10.00                        £20.00
                            Incl. Tax:                    Incl. Tax:
                            £12.00                        £24.00
Spade             SP-12     Excl. Tax:            1       Excl. Tax:
                            £25.00                        £25.00
                            Incl. Tax:                    Incl. Tax:
                            £30.00                        £30.00

                                      Subtotal (Excl. Tax):   £45.00
                                      Tax:                     £9.00
                                      Grand Total:            £54.00`),
  ).toEqual(NET);
});

test.each([
  ['Artikel', 'Preis', 'Menge', 'Zwischensumme', 'Exkl. MwSt.:', 'Inkl. MwSt.:', 'Zwischensumme', 'Gesamtbetrag'],
  ['Producten', 'Prijs', 'Aantal', 'Subtotaal', 'Excl. btw:', 'Incl. btw:', 'Subtotaal (excl. btw)', 'Totaal'],
  ['Produits', 'Prix', 'Qté', 'Sous-total', 'HT :', 'TTC :', 'Sous-total HT', 'Total TTC'],
  ['Producto', 'Precio', 'Cant.', 'Subtotal', 'Sin IVA:', 'Con IVA:', 'Subtotal', 'Total'],
  ['Prodotto', 'Prezzo', 'Q.tà', 'Subtotale', 'IVA escl.:', 'IVA incl.:', 'Subtotale', 'Totale'],
])('in the words of each language: %s', (name, price, count, total, net, gross, subtotal, whole) => {
  const row = (...cells: string[]) => cells.map((cell, at) => cell.padEnd([20, 26, 10, 0][at]!)).join('');
  const paper = [
    row(name, price, count, total),
    row('Olma Tr-4', `${net} 10,00`, '2', `${net} 20,00`),
    row('', `${gross} 12,00`, '', `${gross} 24,00`),
    row('Benor Tr-5', `${net} 25,00`, '1', `${net} 25,00`),
    row('', `${gross} 30,00`, '', `${gross} 30,00`),
    '',
    `${row('', '', subtotal, '').padEnd(68)}45,00`,
    `${row('', '', whole, '').padEnd(68)}54,00`,
  ];
  expect(linesOf(`\n${paper.join('\n')}`)).toEqual(NET);
});
