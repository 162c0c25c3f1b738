import { describe, expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('"Payment terms: net 30 days" does not say that something was not paid', () => {
  const found = readTyped(`*Swiftline                                         Invoice Number        7-447-11822
                                                 Invoice Date          Sep 10, 2025
                                                 Account Number        4471-1822-0
Billing Address:
ALDER RIDGE CANDLES INC
4120 FOUNDRY ST
BEND OR 97701-2210

Invoice Summary
Swiftline Ground Services
  Total Charges                           USD         $338.52
TOTAL THIS INVOICE                        USD         $338.52

Payment terms: Net 30 days. Due date Oct 10, 2025.

Make checks payable to: Swiftline Express Corporation`);
  expect(found.document_type).toBe('invoice');
});

test.each([
  ['Te pasaremos el cargo el día 20/05/2025 en la cuenta ES21 **** 7892', '2025-05-20'],
  ['El cargo se realizará el día 20 may. 2025', '2025-05-20'],
])('a Spanish bill says when it is debited: %s', (said, day) => {
  const found = readTyped(`*Avanza Telecom S.A.U.                    Nº Factura: CI1184471822
                                          Fecha factura: 01/05/2025

Ferretería Galdós, S.L.
C/ Triana 44
35002 Las Palmas

Cuotas mensuales                                                  78,63 €
IVA (21 %)                                                        16,51 €
Total a pagar                                                     95,14 €

${said}`);
  expect(stated(found, 'DUE_DATE')).toBe(day);
});

describe('an Italian bill of power', () => {
  const found = readTyped(`*Lumia Energia S.p.A.                     N. fattura  004471182209
                                          del 12/05/2025
MARIO ROSSETTI
VIA GARIBALDI 18
25122 BRESCIA BS

Quanto devo pagare?       182,44 €
Entro quando?             03/06/2025

Quota consumi                                                 111,73 €
Quota fissa                                                    27,80 €
Quota potenza                                                  12,36 €
Accise e IVA                                                   30,55 €
TOTALE BOLLETTA                                               182,44 €

IVA 10% su imponibile 165,85 €: 16,59 €`);

  test('asks until when', () => expect(stated(found, 'DUE_DATE')).toBe('2025-06-03'));
  test('names its tax apart from the duties', () => expect(stated(found, 'TAX_AMOUNT')).toBe('16.59'));
});

test('"Cuota fija" is a fee, and no tax', () => {
  const found = readTyped(`*Aguas de Campoverde, S.A.                Factura nº 2025-A-0447118
C/ Fuente 4, 47001 Valladolid             Fecha de emisión: 06/05/2025

Rosa María Quintana Díez
C/ Mayor 12
47001 Valladolid

Cuota fija abastecimiento               42,90      10%
Cuota fija alcantarillado                9,80      10%
Canon (exento)                           6,30

Base imponible 10%                      52,70
IVA 10%                                  5,27
Exento                                   6,30
TOTAL FACTURA (€)                       64,27`);
  expect([stated(found, 'TAX_AMOUNT'), stated(found, 'TOTAL_AMOUNT')]).toEqual(['5.27', '64.27']);
});

describe('a ticket that was paid', () => {
  const found = readTyped(`Schienenverkehr Mitte AG, Bahnhofsplatz 1, 99084 Erfurt

Ingenieurbüro Hallmann
Neumarkt 4                                                   Rechnungsnummer   R4471182209
06108 Halle                                                  Rechnungsdatum    27.02.2025

*Rechnung für Ihre Buchung

Leistung                                     MwSt       Netto        MwSt-Betrag       Brutto
Fahrkarte Halle - Frankfurt, 04.03.2025        7 %      77,57               5,43        83,00
Summe                                                   77,57               5,43        83,00

Gezahlt mit: Kreditkarte ****4471 am 27.02.2025`);

  test('is not due', () => expect(stated(found, 'DUE_DATE')).toBeUndefined());
  test('is bought by somebody, and not by the booking', () =>
    expect(stated(found, 'BUYER_NAME')).toBe('Ingenieurbüro Hallmann'));
});

test('how it was paid is no terms', () => {
  const found = readTyped(`Cabinet dentaire Dr Sophie Marchetti
14 cours Victor Hugo, 33000 Bordeaux

                                            Monsieur Hugo Blanchard
                                            3 rue Sainte-Catherine
                                            33000 Bordeaux

*Note d'honoraires n° 2025-0447
Bordeaux, le 18 mars 2025

Couronne céramo-métallique                       360,00 €
Total honoraires                                 360,00 €
Réglé par carte bancaire le 18/03/2025           360,00 €
Reste dû                                           0,00 €`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});

describe('what was owed before', () => {
  test('is no part of the bill, also where both are the same', () => {
    const found = readBelowHead(`Description                  Amount
Monthly lease payment       $340.00
Late charge                  $25.00
Sales tax                    $26.85
Current charges             $391.85
Past due                    $391.85
Total amount due            $783.70`);
    expect(stated(found, 'TOTAL_AMOUNT')).toBe('391.85');
  });

  test('may stand in the table of what was booked', () => {
    const found = readTyped(`1-800-4-SPRINGS                              www.SierraBrooks.com

SMILES DENTAL                                         Invoice Date:        08-19-25
1683 W HARVARD AVE                                    Invoice #:           14636642
ROSEBURG OR 97471                                     Purchase Order #:    See Details Below

Date        Transaction #    Details                        Qty.      Each       Amount
                             Previous Balance                                  4,863.08
07-22-25                     Payment - Thank You                             -1,177.51
07-22-25                     Payment - Thank You                               -924.75
                             Remaining Balance                                 2,760.82

Previous Balance        Payment          Total New Charges        Pay This Amount
       $4,863.08      $2,102.26                    $747.58              $3,508.40

SMILES DENTAL                                      Total Amount Due:   $3,508.40
1683 W HARVARD AVE
ROSEBURG OR 97471`);
    expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '747.58']);
  });
});

