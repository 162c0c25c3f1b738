import { expect, test } from 'vitest';
import { typedDocument } from '../layout/testing/typed-page.ts';
import type { TextDocument, Word } from '../text-document.ts';
import { extractInvoice } from './extract-invoice.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const linesOf = ({ line_items }: Found) => line_items.map(({ description, line_total }) => [description, line_total]);

/** A typed document with these words in larger letters. */
function withLarger(document: TextDocument, words: readonly string[]): TextDocument {
  const larger = (word: Word) => (words.includes(word.text) ? { ...word, fontSize: 1.7 * word.fontSize } : word);
  return { ...document, pages: document.pages.map((page) => ({ ...page, words: page.words.map(larger) })) };
}

test('below a bare currency beside the tax stand the amounts of the lines', () => {
  const found = readTyped(`*Harcourt Vane Solicitors LLP
11 Priory Row, Lincoln LN2 1TX

Eastmarsh District Council                          Bill number            58213
Civic Centre, Tower Street                          Date and tax point     2 August 2024
Boston PE21 4LR

                                                             £           VAT £
Professional charges for May to July 2024             2,975.00          595.00
Counsel's fees, advice of 19 June 2024                  640.00          128.00
Land Registry official copies                            49.00               -
Special delivery and copying                             36.50            7.30
Totals                                                3,700.50          730.30
Value Added Tax at 20%                                  730.30
Total of this bill                                   £4,430.80`);
  expect(found.line_items.map((line) => line.line_total)).toEqual(['2975.00', '640.00', '49.00', '36.50']);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['4430.80', '730.30']);
});

test('what was owed and paid before is no line of this invoice', () => {
  const found = readTyped(`*Kloofview Preparatory School
12 Jacaranda Avenue, Northcliff, Johannesburg 2195

Mr T & Mrs L Mokoena                    FEE INVOICE
44 Aasvoel Street                       No.: KVP-24T3-0186
Randpark Ridge 2169                     Date: 9 July 2024

Description                                              Amount (R)
Balance brought forward from Term 2                        2 310.00
Less: EFT received 14 June 2024                           (1 800.00)
Arrears                                                      510.00
Tuition fee Term 3, Grade 4                               14 250.00
Aftercare (full day)                                       3 100.00
Total fees this invoice                                   17 350.00
Total now payable (including arrears)                   R 17 860.00`);
  expect(linesOf(found)).toEqual([
    ['Tuition fee Term 3, Grade 4', '14250.00'],
    ['Aftercare (full day)', '3100.00'],
  ]);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('17350.00');
});

test.each([
  [
    'Saldovortrag aus Juni',
    'Abzgl. Zahlung vom 14.06.2024',
    'Betreuung Juli',
    'Rechnungsbetrag',
    'Beschreibung',
    'Betrag EUR',
    'Rechnung',
  ],
  [
    'Solde antérieur',
    'Règlement reçu le 14/06/2024',
    'Accueil juillet',
    'Total facture',
    'Désignation',
    'Montant EUR',
    'Facture',
  ],
  [
    'Vorig saldo',
    'Uw betaling van 14-06-2024',
    'Opvang juli',
    'Factuurbedrag',
    'Omschrijving',
    'Bedrag EUR',
    'Factuur',
  ],
  [
    'Saldo precedente',
    'Pagamento ricevuto il 14/06/2024',
    'Retta luglio',
    'Totale fattura',
    'Descrizione',
    'Importo EUR',
    'Fattura',
  ],
  [
    'Saldo anterior',
    'Pago recibido el 14/06/2024',
    'Cuota julio',
    'Total factura',
    'Descripción',
    'Importe EUR',
    'Factura',
  ],
])('the balance before is none in other languages either: %s', (balance, paid, sold, total, title, amount, paper) => {
  const found = readTyped(`*Kinderhaus Sonnengarten e.V.
Lindenweg 4, 35037 Marburg

*${paper} 2024-0711
01.07.2024

${title.padEnd(50)}${amount}
${balance.padEnd(52)}310,00
${paid.padEnd(51)}-200,00
${`${sold} A`.padEnd(52)}240,00
${`${sold} B`.padEnd(53)}62,50
${total.padEnd(52)}302,50`);
  expect(found.line_items.map((line) => line.line_total)).toEqual(['240.00', '62.50']);
});

