import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

const said = (found: ReturnType<typeof readTyped>, field: string) => found.entities[field]?.[0]?.value ?? null;

test('numbers of articles in their column are not the invoice’s, whatever the column is called', () => {
  const found = readTyped(`Vesterlund Trælast, Fabriksvej 28, 7330 Brande
Bo Krogsgaard, Nørregade 114, 7400 Herning

*FAKTURA                                Dato      29-09-2025
                                        Nummer    20418
                                        Kunde     1093

Nummer       Beskrivelse                 Antal    Pris      Beløb
4510-038     Fyr, høvlet 38x73 mm          126    18,90     2.381,40
4512-045     Fyr, ru 45x195 mm              10    46,50       465,00
                                       Subtotal             2.846,40
                                       Moms 25%               711,60
                                       At betale            3.558,00`);
  expect(said(found, 'INVOICE_NUMBER')).toBe('20418');
});

test('a sentence that begins beside its title goes on below the title', () => {
  const found = readTyped(`*Heidelmann GmbH                            Rechnung Nr. R250871
Rechnungsdatum: 14.08.2025

Verflüssigungssatz CU-1250                              3.030,26
Umsatzsteuer 19 %                                         575,75
Gesamtbetrag                                            3.606,01

Zahlungsbedingungen:      Zahlbar innerhalb von 8 Tagen mit 2 % Skonto bis 22.08.2025, ohne Abzug bis
13.09.2025.

Mit freundlichen Grüßen`);
  expect(said(found, 'DUE_DATE')).toBe('2025-09-13');
});

test('the verb of a debit stands in the next line, before the creditor', () => {
  const found = readTyped(`*Rechnung Nr. RE-2025-00274          Datum: 13.10.2025

Bezug Strom                                        229,40 €
USt 20 %                                            43,48 €
Gesamt                                             272,88 €

Der Rechnungsbetrag wird am 27.10.2025 mittels SEPA-Lastschrift von Ihrem Konto
eingezogen. Mandatsreferenz EEGALM-058, Creditor-ID AT38ZZZ00000067712.`);
  expect(said(found, 'PAYMENT_TERMS')).toBe(
    'Der Rechnungsbetrag wird am 27.10.2025 mittels SEPA-Lastschrift von Ihrem Konto eingezogen.',
  );
});

test('terms stand before whose the goods are until they are paid', () => {
  const found = readTyped(`Garage Lescure, 27 route de Toulouse, 82000 Montauban
M. Pujol, 6 impasse des Tourterelles, 82290 Lacourt

*FACTURE N° FC 26-01877          Date: 27/01/2026

Filtre à huile                                      457,75
T.V.A. 20 %                                          91,55
Total T.T.C.                                        549,30

Règlement au comptant à la livraison du véhicule. Pour les professionnels, tout retard entraîne des pénalités égales à trois fois
le taux d'intérêt légal. Garantie réparations : 1 an. Les marchandises restent la propriété du vendeur jusqu'au
paiement intégral (loi 80-335 du 12/05/1980). Médiateur : Mobilians, 43 bis route de Vaugirard, 92190 Meudon.`);
  expect(said(found, 'PAYMENT_TERMS')).toBe('Règlement au comptant à la livraison du véhicule.');
});

test.each([
  ['Premium is due on or before the effective date of 01/11/2026.', '2026-11-01'],
  ['Premium is due on or before 01/11/2026.', '2026-11-01'],
])('a day to pay by the date of something: %s', (line, day) => {
  expect(
    said(
      readBelowHead(`Oak shelves                 400.00
VAT 20%                      80.00
Total                       480.00

${line}`),
      'DUE_DATE',
    ),
  ).toBe(day);
});

test('services that end are no terms', () => {
  const found = readBelowHead(`Hosting                     400.00
VAT 20%                      80.00
Total                       480.00

Thank you for hosting with Brackenhost. Services not renewed by the due date are suspended after 5 days.`);
  expect(said(found, 'PAYMENT_TERMS')).toBeNull();
});

