import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const taxIn = (body: string) => readBelowHead(body).entities.TAX_AMOUNT?.[0]?.value;

test.each([
  '(dont 11,70 € TVA 21 %)',
  'incl. 11,70 BTW 21%',
  'inbegrepen: incl. 11,70 € BTW (21%)',
  'darin 11,70 MwSt. (21 %)',
  'davon 11,70 € USt. 21 %',
  'includes £11.70 VAT at 21%',
  'di cui € 11,70 IVA 21%',
  'incluye 11,70 € IVA 21 %',
  'inclui 11,70 € de IVA 21%',
  'w tym 11,70 VAT (21%)',
  'z toho 11,70 DPH 21 %',
  'varav 11,70 moms 21 %',
  'heraf 11,70 moms (21 %)',
  'herav 11,70 mva 21 %',
  'sisältää 11,70 ALV 21 %',
])('"%s" below the total tells the tax in it, its rate last', (clause) => {
  const dots = clause.includes('£');
  const amount = (text: string) => (dots ? text.replace(',', '.') : text);
  expect(
    taxIn(`Description               Qty     Price     Amount
Reparatie                   1     ${amount('40,00')}      ${amount('40,00')}
Ketting                     1     ${amount('27,40')}      ${amount('27,40')}

Total                                       ${amount('67,40')}
${clause}`),
  ).toBe('11.70');
});

test('a clause of the tax stands between the word for the total and its amount as well', () => {
  expect(
    taxIn(`Omschrijving           Aantal     Prijs     Bedrag
Reparatie                   1     40,00      40,00
Ketting                     1     27,40      27,40

Totaal incl. 11,70 BTW 21%                   67,40`),
  ).toBe('11.70');
});

test('an amount before its own tax is no tax where no clause begins', () => {
  expect(
    taxIn(`Omschrijving           Aantal     Prijs     Bedrag
Reparatie                   1     40,00      40,00
Ketting                     1     15,70      15,70

Subtotaal   55,70   BTW 21%   11,70
Totaal                                       67,40`),
  ).toBe('11.70');
});

test('two taxes that each tell what they are taken of are the tax together', () => {
  expect(
    taxIn(`Artikel              Menge    Preis      Betrag
Tuch                     1    74,00       74,00
Garn                     1    20,00       20,00

Netto                                     94,00
7 % MwSt. auf 74,00                        5,18
19 % MwSt. auf 20,00                       3,80
Gesamtbetrag                             102,98 €`),
  ).toBe('8.98');
});

test.each(['enthalten 10 % MwSt. 92,27   20 % MwSt. 14,67', 'dont TVA 10 % 92,27   TVA 20 % 14,67'])(
  'the taxes of one row below a total that includes them are the tax together: "%s"',
  (row) => {
    expect(
      taxIn(`7 Nächte Halbpension              145,00      1.015,00
Ortstaxe 7 Nächte                   3,50         24,50
Getränke lt. Aufstellung                         88,00

Gesamt                                        1.127,50
${row}`),
    ).toBe('106.94');
  },
);

test.each([
  'davon 7 % MwSt.                            5,18\ndavon 19 % MwSt.                           3,80',
  'enthaltene MwSt. 7 %: 5,18 €\nenthaltene MwSt. 19 %: 3,80 €',
  'dont TVA 7 %                               5,18\ndont TVA 19 %                              3,80',
  'waarvan 7% BTW                             5,18\nwaarvan 19% BTW                            3,80',
  'incl. 7% BTW 5,18 en 19% BTW 3,80',
])('the taxes of several rates inside a total are the tax together: "%s"', (rows) => {
  expect(
    taxIn(`Artikel              Menge    Preis      Betrag
Tuch                     1    79,18       79,18
Garn                     1    23,80       23,80

Gesamtbetrag                             102,98 €
${rows}`),
  ).toBe('8.98');
});

test('one tax inside a total that is printed twice is no tax of two rates', () => {
  expect(
    taxIn(`Artikel              Menge    Preis      Betrag
Tuch                     1    79,18       79,18
Garn                     1    23,80       23,80

Gesamtbetrag                             102,98 €
davon 19 % MwSt.                          16,44
davon 19 % MwSt.                          16,44`),
  ).toBe('16.44');
});

test.each([
  ['-£540.00', '-£108.00', '-£648.00', '-108.00'],
  ['£540.00', '£108.00', '£648.00', '108.00'],
])('"V.A.T." is written with dots as well, above a total that includes it (%s)', (net, tax, total, expected) => {
  expect(
    taxIn(`Description                             Amount
Two oak doors                         ${net}

V.A.T. 20%                            ${tax}
Total (incl. V.A.T.)                  ${total}`),
  ).toBe(expected);
});
