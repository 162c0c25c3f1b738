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

test('an authority beside the date is whom the bill is for, and no permit', () => {
  const found = readTyped(`*Bellamy Traffic Signals LLC
88 Depot Street, Concord, NH 03301

Granite Valley Transit Authority                   March 3, 2025
12 Elm Street                                      Invoice No:      20417
Concord, NH 03301

Description                         Amount
Signal inspection               $ 1,250.00
Controller cabinet              $ 3,480.00
Total                           $ 4,730.00`);
  expect(stated(found, 'INVOICE_DATE')).toBe('2025-03-03');
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

test('letters that stand for a longer name are not the name', () => {
  const found = readTyped(`*CUFA | ACFU
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
  expect(stated(found, 'SELLER_NAME')).toBe('Canadian Urban Forestry Association');
});

test('a list of trades below the name is nobody, and a state no name', () => {
  const found = readTyped(`                         TAX INVOICE
                    *Annapurna Food Services
        Outdoor Catering • Industrial Canteens • Banquets
   S. No. 118/2, Baner-Pashan Link Road, Pune 411 021 • Ph: 98220 55501
        GSTIN: 27AAGFA4471R1Z4   PAN: AAGFA4471R

To,                                                    Invoice No. : AFS/24-25/1093
The Registrar,                                         Date : 29-11-2024
Deccan Institute of Technology & Management            W.O. No. : DITM/PUR/2024/447
Survey 9, Lavale Road, Mulshi, Pune 412 115            W.O. Date : 11-11-2024
GSTIN: 27AABTD1182Q1ZP   State: Maharashtra (27)

Sr.   Particulars                      SAC        Qty     Rate (Rs.)     Amount (Rs.)
1     Breakfast buffet                 996334     180         165.00        29,700.00
2     High tea with snacks             996334     240          95.00        22,800.00
                                            Taxable Value               52,500.00
                                            CGST @ 2.5%                  1,312.50
                                            SGST @ 2.5%                  1,312.50
                                            GRAND TOTAL                 55,125.00

                                            For Annapurna Food Services`);
  expect(stated(found, 'BUYER_NAME')).toBe('Deccan Institute of Technology & Management');
});
