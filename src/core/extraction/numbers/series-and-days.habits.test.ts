import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const numberOf = (number: string) =>
  readTyped(`*AUTOTRASPORTI BONFANTE S.R.L.
Via Padana Superiore 112 - 37040 Zimella (VR) - P.IVA 02619830231

                                        Spett.le
                                        CERAMICHE VALSERIO S.P.A.
                                        Via Statale 467
                                        42013 Casalgrande (RE)

NUMERO              DATA            COD. CLIENTE
${number.padEnd(20)}31/10/2024      001836

Descrizione                         Q.tà      Prezzo       Importo
Trasporto piastrelle                   1      690,00        690,00
Sosta oltre 2 ore                      2       45,00         90,00

Totale imponibile                                           780,00
IVA 22 %                                                    171,60
Totale fattura                                              951,60`).entities.INVOICE_NUMBER?.[0]?.value;

test.each(['1.247 / A', '318 / FE', '1247/A'])('the letters of a series belong to the number: %s', (number) => {
  expect(numberOf(number)).toBe(number);
});

test('a number may begin with a day and go on', () => {
  expect(numberOf('2024-11-2-401187')).toBe('2024-11-2-401187');
});
