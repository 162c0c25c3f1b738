import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('in an account of debits, credits and what is left, the debits are lines', () => {
  expect(
    printedLines(`
Date          Description               Reference       Debit       Credit      Balance
2025-08-22    Room Charge - Deluxe      RES123        5000.00                   5000.00
2025-08-22    Advance Payment - Card    TXN789                    2000.00       3000.00
2025-08-23    Dinner, Terrace           CHK 441       1850.00                   4850.00
2025-08-24    Laundry                   LD 18          420.00                   5270.00

                                   Total Charges                7270.00
                                   Total Payments               2000.00
                                   Balance Due                  5270.00`),
  ).toEqual([
    '- | Room Charge - Deluxe | - | - | 5000.00',
    '- | Dinner, Terrace | - | - | 1850.00',
    '- | Laundry | - | - | 420.00',
  ]);
});

test('a discount numbered like the lines above it is one of them', () => {
  const table = (last: string) => `
Pos.   Bezeichnung               Menge     Preis    Betrag
1      Fenster                       2    100,00    200,00
2      Rahmen                        1     50,00     50,00
${last}
       Gesamt netto                                 225,00
       19 % MwSt.                                    42,75
       Rechnungsbetrag                              267,75`;
  expect(printedLines(table('3      Rabatt 10 %                                  -25,00')).at(-1)).toBe(
    '- | Rabatt 10 % | - | - | -25.00',
  );
  expect(printedLines(table('       Rabatt 10 %                                  -25,00'))).toHaveLength(2);
});

test('the tax below a sum without a name is no line, though numbered like the fees; numbers of a tariff count nothing', () => {
  expect(
    printedLines(`
KV-Nr.    Gebühr                                       Betrag
21100     Beurkundungsverfahren                        354,00
22110     Vollzugsgebühr                               177,00
32001     Dokumentenpauschale                            8,25
                                                       539,25
32014     Umsatzsteuer 19 %                            102,46
                                                       641,71`),
  ).toEqual([
    '- | Beurkundungsverfahren | - | - | 354.00',
    '- | Vollzugsgebühr | - | - | 177.00',
    '- | Dokumentenpauschale | - | - | 8.25',
  ]);
});

test('where pieces, weeks and a rate make the total, the pieces are the quantity', () => {
  expect(
    printedLines(`
Item                      Qty    Weeks    Rate/wk     Total
Scaffold tower              2        3      45.00    270.00
Mini digger                 1        3     180.00    540.00
Fence panel                30        3       1.10     99.00
                                   Net              909.00
                                   VAT 20%          181.80
                                   Total          1,090.80`),
  ).toEqual([
    '2 | Scaffold tower | 45.00 | - | 270.00',
    '1 | Mini digger | 180.00 | - | 540.00',
    '30 | Fence panel | 1.10 | - | 99.00',
  ]);
});

test('below a sum without a name its tax is no line, and what bears none goes on below the tax', () => {
  expect(
    printedLines(`
Klage samt Einheitssatz                                          € 1.184,40
Tagsatzung 11.9.2025, 2/2 Std                                      € 882,00
Fahrtkosten                                                         € 44,10
                                                                 € 2.110,50
+ 20% USt                                                          € 422,10
Barauslagen (Pauschalgebühr)                                       € 335,00
Gesamt                                                           € 2.867,60`),
  ).toEqual([
    '- | Klage samt Einheitssatz | - | - | 1184.40',
    '- | Tagsatzung 11.9.2025, 2/2 Std | - | - | 882.00',
    '- | Fahrtkosten | - | - | 44.10',
    '- | Barauslagen (Pauschalgebühr) | - | - | 335.00',
  ]);
});

test('a list of the sums of other lists is none of what was sold', () => {
  expect(
    printedLines(`
Descrição                     Qtd     Preço Unit.     IVA %       Total
Escritura de compra e venda     1          320,00        0%      320,00
Registo predial online          2           45,00        0%       90,00
Subtotal Serviços                                                410,00

Descrição                   Valor           IVA %       Total
Certidão permanente         15,00              0%       15,00
Emolumentos do registo     225,00              0%      225,00
Subtotal Despesas                                      240,00

Item                        Valor
Serviços/Produtos          410,00
Despesas                   240,00
IVA                          0,00
Valor a Pagar              650,00`).map((line) => line.split(' | ')[1]),
  ).toEqual(['Escritura de compra e venda', 'Registo predial online', 'Certidão permanente', 'Emolumentos do registo']);
});

test('a discount with a day like the lines above it is one of them', () => {
  const table = (last: string) => `
Date         Activity                              Qty      Rate     Amount
09/04/2025   Bank reconciliation                     4     85.00     340.00
09/11/2025   Weekly payroll run                      4     45.00     180.00
09/30/2025   Bookkeeping software                    1     99.00      99.00
${last}
                                              Total                  594.00`;
  expect(printedLines(table('09/30/2025   Discount                                             -25.00')).at(-1)).toBe(
    '- | Discount | - | - | -25.00',
  );
  expect(printedLines(table('             Discount                                             -25.00'))).toHaveLength(
    3,
  );
});
