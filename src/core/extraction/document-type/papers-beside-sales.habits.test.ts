import { expect, test } from 'vitest';
import { typedLayout } from '../../layout/testing/typed-page.ts';
import { documentFacts } from '../page/document-facts.ts';
import { readTyped } from '../testing/read-typed.ts';
import { findTitles } from './find-titles.ts';

const typeOf = (text: string) => readTyped(text).document_type;

const REMITTED = (sentence: string, invoice = 'INV') => `Wyre Wholesale Ltd
Accounts payable
Dock Road 4, Fleetwood FY7 6AB

To: Pendle Jams LLP                    Payment date   28/11/2025
4 Mill Yard                            Payment ref    0091884

${sentence}

Your reference   Doc       Date        Gross       Discount   Paid
PJ-0981          ${invoice}       04/10/25    1,284.60    32.12      1,252.48
PJ-0997          ${invoice}       09/10/25      642.30    16.06        626.24

                 TOTAL PAYMENT          GBP                  1,878.72`;

test.each([
  ['en', REMITTED('The following items are settled by credit direct to your bank account.')],
  ['de', REMITTED('Die folgenden Rechnungen werden Ihrem Bankkonto gutgeschrieben.')],
  ['fr', REMITTED('Les factures ci-dessous sont réglées par virement.')],
  ['es', REMITTED('Las siguientes facturas han sido abonadas.')],
  ['it', REMITTED('Le seguenti fatture sono state pagate.')],
])('who pays what he was billed tells so, and bills nobody: %s', (_, text) => {
  expect(typeOf(text)).toBe('statement');
});

test('a packing list counts its cases, whatever invoice goes with it', () => {
  expect(
    typeOf(`*PACKING LIST

Shipper                              Packing list no. KX/PL/0338      Date 17.01.2026
Kestrel Machines Pvt. Ltd.           Commercial invoice no. KX/EXP/0338
Plot 4, Vatva, Ahmedabad 382 445     Terms CIF Mombasa

Consignee
Mwanga Drinks Ltd
Enterprise Road, Nairobi

Case   Description of goods           HS code       Qty      Net kg    Gross kg
1/3    Filler, main frame             8422.30.00    1 set    2,860     3,240
2/3    Cap sorter and guard panels    8422.90.90    1 set      410       530
3/3    Conveyor sections              8428.33.00    5 nos.     365       420

       Total 3 (three) packages                              3,635     4,190`),
  ).toBe('delivery_note');
});

test.each([
  ['2. Mahnung – Gebühren für Jonas, Trompete (Gruppe, 45 Min.)', 'Betrag offen'],
  ['Second reminder – fees for Jonas, trumpet (group, 45 minutes)', 'Amount open'],
  ['Tweede aanmaning – lesgeld voor Jonas, trompet (groep, 45 minuten)', 'Bedrag open'],
])('which reminder a letter is stands in front of what for, whatever number it bears: %s', (heading, open) => {
  expect(
    typeOf(`Musikschule Aller
Schulstr. 2, 27356 Rotenburg

Frau
Tanja Behrens
Lindenallee 44
27383 Scheeßel




Kassenzeichen       Datum
5.1180.2207         14.05.2026


${heading}

Fällig am                 Forderung        ${open}
15.02.2026                1. Quartal       171,00 €
15.03.2026                Leihgebühr        45,00 €
Gesamtbetrag                               216,00 €`),
  ).toBe('reminder');
});

test('a subject ends in which reminder it is', () => {
  expect(
    typeOf(`Circolo Vela Ponente
Molo 4, 98990 Porto Nuovo

Sig. Gaetano Russo

Oggetto: quota sociale e posto barca – terzo sollecito di pagamento

Caro Gaetano,
dal registro risultano scoperti i seguenti importi.

Quota 2026                320,00
Contributo posto barca    410,00
Totale                    730,00`),
  ).toBe('reminder');
});

test('what is certified to have been given is no title of a bill', () => {
  const page = typedLayout(`Tierschutz Hohenlohe e. V.

*Bestätigung über Geldzuwendungen/Mitgliedsbeitrag

Name des Zuwendenden: Eckhard Würth, 74676 Niedernhall
Betrag der Zuwendung: 350,00 €`);
  expect(findTitles(documentFacts(page)).map(({ type }) => type)).not.toContain('invoice');
});

test.each([
  [
    'whose invoice follows',
    `Harrow Tree Care
3 Copley Yard, Banbury OX15 5HJ

Mrs P. Ellis
Church Lane, Whichford

12 March 2026

Tree works at The Rectory

T1 Ash       Dismantle to ground level      1,140.00
T2 Yew       Crown lift over drive            285.00
             Total including VAT           £1,425.00

The price holds for 60 days. Our invoice will follow when the work is done and you are happy with what we left behind us.
All the wood will be chipped and taken away, and the logs stacked by the barn if you would like to have them there.`,
  ],
  [
    'that is free, in Dutch',
    `De Hoek Hoveniers
Kerkdijk 18, 5074 RH Biezenmortel

Fam. Smulders
Parklaan 4, 5056 XK Berkel

24 maart 2026
Geldig tot: 1 mei 2026

Hierbij een vrijblijvende aanbieding voor de tuin.

Terras klinkers                 € 2.812,00
Beplanting                      € 1.045,00
Totaal exclusief btw            € 3.857,00
Btw 21%                           € 809,97
Totaal inclusief btw            € 4.666,97

Voor akkoord: naam ________ datum ________ handtekening ________`,
  ],
])('an offer %s', (_, text) => {
  expect(typeOf(text)).toBe('quote');
});

test('who thanks for an order and confirms it has got one', () => {
  expect(
    typeOf(`Fensterbau Huber
Seestr. 48, 82399 Raisting

Familie Graf
Birkenweg 3, 82362 Weilheim

02.06.2026

Herzlichen Dank für Ihren Auftrag, den wir gerne wie folgt bestätigen.

1   Fenster Fichte        6     1.048,00     6.288,00
2   Schiebetür            1     5.490,00     5.490,00
    Auftragssumme netto                     11.778,00
    19 % Mehrwertsteuer                      2.237,82
    Auftragssumme brutto                    14.015,82`),
  ).toBe('order');
});

test.each([
  [
    'LIEFERSCHEIN     Nr. 2504418     Tour 07     Fahrer: Buck     Datum 11.04.2026',
    [
      'Rechnung folgt monatlich',
      'Art.      Bezeichnung      bestellt   geliefert',
      '1001      Hell 50 l        4          4',
    ],
  ],
  [
    'DOCUMENTO DI TRASPORTO (D.P.R. 472 del 14/08/1996)',
    ['N. 1180/B     Data 19/09/2026', 'Pos   Descrizione         Q.tà', '1     Vitello nappato     184,50'],
  ],
])('what comes with goods says so in its first line: %s', (heading, rows) => {
  expect(typeOf(['Brauhaus Tor GmbH', heading, '', 'Sportheim Unlingen, Weg 1', '', ...rows].join('\n'))).toBe(
    'delivery_note',
  );
});
