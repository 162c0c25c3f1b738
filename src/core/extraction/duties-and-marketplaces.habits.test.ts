import { describe, expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

const taxOf = (found: ReturnType<typeof readTyped>) => found.entities.TAX_AMOUNT?.[0]?.value;
const totalOf = (found: ReturnType<typeof readTyped>) => found.entities.TOTAL_AMOUNT?.[0]?.value;

describe('a tax that is printed in parts only', () => {
  const items = `Description              Qty       Price       Amount
Programmes                100       29.50     2,950.00
Posters                   400        3.20     1,280.00
`;

  test.each([
    [
      'GST 5%                     211.50\nQST 9.975%                 421.94\nTOTAL                    4,863.44',
      '633.44',
    ],
    [
      'VAT 9% on 2,950.00         265.50\nVAT 21% on 1,280.00        268.80\nTotal                    4,764.30',
      '534.30',
    ],
    [
      'CGST 9%                    380.70\nSGST 9%                    380.70\nTotal                    4,991.40',
      '761.40',
    ],
  ])('is their sum where net and all parts make the total (%#)', (sums, tax) => {
    const found = readBelowHead(`${items}\nSubtotal                 4,230.00\n${sums}`);
    expect(taxOf(found)).toBe(tax);
    expect(found.entities.TAX_AMOUNT![0]!.text).toContain(' + ');
    expect(found.checks.filter(({ id, status }) => id.startsWith('tax.') && status !== 'pass')).toEqual([]);
  });

  test.each([
    ['VAT 9%       265.50\nVAT 21%      268.80\nTotal VAT    534.30\nTotal      4,764.30', '534.30'],
    ['VAT 20%      846.00\nTotal      5,076.00', '846.00'],
    ['VAT 20%      846.00\nWithholding tax 5%      211.50\nTotal      5,076.00', '846.00'],
  ])('but a printed sum, and one tax alone, stay what they are (%#)', (sums, tax) => {
    const found = readBelowHead(`${items}\nSubtotal   4,230.00\n${sums}`);
    expect(taxOf(found)).toBe(tax);
    expect(found.entities.TAX_AMOUNT![0]!.text).not.toContain('+');
  });
});

test.each(['Razem', 'Ogółem'])('the tax in a row of totals outweighs that of a line of items: %s', (sum) => {
  const found = readTyped(`Sprzedawca: Auto Serwis Wolski Sp. z o.o.        Nabywca: Piekarnia Jan Mazur
FAKTURA VAT nr FS/118/10/2025        Data wystawienia: 20.10.2025

Lp.  Nazwa usługi     J.m.   Ilość   Cena netto   Wartość netto   VAT %   Kwota VAT   Wartość brutto
1    Wymiana          usł.       1       890,00          890,00     23      204,70         1 094,70
2    Zestaw           kpl.       1       640,00          640,00     23      147,20           787,20
3    Badanie          szt.       1       149,00          149,00     zw        0,00           149,00

     ${sum.padEnd(12)}                               1 679,00              351,90         2 030,90
Do zapłaty: 2 030,90 PLN`);
  expect([taxOf(found), totalOf(found)]).toEqual(['351.90', '2030.90']);
});

test('of one line of items its tax is that of the invoice', () => {
  const found = readTyped(`Sprzedawca: Auto Serwis Wolski Sp. z o.o.        Nabywca: Piekarnia Jan Mazur
FAKTURA VAT nr FS/118/10/2025        Data wystawienia: 20.10.2025

Lp.  Nazwa usługi     J.m.   Ilość   Cena netto   Wartość netto   VAT %   Kwota VAT   Wartość brutto
1    Wymiana          usł.       1       890,00          890,00     23      204,70         1 094,70

Do zapłaty: 1 094,70 PLN`);
  expect(taxOf(found)).toBe('204.70');
});

test('a stamp duty is no value added tax, and a real one beside it is', () => {
  const head = `Studio Bonfanti
Via dei Mille 44 - 20129 Milano

Spett.le Edizioni Lanterna S.r.l.
Corso Sempione 8, 20145 Milano

Fattura n. 18 del 22/07/2025
`;
  const without = readTyped(`${head}
Traduzione                          € 3.816,00
Imposta di bollo                        € 2,00
Totale a pagare                     € 3.818,00`);
  expect(taxOf(without)).toBeUndefined();
  expect(totalOf(without)).toBe('3818.00');
  const both = readTyped(`${head}
Imponibile                            € 100,00
Imposta 22%                            € 22,00
Imposta di bollo                        € 2,00
Totale fattura                        € 124,00`);
  expect(taxOf(both)).toBe('22.00');
});

test.each([
  'Comunidad de Propietarios Avda. del Puerto 118',
  'WEG Rosenweg 8',
  'Condominio Via Mazzini 4',
  'Wohnungseigentümergemeinschaft Lindenstraße 12',
])('the owners of a house are named for its street: %s', (buyer) => {
  const found = readTyped(`Lucía Ferrer Arquitectos S.L.
C/ Serranos 18, 46003 Valencia

CLIENTE / BILL TO
${buyer}
46021 Valencia

Factura Nº: F-2025/044          Fecha: 15/05/2025

Base imponible        3.830,00 €
IVA 21%                 804,30 €
TOTAL FACTURA         4.634,30 €`);
  expect(found.entities.BUYER_NAME?.[0]?.value).toBe(buyer);
});

test('a street alone is still nobody', () => {
  const found = readTyped(`Ferrer Arquitectos S.L.

CLIENTE
Avda. del Puerto 118
46021 Valencia

Factura Nº: F-2025/044          Fecha: 15/05/2025
TOTAL FACTURA         4.634,30 €`);
  expect(found.entities.BUYER_NAME?.[0]?.value).not.toBe('Avda. del Puerto 118');
});

test("the value for customs is no total, and the whole's currency is that of its label", () => {
  const found = readBelowHead(`Customs value       INR 4,47,118.00

Duty                                  447.12
Clearance                              65.00
TOTAL DUE GBP                         512.12`);
  expect([totalOf(found), found.entities.TOTAL_AMOUNT?.[0]?.currency]).toEqual(['512.12', 'GBP']);
});

test('amounts in the currency printed at them are not moved by a total without one', () => {
  const found = readBelowHead(`Hosting             € 100.00
Support              € 20.00
Total amount        € 120.00`);
  expect([totalOf(found), found.entities.TOTAL_AMOUNT?.[0]?.currency]).toEqual(['120.00', 'EUR']);
});

test.each([
  ['Dr. med. dent. Annegret Silbermann', 'Dr. med. dent. Annegret Silbermann'],
  ['Prof. Dr. med. habil. Ulrich Kern', 'Prof. Dr. med. habil. Ulrich Kern'],
])('a degree in letters is part of the name: %s', (printed, name) => {
  const found = readTyped(`${printed}
Parkallee 44, 28209 Bremen

Frau
Gesine Ahlers
Bremer Str. 8
28209 Bremen

Rechnung Nr.: 4471-25          Datum: 02.12.2025
Gesamtbetrag                   186,39 EUR`);
  expect(found.entities.SELLER_NAME?.[0]?.value).toBe(name);
});

test('whose account a marketplace bills is the buyer, and its own name above the seller', () => {
  const found = readTyped(`Bazario Marketplace S.à r.l.                    INVOICE
44 avenue Kennedy, L-1855 Luxembourg            Invoice no. BZ-118204
                                                Invoice date 31.03.2025
Seller account:
Kerzenmanufaktur Lumen
Hafenstr. 8, 24103 Kiel, Germany

Commission on sales        118          447.12
Total                                   447.12 EUR`);
  expect(found.entities.SELLER_NAME?.[0]?.value).toBe('Bazario Marketplace S.à r.l.');
  expect(found.entities.BUYER_NAME?.[0]?.value).toBe('Kerzenmanufaktur Lumen');
});

test.each([
  ['Seller: Kerzenmanufaktur Lumen', 'Sold to: Harlow Trading Ltd'],
  ['Sold by: Kerzenmanufaktur Lumen', 'Customer: Harlow Trading Ltd'],
])('a plain seller stays one: %s', (seller, buyer) => {
  const found = readTyped(`INVOICE BZ-118204          Date: 31 March 2025

${seller}
${buyer}

Candles                    4          447.12
Total                                 447.12 EUR`);
  expect(found.entities.SELLER_NAME?.[0]?.value).toBe('Kerzenmanufaktur Lumen');
  expect(found.entities.BUYER_NAME?.[0]?.value).toBe('Harlow Trading Ltd');
});

test.each([
  ['Payment terms       7 days', '7 days'],
  ['Payment terms       30 days net', '30 days net'],
])('the terms in a cell of their own outweigh a sentence that says the day: %s', (cell, terms) => {
  const found = readBelowHead(`${cell}

Clearance              65.00
Total                  65.00

Payable in full by 28/05/2025. Thank you.`);
  expect(found.entities.PAYMENT_TERMS?.[0]?.value).toBe(terms);
});

test('a sentence with the terms is read where no cell has them', () => {
  const found = readBelowHead(`Clearance              65.00
Total                  65.00

Payable within 30 days of invoice.`);
  expect(found.entities.PAYMENT_TERMS?.[0]?.value).toBe('Payable within 30 days of invoice.');
});
