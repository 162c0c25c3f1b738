import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const first = (paper: string, field: string) => readTyped(paper).entities[field]?.[0]?.value;

const rental = (buyer: string, more = '') => `*BOULDER CREEK EQUIPMENT LTD.                           RENTAL INVOICE
4810 Anderson Way, Kelowna BC V1Y 0X0

BILL TO                               INVOICE #             INVOICE DATE
${buyer}
PO BOX 220
LARCH VALLEY BC V0E 9X0

QTY    DESCRIPTION                      DAY        AMOUNT
1      EXCAVATOR 8 TON               540.00      1,080.00
       RETURNED 05-08-2025
2      TRENCH BOX                     75.00        150.00

                               SUBTOTAL          1,230.00
                               GST 5.000%           61.50
                               TOTAL CAD         1,291.50
${more}`;

test('a part or the rest of the name of a body does not make the line above a person', () => {
  const district = rental(`DISTRICT OF LARCH VALLEY              R07-218844            05-08-2025
PUBLIC WORKS - ACCOUNTS PAYABLE       CUSTOMER #            CONTRACT #
                                      10927                 218844`);
  expect(first(district, 'BUYER_NAME')).toBe('DISTRICT OF LARCH VALLEY');
  const institute = rental(`CASSOWARY COAST MARINE                R07-218844            05-08-2025
RESEARCH INSTITUTE
ACCOUNTS PAYABLE`);
  expect(first(institute, 'BUYER_NAME')).toBe('CASSOWARY COAST MARINE RESEARCH INSTITUTE');
});

test('a day below an item that nothing calls the one to pay is none', () => {
  const paper = rental('DISTRICT OF LARCH VALLEY              R07-218844            05-08-2025');
  expect(first(paper, 'DUE_DATE')).toBeUndefined();
});

test('what whoever pays has noted on a paper dates nothing', () => {
  const paper = (note: string) => `*Halverson Engineers, Inc.
418 Cottonwood Avenue, Klamath Falls, OR 97601

City of Tamarack Springs                       September 11, 2024
P.O. Box 1170                                  Project No:     H2231.04
Tamarack Springs, OR 97639                     Invoice No:     58817

Professional services from August 1, 2024 to August 31, 2024

Engineer               46.50    142.00     6,603.00
Drafter                38.75    118.00     4,572.50
Total this Invoice                        11,175.50

${note}
Amt: 11,175.50`;
  for (const note of [
    'OK TO PAY D. Whitcomb 9/18/24',
    'Approved for payment J. Lee 9/18/24',
    'ENTERED A/P SEP 18 2024',
  ]) {
    expect(first(paper(note), 'INVOICE_DATE')).toBe('2024-09-11');
    expect(first(paper(note), 'DUE_DATE')).toBeUndefined();
  }
});

test('small print beside the sums that speaks of payment takes no tax away', () => {
  const paper = rental('DISTRICT OF LARCH VALLEY              R07-218844            05-08-2025').replace(
    '                               GST 5.000%  ',
    'Goods remain ours until paid.  GST 5.000%  ',
  );
  expect(first(paper, 'TAX_AMOUNT')).toBe('61.50');
});

test('a day that a caption calls something else is not that of the paper', () => {
  const paper = `*Autohaus Emsbrink GmbH
Industriestr. 20, 49898 Neuharen
                                              Auftrag   : W 88213
Samtgemeinde Wietmarsch                       Annahme   : 04.11.22
Hauptstr. 41                                  Monteur   : 06/11
49889 Wietmarsch

RECHNUNG       Nr. 22-30417                   Datum: 09.11.2022

Bezeichnung             Menge     E-Preis      Gesamt
Ölwechsel               8 AW         9,80       78,40
Kleinmaterial           1 PA        12,50       12,50

Netto                                           90,90
MwSt. 19 %                                      17,27
Rechnungsbetrag                                108,17`;
  expect(first(paper, 'INVOICE_DATE')).toBe('2022-11-09');
});

test('which of several a bill is stands in front of its title', () => {
  const paper = (title: string) => `*osterloh architekten
Kirchgasse 11, 97999 Taubernheim

Gemeinde Hollerbronn
Rathausplatz 1
97996 Hollerbronn
                                              Taubernheim, 14.06.2024

*${title} Nr. 2024-037
Vertrag:             Architektenvertrag vom 08.09.2023
Leistungszeitraum:   15.03.2024 – 31.05.2024

Leistung                         v.H.         Betrag EUR
Vorplanung                        7 %           5.902,72
Entwurfsplanung                  15 %          12.648,69
Abschlag netto                                 18.551,41
zzgl. 19 % Umsatzsteuer                         3.524,77
Rechnungsbetrag                                22.076,18

Geprüft: sachlich u. rechnerisch richtig 20.06.24 Sti.`;
  for (const title of ['3. Abschlagsrechnung', '12. Abschlagsrechnung', 'Abschlagsrechnung']) {
    const read = readTyped(paper(title));
    expect([read.document_type, read.entities.INVOICE_DATE?.[0]?.value]).toEqual(['invoice', '2024-06-14']);
  }
});

