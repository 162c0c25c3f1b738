import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const value = (found: ReturnType<typeof readTyped>, label: string) => found.entities[label]?.[0]?.value;

test('"Herrn und Frau" is a form of address, and the names stand below it', () => {
  const found = readTyped(`*Elektrizitätswerk Wieslauf AG
Kundenservice  Postfach 11 88  73642 Welzheim               Telefon 07182 8820-0

Herrn und Frau                                              Vertragskonto    2044 7118 82
Gerhard u. Ilse Knödler                                     Rechnungs-Nr.    9000118820447
Brunnenstr. 12                                              Datum            22.01.2025
73642 Welzheim

*Ihre Jahresabrechnung Strom 2024

Energiekosten 2.960 kWh                                     828,80 €
Nettobetrag                                                 828,80 €
19 % Umsatzsteuer                                           157,47 €
Bruttobetrag                                                986,27 €`);
  expect(value(found, 'BUYER_NAME')).toBe('Gerhard u. Ilse Knödler');
});

test('whom an account is billed to is named once, and the rows below are no names', () => {
  const found = readTyped(`CodeHarbor, Inc.
88 Colin P Kelly Jr St
San Francisco, CA 94107

                                        Receipt
Date                                    2024-05-11 02:14PM PDT
Account billed                          ostrava-labs (billing@ostravalabs.example)
                                        Ostrava Labs s.r.o., Nádražní 118, 702 00 Ostrava, Czechia

Team Plan, 5 seats                      $20.00 USD
Tax                                     $0.00 USD
Total                                   $20.00 USD*

Transaction ID                          1MF8820K`);
  expect(value(found, 'BUYER_NAME')).toMatch(/ostrava.?labs/i);
  expect(value(found, 'SELLER_NAME')).toBe('CodeHarbor, Inc.');
  expect(value(found, 'INVOICE_NUMBER')).toBe('1MF8820K');
});

test('where the buyer writes the invoice, the grower sold', () => {
  const found = readTyped(`Ansell & Fitch Produce Pty Ltd                      RECIPIENT CREATED TAX INVOICE
ABN 88 204 471 182
Market Rd, Shepparton VIC 3630                      RCTI No.           8820
                                                    Date               30/04/2024
Grower: Coomboona Orchards                          Grower code        COO44
ABN 11 820 447 118
55 River Rd, Coomboona VIC 3629

Date         Docket    Variety                kg          $/kg           Amount
22/04/24     71182     Packham pear        8,204       0.8500       6,973.40
                                           GST                         697.34
                                           Total payment             7,670.74`);
  expect(value(found, 'SELLER_NAME')).toBe('Coomboona Orchards');
});

test('a total that says it includes the tax stays the total where label and amount are one line', () => {
  const found = readTyped(`Factuur 2024-118                      Datum 04-03-2024
Van Dijk Installatie B.V.
Dorpsstraat 8, 3811 AB Amersfoort

Onderhoud 100,00
BTW 21% 21,00
Te betalen incl. BTW 121,00`);
  expect(value(found, 'TOTAL_AMOUNT')).toBe('121.00');
  expect(value(found, 'TAX_AMOUNT')).toBe('21.00');
});

test('the sum of a café with its tax in the words is its total', () => {
  const found = readTyped(`Café Sonne
Marktplatz 3
79098 Freiburg

Rechnung 4711
Datum 04.03.2024

2 Frühstück      24,00
1 Kuchen          6,00
Summe inkl. 19 % MwSt. 30,00 €`);
  expect(value(found, 'TOTAL_AMOUNT')).toBe('30.00');
});
