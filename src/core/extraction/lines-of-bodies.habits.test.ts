import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const linesOf = ({ line_items }: Found) => line_items.map(({ description, line_total }) => [description, line_total]);

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