test('the day until which one may cancel is no day to pay', () => {
  const paper = `*Gesellschaft für Hydroinformatik e. V.
Am Alten Wehr 7, 37099 Göttingen

Zentrum für Moorökologie
Torfbrückenweg 3
17499 Greifswald

Rechnungsnummer: T24-0163              Datum: 05.08.2024

Anz.   Bezeichnung                    Einzelpreis     Gesamt
2      Tagungsgebühr                     340,00 €   680,00 €
Rechnungsbetrag                                     680,00 €

Bitte überweisen Sie den Betrag unter Angabe der Rechnungsnummer bis zum 31.
August 2024. Stornierungen sind bis zum 01.09.2024 gegen eine Gebühr von 30 € möglich.`;
  expect(first(paper, 'DUE_DATE')).toBe('2024-08-31');
});

test('a single row of a rate that leads to the total holds the tax, in whatever language', () => {
  const paper = `*KOPAČKA – zemné práce, s.r.o.                 FAKTÚRA č. 240100387
Záhumnie 214/8
013 99 Horná Rudinka

Odberateľ:
Obec Dolné Lieskovany
Hlavná 52/1
013 98 Dolné Lieskovany

Dátum vystavenia: 03.06.2024        Dátum splatnosti: 17.06.2024

Výkop rýhy                14,5 hod      38,00        551,00
Preprava sute             86 km          1,45        124,70

CELKOM K ÚHRADE                                   810,84 EUR

Rekapitulácia      Základ      Sadzba        DPH        Spolu s DPH
                     0,00        0%                       0,00
                   675,70       20%       135,14        810,84`;
  expect(first(paper, 'TAX_AMOUNT')).toBe('135.14');
});

test('an application for payment comes to what is due now, and not to what is kept or contracted', () => {
  const paper = `*APPLICATION AND CERTIFICATE FOR PAYMENT

TO OWNER:                                    INVOICE NO:          1187-06
Osage Bend County                            APPLICATION DATE:    10/25/2021
210 Court Street                             PERIOD TO:           10/31/2021
Osage Bend, IA 50999

FROM CONTRACTOR:
Dvorak Builders, Inc.
3340 Industrial Parkway SE
Cedar Rapids, IA 52403

1.  ORIGINAL CONTRACT SUM                        $    655,800.00
2.  Net change by Change Orders                  $      2,960.00
3.  CONTRACT SUM TO DATE (Line 1 ± 2)            $    658,760.00
4.  TOTAL COMPLETED & STORED TO DATE             $    405,110.00
5.  Total Retainage                              $     20,255.50
6.  TOTAL EARNED LESS RETAINAGE                  $    384,854.50
7.  LESS PREVIOUS CERTIFICATES FOR PAYMENT       $    245,366.00
8.  CURRENT PAYMENT DUE                          $    139,488.50
9.  BALANCE TO FINISH, INCLUDING RETAINAGE       $    273,905.50`;
  const read = readTyped(paper);
  expect([read.document_type, read.entities.TOTAL_AMOUNT?.[0]?.value]).toEqual(['invoice', '139488.50']);
});

test('a line below the sum of the hours begins where the others do', () => {
  const lines = (below: string) =>
    readTyped(`*Rosalind Achterberg
1127 Stark Street, Portland, OR 97214

Invoice      QRY-2024-02
Date         4 March 2024

To:
Open Seismology Foundation, Inc.
1732 1st Ave, New York, NY 10128

Date        Task                                  Hours     Rate       Amount
Feb 2–6     Port CI to the new runner              11.5   $85.00      $977.50
Feb 7–14    Deprecate the v1 reader               17.25   $85.00    $1,466.25
                             Subtotal, labor      28.75             $2,443.75
${below}
                             Total due                              $2,522.75`).line_items.map(
      ({ line_total }) => line_total,
    );
  expect(lines('            Build host, 1 month (receipt attached)                     $79.00')).toEqual([
    '977.50',
    '1466.25',
    '79.00',
  ]);
  expect(lines('                             Build host             1               $79.00')).toEqual([
    '977.50',
    '1466.25',
  ]);
});

test('what whoever pays has noted below makes no receipt of a bill', () => {
  const read = readTyped(`*Orgelbau Brandstätter
Mühlgasse 11, 97342 Obernbreit

Kirchengemeinde Hüttenheim
Kirchplatz 2
97348 Willanzheim
                                     Obernbreit, den 11. Dezember 2025
Rechnung Nr. 47/2025

für die Hauptstimmung erlaube ich mir zu berechnen:

Hauptstimmung lt. Pflegevertrag, pauschal          395,00
Fahrtkosten                                         31,20
Summe netto                                        426,20
zuzüglich 19 % Mehrwertsteuer                       80,98
Rechnungsbetrag                                    507,18

Ich bitte um Überweisung innerhalb von 14 Tagen ohne Abzug.
Mit freundlichen Grüßen

                         Kirchenpflege Hüttenheim
                         Sachlich u. rechnerisch richtig: Sieber
                         HHSt. 0110.00.7420 Beleg 188
                         bezahlt am: 19.12.25`);
  expect([read.document_type, read.entities.BUYER_NAME?.[0]?.value]).toEqual(['invoice', 'Kirchengemeinde Hüttenheim']);
});
