import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

/** Description and total of each line. */
const soldIn = (page: string): string[] =>
  printedLines(page).map((line) => {
    const parts = line.split(' | ');
    return `${parts[1]} | ${parts[4]}`;
  });

test('shipping with a price of its own in the column of prices is a line, and without one it is none', () => {
  const table = (shipping: string) => `
Description                      Qty      VAT %      Unit price        Total
Cordless vacuum cleaner            1        19%           84.99        84.99
Spare filter, pack of 3            2        19%            7.50        15.00
${shipping}
                                             Grand total              104.33`;
  expect(soldIn(table('Shipping                                                   4.34         4.34'))).toEqual([
    'Cordless vacuum cleaner | 84.99',
    'Spare filter, pack of 3 | 15.00',
    'Shipping | 4.34',
  ]);
  expect(soldIn(table('Shipping                                                                4.34'))).toHaveLength(2);
});

test('what is not taxed and stands below the tax on the other fees is one of them', () => {
  expect(
    soldIn(`
1,3 Geschäftsgebühr §§ 2, 13 RVG                 798,20 €
1,5 Einigungsgebühr §§ 2, 13 RVG                 921,00 €
Auslagenpauschale Nr. 7002 VV RVG                 20,00 €
Zwischensumme netto                            1.739,20 €
19 % Umsatzsteuer Nr. 7008 VV RVG                330,45 €
Aktenversendungspauschale (verauslagt)            12,00 €
zu zahlender Betrag                            2.081,65 €`),
  ).toEqual([
    '1,3 Geschäftsgebühr §§ 2, 13 RVG | 798.20',
    '1,5 Einigungsgebühr §§ 2, 13 RVG | 921.00',
    'Auslagenpauschale Nr. 7002 VV RVG | 20.00',
    'Aktenversendungspauschale (verauslagt) | 12.00',
  ]);
});

test('what was paid and is taken off below the tax is none of the lines above it', () => {
  expect(
    soldIn(`
Menú boda adulto                                7872,00
Barra libre                                     2025,00
Base imponible                                  9897,00
IVA 10 %                                         989,70
Señal 15/03                                    -3000,00
Pendiente                                       7886,70`),
  ).toEqual(['Menú boda adulto | 7872.00', 'Barra libre | 2025.00']);
});

test('tax that was laid out for the buyer is charged, and amounts of the home currency alone are not the whole list', () => {
  expect(
    soldIn(`
CHARGE DESCRIPTION                     CURRENCY AMOUNT @ ROE        GST         AMOUNT SGD
OCEAN FREIGHT 1 X 20'GP                USD 1,150.00 @ 1.3450        ZR            1,546.75
BUNKER ADJUSTMENT                      USD 210.00 @ 1.3450          ZR              282.45
TERMINAL HANDLING CHARGE               SGD 295.00                   SR 9%           295.00
CUSTOMS CLEARANCE                      SGD 120.00                   SR 9%           120.00
HAULAGE                                SGD 380.00                   SR 9%           380.00
GST PAID ON BEHALF (PERMIT IG5H88)     SGD 1,410.80                 OS            1,410.80
                                                     SUBTOTAL                     4,035.00
                                                     GST 9% ON 795.00                71.55
                                                     TOTAL SGD                    4,106.55`),
  ).toEqual([
    "OCEAN FREIGHT 1 X 20'GP | 1546.75",
    'BUNKER ADJUSTMENT | 282.45',
    'TERMINAL HANDLING CHARGE | 295.00',
    'CUSTOMS CLEARANCE | 120.00',
    'HAULAGE | 380.00',
    'GST PAID ON BEHALF (PERMIT IG5H88) | 1410.80',
  ]);
});

test('tax that was laid out for the buyer is a line where the total follows it without a sum', () => {
  expect(
    soldIn(`
Description                            Qty        Price        Amount
Ocean freight                            1       546.75        546.75
Terminal handling                        1       295.00        295.00
GST paid on your behalf                                        410.80
                                         Total SGD           1,252.55`),
  ).toEqual(['Ocean freight | 546.75', 'Terminal handling | 295.00', 'GST paid on your behalf | 410.80']);
});

test.each([
  ['Freight', 'Subtotal', 'VAT 20%', 'Total'],
  ['Verpackung', 'Summe netto', 'MwSt. 20 %', 'Gesamtbetrag'],
  ['Frais de port', 'Total HT', 'TVA 20 %', 'Total TTC'],
  ['Verzendkosten', 'Subtotaal', 'Btw 20 %', 'Totaal'],
  ['Transporte', 'Base imponible', 'IVA 20 %', 'Total'],
  ['Trasporto', 'Imponibile', 'IVA 20 %', 'Totale'],
])(
  'what is charged right below the lines is one of them where the sum before tax stands apart: %s',
  (charge, ...sums) => {
    const [net, tax, total] = sums.map((sum) => sum.padEnd(20));
    const table = (amount: string, apart: boolean) => `
Description                      Qty      Unit price        Total
Cordless cleaner Z4                2           50.00       100.00
Spare filter M2                    3           25.00        75.00
${charge.padEnd(51)}${amount}${apart ? '\n' : ''}
${apart ? ' '.repeat(26) : ''}${net}    ${apart ? '' : ' '.repeat(27)}     220.00
${apart ? ' '.repeat(26) : ''}${tax}    ${apart ? '' : ' '.repeat(27)}      44.00
${apart ? ' '.repeat(26) : ''}${total}    ${apart ? '' : ' '.repeat(27)}     264.00`;
    expect(soldIn(table('        45.00', true))).toEqual([
      'Cordless cleaner Z4 | 100.00',
      'Spare filter M2 | 75.00',
      `${charge} | 45.00`,
    ]);
    // Below each other in one column, it is the first row of the sums.
    expect(soldIn(table('        45.00', false))).toHaveLength(2);
  },
);