const PHASES = (current: string) => `*Kessler Boyd Engineers, Inc.
2400 Del Rio Street, Auburn, CA 95603

Placer Foothills Transportation Authority          October 14, 2024
299 Lincoln Way                                    Project No:      2023-0417.00
Auburn, CA 95603                                   Invoice No:      0118342

Professional services from August 31, 2024 to September 27, 2024

Phase   001   Fixed Fee Tasks
                                                     Percent                   Previous Fee     Current Fee
Billing Phase                              Fee      Complete        Earned          Billing         Billing
Project Management                   38,400.00         62.00     23,808.00        20,736.00        3,072.00
65% Plans                           118,600.00         45.00     53,370.00        35,580.00       17,790.00
Total Fee                           157,000.00                   77,178.00        56,316.00       20,862.00
                                                     Total this Phase                            $20,862.00

Phase   002   Support During Bidding (Hourly)
Professional Personnel
                                              Hours             Rate          Amount
Principal Engineer                             3.50           248.00          868.00
Traffic Engineer                              16.00           196.50        3,144.00
Total Labor                                                                               4,012.00
Mileage                                                                         123.28
Total Reimbursables                                                                         123.28
                                                     Total this Phase                             $4,135.28
                                                     ${current}                           $24,997.28

Outstanding Invoices
Number           Date               Balance
0117906          9/12/2024        31,884.50
Total                             31,884.50`;

test('an engineer who bills by phases: what all of them make is the total, dated alone in the head', () => {
  const found = readTyped(PHASES('Total this Invoice'));
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'INVOICE_DATE')]).toEqual(['24997.28', '2024-10-14']);
});

test('titles of two lines: what was billed before and the share that is done are no prices', () => {
  const found = readTyped(PHASES('Total this Invoice'));
  const [first] = found.line_items;
  expect(first).toMatchObject({ description: 'Project Management', unit_price: null, line_total: '3072.00' });
});

test('fees by phases less instalments: the total is that of this invoice, rounded to five Rappen', () => {
  const found = readTyped(`*Bovay & Theurillat Ingénieurs SA
Rue de l'Avenir 9, 2800 Delémont

                                                   Commune de Val-de-Mont
                                                   Grand-Rue 14
                                                   2735 Bévilard
                                                   Delémont, le 11 octobre 2024

*Note d'honoraires n° 24.0731-F03

                                        Honoraires                      Honoraires
Phase SIA 103                         contrat CHF      Avancement         dus CHF
31 Avant-projet                         18'600.00           100 %       18'600.00
32 Projet de l'ouvrage                  41'200.00           100 %       41'200.00
33 Autorisation                          9'400.00            85 %        7'990.00
Total des prestations                   69'200.00                       67'790.00
./. acompte n° 24.0188-F01 du 18.04.2024                               -28'500.00
./. acompte n° 24.0455-F02 du 05.07.2024                               -25'031.40
Total HT                                                                14'258.60
TVA 8.1 %                                                                1'154.95
Montant de la présente facture, arrondi, CHF                            15'413.55

Paiement à 30 jours net.`);
  expect([stated(found, 'TOTAL_AMOUNT'), stated(found, 'TAX_AMOUNT')]).toEqual(['15413.55', '1154.95']);
});

const BRAND = ['CUFA', '|', 'ACFU'];

