import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

const linesOf = (found: ReturnType<typeof readTyped>) => found.line_items.map((line) => line.line_total);

test('labour and parts without titles of columns are all lines, and their sums are none', () => {
  const found = readTyped(`*Hillside Garage Ltd
Station Road, Buxton SK17 6AA

Invoice No. 3381                        4 March 2026

To: Mrs P Hallam, 4 Green Lane, Buxton SK17 7BB

Labour
Replace front discs and pads                   96.00
Wheel alignment                                45.00
Labour total                                  141.00

Parts
Front discs, pair                              84.00
Brake pads set                                 38.50
Brake fluid                                     9.50
Parts total                                   132.00

Net                                           273.00
VAT 20%                                        54.60
Total                                        £327.60`);
  expect(linesOf(found)).toEqual(['96.00', '45.00', '84.00', '38.50', '9.50']);
});

test('a section of one line is closed by its sum, too', () => {
  const found = readTyped(`*Hillside Garage Ltd
Station Road, Buxton SK17 6AA

Invoice No. 3382                        4 March 2026

To: Mrs P Hallam, 4 Green Lane, Buxton SK17 7BB

Wheel alignment                                45.00
Labour total                                   45.00
Front discs, pair                              84.00
Brake pads set                                 38.50
Parts total                                   122.50

Net                                           167.50
VAT 20%                                        33.50
Total                                        £201.00`);
  expect(linesOf(found)).toEqual(['45.00', '84.00', '38.50']);
});

test('sections stay two where amounts are aligned with another row of the head', () => {
  const found = readTyped(`*Sanitär Kuhn GmbH
Hauptstr. 8, 74072 Heilbronn

Rechnung Nr. 2026-118                   04.03.2026

Frau Lang, Gartenstr. 3, 74074 Heilbronn

Material
Waschtischarmatur                             148,00
Eckventile                                     24,00
Siphon                                         18,00
Summe Material                                190,00

Arbeitszeit
Monteur, 3 Std. à 58,00                       174,00
Anfahrt                                        35,00
Summe Arbeitszeit                             209,00

Nettobetrag                                   399,00
19 % MwSt.                                     75,81
Gesamtbetrag                                  474,81 €`);
  expect(linesOf(found)).toEqual(['148.00', '24.00', '18.00', '174.00', '35.00']);
});

test('sections under a sum of them all are lines, whatever other lists follow overleaf', () => {
  const lines = readTyped(
    `*Fennel Telecom Ltd
12 Dock Road, Hull HU1 3AA

Bill no. FT-20881                       5 March 2026

Mr P Hallam, 4 Green Lane, Buxton SK17 7BB

Service                                 Period            Amount (£)
01632 960114 Office
  Voice 3yr                             5 Mar – 4 Apr          24.00
  Caller display                        5 Mar – 4 Apr           3.00
Total for 01632 960114                                         27.00
01632 960127 Workshop
  Voice 3yr                             5 Mar – 4 Apr          24.00
  Voicemail                             5 Mar – 4 Apr           1.50
  Member credit                         5 Mar – 4 Apr          -5.00
Total for 01632 960127                                         20.50
01632 960138 Van
  Data add-on                           5 Mar – 4 Apr           9.00
  Tracker                               5 Mar – 4 Apr           3.50
Total for 01632 960138                                         12.50
Total monthly services                                         60.00`,
    `Usage
01632 960114      Calls abroad (34 min)                         6.40
01632 960127      Directory enquiries                           2.10
Total usage                                                     8.50

Date        Time     From         To          Min     Amount (£)
8 Feb       09:14    Hull         Utrecht      12           4.20
16 Feb      14:40    Hull         Utrecht       7           2.20

Emergency call levy                                             1.50
Late payment charge                                             2.50
Total other charges                                             4.00

VAT 20%                                                        14.50
Total new charges                                              87.00`,
  );
  expect(linesOf(lines)).toEqual(['24.00', '3.00', '24.00', '1.50', '-5.00', '9.00', '3.50']);
});

test('prices that happen to add up make no sections', () => {
  const found = readTyped(`*Hillside Garage Ltd
Station Road, Buxton SK17 6AA

Invoice No. 3383                        4 March 2026

To: Mrs P Hallam, 4 Green Lane, Buxton SK17 7BB

Oil filter                                     10.00
Air filter                                     15.00
Engine oil                                     25.00
Labour                                         50.00

Net                                           100.00
VAT 20%                                        20.00
Total                                        £120.00`);
  expect(linesOf(found)).toEqual(['10.00', '15.00', '25.00', '50.00']);
});

test('the sums of charges and of disbursements and the tax make what is due: it is the total', () => {
  const found = readTyped(`*Bell & Ward Solicitors
2 Market Hill, Diss IP22 4AA

Bill 26/118                     3 March 2026

Mr T Moy, Elm Farm, Diss IP22 5BB

Our charges
Conveyancing                                  850.00
Bank transfer fee                              25.00
Total charges                                 875.00

Disbursements
Land Registry                                 150.00
Searches                                      210.00
Total disbursements                           360.00

VAT on charges 20%                            175.00
Total due                                   1,410.00`);
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('1410.00');
});

