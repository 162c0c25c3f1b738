import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;
const lineTotals = (paper: string) => readTyped(paper).line_items.map(({ line_total }) => line_total);

test('of two days that sentences speak of, one years later ends a contract', () => {
  const bill = `
*Harrow Telecom Limited                                   Bill number   HB-204471
                                                         Bill date     12 May 2025
Bramble & Stone Ltd
4 Quay Street
Bristol BS1 4QD

Regular charges                                   £120.00
Total excluding VAT                               £120.00
VAT at 20%                                         £24.00
Total for this bill                               £144.00

We'll collect this by Direct Debit on or just after 26 May 2025.

Your minimum term ends on 3 June 2027; your early termination charge today would be £812.00. The
old network is being switched off, so call us about your alarm line.
`;
  expect(first(bill, 'DUE_DATE')).toBe('2025-05-26');
});

test('an amount that is to be transferred by a day is asked for in Dutch', () => {
  const invoice = `
*Tolkbureau De Linde BV                                   Factuurnummer  25/118
                                                          Factuurdatum   4 maart 2025
Aan: Stoffenhandel Peeters NV

Omschrijving                           Aantal      Prijs       Bedrag
Tolkdiensten                                4     85,00        340,00
Totaal excl. btw                                               340,00
Btw 21%                                                         71,40
Te betalen                                                     411,40

Gelieve het bedrag uiterlijk op 3 april 2025 over te schrijven
op rekening BE71 0961 2345 6769.
`;
  expect(first(invoice, 'DUE_DATE')).toBe('2025-04-03');
  expect(first(invoice, 'PAYMENT_TERMS')).toMatch(/^Gelieve het bedrag uiterlijk op 3 april 2025 over te schrijven/);
});

test('what is charged between two sums, and untaxed below the tax, is part of the list; a retainer taken off is not', () => {
  const fees = `
État d'honoraires n° 2025/88
Date     Prestations                                Heures     Taux        EUR
03/02    Entretien préparatoire                       1,00   160,00     160,00
11/02    Rédaction des conclusions                    3,50   160,00     560,00
         Total des honoraires                         4,50              720,00
         Frais de dossier (forfait)                                      75,00
         Base soumise à TVA                                             795,00
         TVA 21 %                                                       166,95

Débours (non soumis à TVA)
14/02    Droits de greffe                                                50,00
14/02    Frais d'huissier                                                95,00
         TOTAL TVAC                                                   1.106,95
         Provision reçue le 20/01/2025                                - 300,00
         Solde en ma faveur                                             806,95
`;
  expect(lineTotals(fees)).toEqual(['160.00', '560.00', '75.00', '50.00', '95.00']);
});

test('media that are paid for are sold, and no payment', () => {
  const invoice = `
INVOICE 2511-07

WHAT WE DID                              HOW MUCH       RATE          USD
Monthly retainer                                1   2,500.00     2,500.00
Copywriting                               6.5 hrs     120.00       780.00
Paid media, at cost                                              1,204.10
Media management fee                          12%                  144.49
                                                                $4,628.59
`;
  expect(lineTotals(invoice)).toEqual(['2500.00', '780.00', '1204.10', '144.49']);
});

test('a dealer whose goods stand before its own name is known by the name of its domain', () => {
  const invoice = `
*TERBECK Granulate

Kunststoffhandel Terbeck GmbH & Co. KG · Postfach 11 · 48653 Coesfeld
Brandhuber Technik GmbH                          E-Mail  faktura@terbeck-granulate.example
Gewerbepark 8
84307 Eggenfelden

Rechnung Nr. 26-0945    Datum 16.11.2025

Pos.  Bezeichnung          Menge      Preis EUR      Betrag EUR
10    PP natur                50          14,25          712,50
Nettobetrag                                              712,50
19 % MwSt.                                               135,38
Endbetrag EUR                                            847,88

Kunststoffhandel Terbeck GmbH & Co. KG, Siemensring 14, 48653 Coesfeld
`;
  expect(first(invoice, 'SELLER_NAME')).toBe('Kunststoffhandel Terbeck GmbH & Co. KG');
});