test('letters that stand for a longer name are not the name', () => {
  const typed = typedDocument(`*CUFA | ACFU
Canadian Urban Forestry Association                *Invoice
Association canadienne de foresterie urbaine

Bill to:                                           Invoice no.        M25-00914
Town of Whitby Flats                               Invoice date       January 8, 2025
60 Depot Road
Whitby Flats ON L1P 3K9

Item                                       Qty      Fee (CAD)      Amount
Organizational Membership 2025               1         685.00      685.00
Additional individual seats                  3          92.00      276.00
                                                     Subtotal      961.00
                                                    HST (13%)      124.93
                                                        Total   $1,085.93

Return with cheque payable to Canadian Urban Forestry Association, 1200 Gladstone Ave, Ottawa ON K1Y 3B8`);
  expect(stated(extractInvoice(withLarger(typed, BRAND)), 'SELLER_NAME')).toBe('Canadian Urban Forestry Association');
});

test.each([
  ['To pay by 1 November 2024:', '£661.74'],
  ['Amount due by 1 November 2024:', '£661.74'],
])('an amount is named by a label with its day: %s', (label, amount) => {
  const found = readTyped(`*Bluebell Lane Nurseries Ltd
2 Bluebell Lane, Stroud GL5 1QP

Ms Freya Aldous                                 Invoice BNI-20418
9 Weavers Yard                                  24 October 2024
Stroud GL5 2LD

Item                                   Sessions      Rate        Total
Full day sessions                            13    £68.50      £890.50
Breakfast club                                4     £6.25       £25.00
30 hours funding deduction                  -52     £5.88     -£305.76
Consumables contribution                     13     £4.00       £52.00

                                  ${label} ${amount}`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('661.74');
});

const WATER = `*Alder Creek Water District                       Account Number      004471-182
7120 Reservoir Road, Boring, OR 97009             Bill Date           08/06/2024
                                                  Due Date            08/27/2024

MARISOL QUINTERO
44 HERON CT
BORING OR 97009-4471

Account Activity                                Current Charges
Previous Balance             $118.60            Water Base Charge              $28.40
Payment 07/19/2024          -$118.60            Water Usage Tier 1             $22.32
Balance Forward                $0.00            Water Usage Tier 2             $19.86
                                                Sewer Service                  $47.15
                                                Total Current Charges         $117.73
                                                AMOUNT DUE                    $117.73

A late fee of $10.00 is added after the due date.`;

test('what was paid stands beside what is charged now, which has lines of its own', () => {
  expect(linesOf(readTyped(WATER))).toEqual([
    ['Water Base Charge', '28.40'],
    ['Water Usage Tier 1', '22.32'],
    ['Water Usage Tier 2', '19.86'],
    ['Sewer Service', '47.15'],
  ]);
});

test('a list in a box beside the table is no part of its lines', () => {
  const found =
    readTyped(`*Atlantic Grid Energy DAC                                                  Account number   951 118 447
Quay House, Galway                                                         Invoice number   30118447
                                                                           Date of issue    7 May 2024
Clonbarra Community Centre
Main Street, Clonbarra, Co. Mayo F26 X4T7

                                                                     Account summary
Charges                         Units      Rate €     Amount €
                                                                     Balance at last bill        €286.10
Unit charge day                   412      0.2984       122.94       Payments received           €200.00 CR
Unit charge night                 188      0.1521        28.59       Balance brought forward      €86.10
Standing charge (61 days)          61      0.7420        45.26       This bill                   €218.88
PSO levy                            2      2.0100         4.02       Total due                   €304.98
Subtotal before VAT                                     200.81       Please pay by
VAT @ 9%                                                 18.07
Total charges this bill                                 218.88`);
  expect(linesOf(found)).toEqual([
    ['Unit charge day', '122.94'],
    ['Unit charge night', '28.59'],
    ['Standing charge (61 days)', '45.26'],
    ['PSO levy', '4.02'],
  ]);
});

test.each(['Booking confirmation and VAT invoice CONF25-0318', 'Order confirmation and invoice 2025-118'])(
  'a heading that names an invoice too is one: %s',
  (heading) => {
    const typed = typedDocument(`*Society of Local Archive Keepers
3 Castle Yard, Derby DE1 3GF

*${heading}

Invoice date         17 March 2025
Payment due          16 April 2025

Norwell Metropolitan Borough Council
Town Hall, Norwell WS9 1AA

Booking                            Places       Each         Cost
Annual Conference 2025                  2    £395.00      £790.00
Conference dinner                       2     £62.50      £125.00
                                              Net         £915.00
                                              VAT 20%     £183.00
                                              Total     £1,098.00`);
    const found = extractInvoice(withLarger(typed, heading.split(' ')));
    expect([found.document_type, stated(found, 'DUE_DATE')]).toEqual(['invoice', '2025-04-16']);
  },
);

test.each([
  ['Sales Tax 7.25% (Taxable 5,509.10)', 'Postage (Permit 118)', '399.41'],
  ['Sales Tax 8 % on 5,509.10', 'Freight', '440.73'],
])('a rate and what it is taken of prove the tax in their row: %s', (tax, charge, amount) => {
  const total = (6290.3 + Number(amount) + 4216.3).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const found = readTyped(`*REDSTONE LITHOGRAPH CO.                            INVOICE
1188 Industrial Way, Sonora CA 95370               No. 99172
                                                   Date 9/27/24
SOLD TO
County of Tuolumne Flats
2 S Green St, Tuolumne Flats CA 95379

QUANTITY    DESCRIPTION                          PRICE/UNIT       AMOUNT
25          BALLOT ENVELOPES                          61.40     1,535.00
24.8        VOTER GUIDES                             148.25     3,676.60
24.8        ADDRESSING AND MAIL PREP                  31.50       781.20
3.5         AUTHOR ALTERATIONS                        85.00       297.50
                                        SUBTOTAL                6,290.30
                                        ${tax.padEnd(40)}${amount}
                                        ${charge.padEnd(38)}4,216.30
                                        TOTAL DUE             $${total}`);
  expect(stated(found, 'TAX_AMOUNT')).toBe(amount);
});

test('an architect by the share that is done: services and expenses make what is due for this invoice', () => {
  const found = readTyped(`*Fenn Morrow Architecture, PLLC
118 W Railroad Ave, Spokane, WA 99201

Kettle Falls School District No. 212               Invoice       22031-07
PO Box 458                                         Date          April 30, 2024
Kettle Falls, WA 99141                             Terms         Net 30

Phase                        Contract Amount    % Complete    Previously Billed     This Invoice
Schematic Design                  $42,000.00          100%           $42,000.00            $0.00
Design Development                $63,000.00          100%           $50,400.00       $12,600.00
Construction Documents           $105,000.00           20%                $0.00       $21,000.00
Total Basic Services             $210,000.00                         $92,400.00       $33,600.00

Reimbursable Expenses
Printing and plotting                                                                    $318.45
Geotech, Basalt Labs                                                                   $4,850.00
Total Reimbursables                                                                    $5,168.45

AMOUNT DUE THIS INVOICE                                                               $38,768.45`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('38768.45');
  expect(found.line_items.map((line) => line.line_total)).toEqual([
    '0.00',
    '12600.00',
    '21000.00',
    '318.45',
    '4850.00',
  ]);
});

test('who manages a body is not the body, and a tax that is added no line', () => {
  const found = readTyped(`*S R Kulkarni & Associates
Chartered Accountants
3rd Floor, Vasant Chambers, Hubballi 580 020

*TAX INVOICE

To,                                                Invoice No: SRK/2024-25/112
The Managing Trustee                               Date: 30th September, 2024
Gramodaya Vikas Trust                              SAC: 998221
Plot 44, Verna, Goa 403 722

Sl     Particulars                           Amount (Rs.)
1      Statutory audit fee                      85,000.00
2      Form 10B certification                   15,000.00
3      Out of pocket expenses                    6,480.00
       Total                                  1,06,480.00
       Add: IGST @ 18%                          19,166.40
       Grand Total                            1,25,646.40`);
  expect(stated(found, 'BUYER_NAME')).toBe('Gramodaya Vikas Trust');
  expect(found.line_items.map((line) => line.line_total)).toEqual(['85000.00', '15000.00', '6480.00']);
});