test.each(['Total (outside scope of VAT)', 'Gesamt (nicht umsatzsteuerpflichtig)', 'Total (hors champ de la TVA)'])(
  'where "%s" stands no line is the tax, whatever the others add up to',
  (total) => {
    const found = readTyped(`*Parish of Stowe
The Vestry, Stowe ST15 0AA

Invoice 12                     3 March 2026

Stowe WI, Village Hall, Stowe ST15 0AB

Bin hire, quarter                              12.00
Hall hire, 3 evenings                          84.50
${total.padEnd(45)}  96.50`);
    expect(found.entities.TAX_AMOUNT).toBeUndefined();
    expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('96.50');
  },
);

test('what heads its lines with their sum is none, though titles stand above all of it', () => {
  const found = readTyped(
    `*LagoonCloud LLC
311 Arapahoe Ave, Boulder, CO 80302

Invoice number: 518840372
Date of issue: November 1, 2026

For: Merrow Outdoor Goods, Inc.
88 Front Street, Salem, MA 01970

Total usage charges                                              $113.16
Sales tax (6.25%)                                                  $7.07
Total due                                                        $120.23`,
    `Product usage charges                                            $113.16

Resource                      Hours   Start         End           Amount
storefront                                                        $87.00
web-01 (4 vCPU)               744     10-01 00:00   11-01 00:00   $48.00
web-02 (2 vCPU)               744     10-01 00:00   11-01 00:00   $24.00
web-03 (4 vCPU)               211     10-23 05:00   11-01 00:00   $15.00
staging                                                           $26.16
stg-web (2 vCPU)              744     10-01 00:00   11-01 00:00   $24.00
stg-db (1 GB)                  96     10-28 00:00   11-01 00:00    $2.16`,
  );
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['744', '48.00'],
    ['744', '24.00'],
    ['211', '15.00'],
    ['744', '24.00'],
    ['96', '2.16'],
  ]);
});

test('sections headed by their sums may charge for sending the bill, and grant a discount', () => {
  const found = readTyped(
    `*Pingrelay, Inc.
88 Pine Street, Portland, OR 97204

Invoice number: PR-2026-1104
Invoice date: November 1, 2026

Bill to: Merrow Outdoor Goods, Inc.
88 Front Street, Salem, MA 01970

Messaging                                                           $48.00
Support                                                             $40.50
Subtotal                                                            $88.50
Total invoice amount                                                $88.50`,
    `Usage details

Description                        Quantity    Unit          Price    Amount
Messaging                                                             $48.00
Outbound messages                     4,000    segments    $0.0100    $40.00
Inbound messages                      1,000    segments    $0.0080     $8.00
Support                                                               $40.50
Support plan                              1    month        $50.00    $50.00
Paper bill delivery                       1    bill          $2.00     $2.00
Committed-use discount                                               -$11.50
Subtotal                                                              $88.50`,
  );
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['4000', '40.00'],
    ['1000', '8.00'],
    ['1', '50.00'],
    ['1', '2.00'],
    [null, '-11.50'],
  ]);
});

test('two lists with their sums are all of the lines, though the payment slip prints what is due once more', () => {
  const found = readTyped(`*Hofer Architekten AG
Aarburgerstrasse 48, 4600 Olten

Rechnung 2614-AK3                                          30. Juni 2026

Wohngenossenschaft Lindenhof
Kirchplatz 3, 4800 Zofingen

SIA     Teilphase                  Anteil %    Honorar 100 %   Stand %           CHF
4.31    Vorprojekt                     9         11'808.00       100       11'808.00
4.41    Ausschreibung                 18         23'616.00        60       14'169.60
        Total Leistungen per 30.06.2026                                    25'977.60
Nebenkosten
        Plankopien farbig             34 Stk         4.50                     153.00
        Fahrspesen                   162 km          0.70                     113.40
        Total Nebenkosten                                                     266.40
        ./. bezahlte Akonti Nr. 1 und 2                                   -12'000.00
        Zwischentotal exkl. MWST                                           14'244.00
        MWST 8.1 %                                                          1'153.76
        Rechnungsbetrag inkl. MWST                        CHF              15'397.76

Empfangsschein                   Zahlteil
Währung     Betrag               Währung      Betrag
CHF         15 397.76            CHF          15 397.76`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['11808.00', '14169.60', '153.00', '113.40']);
});

test.each([
  [
    'Premium   350.00\nInsurance premium tax   42.00\nBroker fee   25.00\nTotal due   £417.00',
    ['350.00', '42.00', '25.00'],
  ],
  ['Bill for the month of March   60.00\nLate fee   5.00\nTotal   $65.00', ['60.00', '5.00']],
  ['Survey   1,000.00\nVAT on 1,000.00 net @ 20%   200.00\nTotal   £1,200.00', ['1000.00']],
])('fees below a tax on premiums, months that are billed and taxes on a stated base: %s', (rows, totals) => {
  const table = rows.split('\n').map((row) => row.replace(/ {3}(?=\S+$)/, ' '.repeat(30)));
  const found = readBelowHead(table.join('\n'));
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(totals);
});

test('a line with its count and price stays, whatever splits its amount above', () => {
  const found = readBelowHead(`Allocation
Flat 1                                         250.00
Flat 2                                         350.00
Flat 3                                         600.00
Total                                        1,200.00

Description                     Qty    Price      Amount
Redecoration as quoted            1    1,200.00   1,200.00
Total                                            £1,200.00`);
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([['1', '1200.00']]);
});