test('sections end in what they are with tax, and what is left to pay stands below the sum of them', () => {
  const found = readTyped(`Stadtwerke Lindenried GmbH, Wasserturmstr. 20, 97999 Lindenried
Herrn Kammergruber, Hopfengarten 17

*Ihre Verbrauchsabrechnung 2024                 Belegnummer 25-0118834    Datum 20.01.2025

Arbeitspreis 27,84 ct/kWh                                          792,33 €
Grundpreis 12 Monate                                                96,00 €
Nettobetrag                                                        888,33 €
19 % Umsatzsteuer                                                  168,78 €
Strom brutto                                                     1.057,11 €

112 m³ × 1,92 €                                                    215,04 €
Grundpreis                                                          72,00 €
Nettobetrag                                                        287,04 €
7 % Umsatzsteuer                                                    20,09 €
Wasser brutto                                                      307,13 €

Zusammenstellung
Gesamtbetrag (darin Umsatzsteuer 188,87 €)                       1.364,24 €
abzüglich gezahlte Abschläge (11 × 120,00 €)                   – 1.320,00 €
Nachzahlung                                                         44,24 €`);
  expect(said(found, 'TOTAL_AMOUNT')).toBe('1364.24');
});

test.each([
  ['Inh. Dörte Albrecht e. K.', 'Buchhandlung Seitenwind'],
  ['Inhaberin: Dörte Albrecht', 'Buchhandlung Seitenwind'],
])('"%s" below the name of a business is not who is billed', (owner, buyer) => {
  const found = readTyped(`*Muldental Verlag GmbH

Muldental Verlag GmbH, Nicolaistraße 41, 04668 Grimma
Buchhandlung Seitenwind
${owner}
Brühl 22
09111 Chemnitz

*Rechnung Nr. 2026-00219          Datum 03.02.2026

Wandkalender                     261,36
Umsatzsteuer 7 %                  18,30
Gesamtbetrag                     279,66`);
  expect(said(found, 'BUYER_NAME')).toBe(buyer);
});

test.each(['Prop Store Ltd', 'Good Morning Coffee', 'Guten Morgen Bäckerei', 'Titular Tours SL'])(
  'a firm may be called %s',
  (name) => {
    const found = readTyped(`^${name}
4 Mill Lane
Leeds LS1 4AP

INVOICE
Invoice No: 4471
Date: 4 March 2025

Bill to:
Pemberton Schools Trust
12 College Road
York YO1 7EP

Oak shelves                        240.00
VAT 20%                             48.00
Total due                          288.00`);
    expect(said(found, 'SELLER_NAME')).toBe(name);
  },
);

test('a form in two languages has titles, and no names, beside each other', () => {
  const found = readTyped(`*Clipline Professional                    INVOICE / FACTURE 63118840
2024-05-13

BILL TO / FACTURÉ À
694207 N.B. Inc.
118-40 Kingswood Way
Hanwell NB E3C 2L4

P.O. NUMBER / BON DE COMMANDE     ORDERED BY / COMMANDÉ PAR     SHIPPED VIA / EXPÉDIÉ PAR
118                               Janelle Comeau                Clipline Delivery

Paper                          229.30
HST 15%                         34.40
Total                          263.70`);
  expect(said(found, 'BUYER_NAME')).not.toMatch(/ORDERED|SHIPPED/);
});

test('slips name no buyer by guess', () => {
  const found = readTyped(`Bayline Cab Co
Medallion 2204
03/14/25 21:40

START     21:12
END       21:40
DISTANCE  6.4 MI
FARE                24.50
TIP                  4.90
TOTAL               29.40
VISA **** 4471      29.40

COMMENTS OR LOST ITEMS
CALL 311`);
  expect(found.document_type).toBe('receipt');
  expect(said(found, 'BUYER_NAME')).toBeNull();
});

