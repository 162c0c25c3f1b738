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

test('the invoice that a letter is about has its number behind the word, and a season is none', () => {
  const { entities } = readTyped(`Korfbalvereniging De Wad
Sportpark 3, 8861 KB Harlingen

Wiersma B.V.
Kanaalweg 118
8861 KN Harlingen

Harlingen, 12 september 2025
Betreft: factuur 2526-031, sponsoring seizoen 2025-2026

2  Bord         225,00      450,00
1  Shirt        600,00      600,00
Samen                     1.050,00
Btw 21%                     220,50
Te betalen                1.270,50`);
  expect(entities.INVOICE_NUMBER?.[0]?.value).toBe('2526-031');
});