test('who is greeted has the name above the address', () => {
  const found = readTyped(`*Clearstream                                 Billing date         Jun 03, 2025
                                            Payment due by       Jun 24, 2025
                                            Total amount due     $89.98
JORDAN PELLETIER
For service at: 44 MAPLE ST APT 3, BURLINGTON VT 05401

Hello Jordan,
Thanks for choosing Clearstream.

Monthly charges                   $85.00
Taxes, fees and other charges      $4.98
New charges                       $89.98`);
  expect(stated(found, 'BUYER_NAME')).not.toMatch(/hello/i);
});

test('who bears a trade is named in two lines', () => {
  const found = readTyped(`*Krüger & Thoma Steuerberatungsgesellschaft mbH
Hafenstr. 3, 25813 Husum

Malerbetrieb
Olaf Jensen
Deichstr. 17
25813 Husum

Honorarrechnung Nr. 2025/0447 vom 12.06.2025

Jahresabschluss 2024          999,50
19 % Umsatzsteuer             189,91
Gesamtbetrag                1.189,41`);
  expect(stated(found, 'BUYER_NAME')).toBe('Malerbetrieb Olaf Jensen');
});

test.each(['APPEL DE PRIME N° 4471882', 'APPEL DE COTISATIONS N° 4471882'])(
  'what insurers call their bill: %s',
  (title) => {
    const found = readTyped(`Assurances du Midi
12 quai des Queyries, 33072 Bordeaux

SARL ATELIER DU LIN
14 RUE DES ARTISANS
69003 LYON

*${title}
Pour la période du 1 février 2025 au 31 janvier 2026

Date              Prime TTC
06/01/2025        684,00

Prime HT          627,52 Euros
Taxes              56,48 Euros
Prime TTC         684,00 Euros`);
    expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '684.00']);
  },
);