test('a tax below what was paid before is the tax of that payment', () => {
  const found = readTyped(`*Steuerbüro Lindner                         Rechnung Nr. 2026 / 1184
Datum: 20.09.2026

Steuererklärung Einkommensteuer 2025                      1.770,65
zzgl. Umsatzsteuer 19 %                                     336,42
Gesamtbetrag                                              2.107,07
abzüglich Vorschuss vom 03.06.2026, Rechnung 2026/0592      500,00
darin enthaltene USt 79,83
Noch zu überweisen                                        1.607,07`);
  expect(said(found, 'TAX_AMOUNT')).toBe('336.42');
});

test('a title at the left edge of its column names the amount at the right edge, with its rate and currency', () => {
  const found = readTyped(`*Ottenbruch GmbH                             Schlussrechnung Nr. RE-26-0702
Datum: 20.09.2026

Zusammenstellung
                              Netto EUR       MwSt. 19 % EUR        Brutto EUR
Rechnungsbetrag               12.385,01             2.353,15         14.738,16

Im Rechnungsbetrag sind Lohnkosten in Höhe von 4.812,30 € netto zzgl. 19 % MwSt. 914,34 € = 5.726,64 € enthalten.`);
  expect(said(found, 'TAX_AMOUNT')).toBe('2353.15');
});

test.each(['Frau Mag.', 'Herrn Dipl.-Ing.', 'Frau Dr.'])('"%s" above a name is no name', (title) => {
  const found = readTyped(`*Dr. Leonhard Prammer

${title}
Johanna Hinterleitner
Landstraße 4
4020 Linz

*Honorarnote Nr. 26-0873         28.09.2026

Erstordination                     180,00
Gesamt                             180,00`);
  expect(said(found, 'BUYER_NAME')).toMatch(/Johanna Hinterleitner$/);
});

test('a tax of nothing is named behind its rate, with why and of what', () => {
  const found = readTyped(`*Ruppert Trockenbau                         Rechnung Nr. 2026-118
Datum: 20.09.2026

Wandverkleidung                                              7.202,48
zzgl. 0,00 % USt. (§ 13b UStG) auf 7.202,48                      0,00
Gesamtbetrag                                                 7.202,48

Steuerschuldnerschaft des Leistungsempfängers gemäß § 13b UStG.`);
  expect(said(found, 'TAX_AMOUNT')).toBe('0.00');
});

test.each(['The Old School', 'The Old Forge'])('"%s" below a person is the house, and not who is billed', (house) => {
  const found = readTyped(`*Thistledown Nurseries, Mill Road, Ollerby NR99 4TT

Mr P. Sandringham-Cole
${house}
Wick St Mary
Herefordshire HR99 8LB

Invoice no. 88213          2 May 2025

6 Astrantia                31.50
Total                      31.50`);
  expect(said(found, 'BUYER_NAME')).toMatch(/Sandringham-Cole$/);
});

test('a shortened trade in capitals begins a name', () => {
  const found = readTyped(`*LANDW. LOHNUNTERNEHMEN TÖNJES
Moordorfer Str. 70
26999 Ostervehn

Hof Janssen, Achtermeer 2, 26998 Westerende

Rechnung Nr. 88          29.08.2025

Mähdrusch Wintergerste     310,50
Gesamt                     310,50`);
  expect(said(found, 'SELLER_NAME')).toBe('LANDW. LOHNUNTERNEHMEN TÖNJES');
});

test('few words stand before what was paid, and below it which tax it held', () => {
  const found = readTyped(`*Stadtwerke Brehna                          Rechnung Nr. 2026-44180
Rechnungsdatum: 20.02.2026

Wasser netto                                                220,00
zzgl. 7 % Umsatzsteuer                                       15,40
Schmutzwasser (ohne Umsatzsteuer)                           310,00
Rechnungsbetrag brutto                                      545,40
abzüglich bezahlte Abschläge 2025 (3 x 160,00)              480,00
darin enthaltene USt 14,02
Nachzahlung                                                  65,40`);
  expect(said(found, 'TAX_AMOUNT')).toBe('15.40');
});
