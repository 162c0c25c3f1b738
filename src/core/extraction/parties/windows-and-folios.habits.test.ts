import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const buyerOf = (typed: string) => readTyped(typed).entities.BUYER_NAME?.[0]?.value;

const folio = (company: string, guest: string) => `^THE GLENROE ARMS
                  HOTEL · GALWAY

                                                        Guest Name      : ${guest}
${company}     Room Number     : 214
Block 7, Mervue Business Park                           Arrival         : 03-05-26
Galway, H91 X2Y3                                        Departure       : 05-05-26
Ireland

*TAX INVOICE
Invoice No.    : GLA-11872
Invoice Date   : 05-05-26

Date        Description                       Charges EUR   Credits EUR
03-05-26    Accommodation                          140.00
04-05-26    Accommodation                          140.00
05-05-26    City Ledger                                          280.00

                                     Total         280.00        280.00
                                     Balance                       0.00

Glenroe Hotel Operations Ltd    12 Eyre Square, Galway    VAT Reg. No. IE 6388047V
`;

test.each([
  [
    'Larkin Marine Research Ltd\nAccounts Payable                     ',
    'Ms. Niamh Tuohy',
    'Larkin Marine Research Ltd',
  ],
  [
    'Larkin Marine Research Ltd\nPurchase Ledger                      ',
    'Ms. Niamh Tuohy',
    'Larkin Marine Research Ltd',
  ],
])('the company whose payables are written to pays for its guest: %s', (company, guest, buyer) => {
  expect(buyerOf(folio(company, guest))).toBe(buyer);
});

test('a guest to whom nobody else stands opposite is billed', () => {
  expect(buyerOf(folio('                         ', 'Ms. Niamh Tuohy'))).toMatch(/Niamh Tuohy$/u);
});

const windowOf = (lines: string) => `*WITTKOPP & SOHN
Dachdeckerei

Wittkopp & Sohn, Ringweg 4, 77652 Offenburg
${lines}

Rechnung Nr. 26-318                         Datum: 14.10.2026

Pos  Bezeichnung              Menge     Preis     Gesamt
*1    Dach und Zubehör
1.1  Dachziegel                  40      3,00     120,00
     Summe 1 Dach und Zubehör                     120,00
*2    Kamin und Gerüst
2.1  Rohr 5 x 6 liefern und verlegen, im Schacht und auf    2     60,00     120,00
     Gerüstbrett
     Summe 2 Kamin und Gerüst                     120,00

Nettobetrag                                       240,00
MwSt 19 %                                          45,60
Gesamtbetrag                                      285,60
`;

test.each([
  ['Eheleute\nDr. Ruth und Georg Ziegler\nLerchenblick 12\n\n77654 Offenburg', 'Dr. Ruth und Georg Ziegler'],
  ['Frau\nRuth Ziegler\nLerchenblick 12\n\n77654 Offenburg', 'Ruth Ziegler'],
  ['Monsieur\nLuc Perrin\nLerchenblick 12\n\n77654 Offenburg', 'Luc Perrin'],
])('below a form of address alone, under the line of the sender, stands who is written to: %s', (lines, buyer) => {
  expect(buyerOf(windowOf(lines))).toBe(buyer);
});

test('a company that is the guest is billed, though somebody is to be asked for there', () => {
  expect(
    buyerOf(`^THE GLENROE ARMS
12 Eyre Square, Galway

Guest: Larkin Marine Research Ltd
Attn: Ms. Tuohy
4 Dock Road, Galway

TAX INVOICE
Invoice No. : GLA-11872        Invoice Date : 05-05-26

Date        Description                       Amount
03-05-26    Accommodation                     140.00
04-05-26    Accommodation                     140.00
                                     Total    280.00`),
  ).toBe('Larkin Marine Research Ltd');
});

test('a form of address for either is none, and a question is nobody', () => {
  const bill = (window: string) => `*Ribeira Telecom, S.A.

${window}

Fatura FT 2026/4471
Data de emissão: 02-11-2026

Pacote Fibra                                       32,50
Total a pagar                                      32,50

Dúvidas ou reclamações?
Ligue 16 200`;
  expect(buyerOf(bill('Exmo(a). Sr(a).\nMatilde Rocha Pinto\nRua do Sol, 8\n3810-164 Aveiro'))).toBe(
    'Matilde Rocha Pinto',
  );
  expect(buyerOf(bill(''))).not.toBe('Dúvidas ou reclamações?');
});

test('a question above its address may be the name of a company, and none is the beginning of the name below', () => {
  const bill = (window: string) => `*Brackley Tool Hire Ltd
14 Forge Lane
Derby DE1 2AB

INVOICE
Invoice No: RE-2044
Date: 14/10/2026

${window}
9 Quay Street
Hull HU1 3QT

Description                    Qty      Unit price      Amount
Scaffold hire, week 12           1         480.00         480.00

Total due                                     480.00`;
  expect(buyerOf(bill('Bill to:\nWhere Next?'))).toBe('Where Next?');
  expect(buyerOf(bill('Got questions?\nOrmond Catering Ltd'))).toBe('Ormond Catering Ltd');
});
