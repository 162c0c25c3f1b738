import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('the empty box of the terms of delivery takes nothing from the terms of payment', () => {
  const found = readTyped(`*TAX INVOICE

*KAVERI PAINTS & HARDWARE           Invoice No.              Dated
12 Mill Road, Mysuru - 570001      KPH/24-25/0871           9-Dec-24
GSTIN/UIN: 29ABKFK1447M1ZP         Delivery Note            Mode/Terms of Payment
State Name : Karnataka, Code : 29  DN-0441                  30 Days
Buyer (Bill to)                    Dispatched through       Destination
*Palghat Interiors Pvt. Ltd.        Own vehicle              Hunsur
8 Temple Street, Hunsur            Terms of Delivery

Sl  Description of Goods      HSN/SAC     Quantity      Rate     per     Amount
1   Emulsion white 20 L       32091010    4 Nos     3,150.00     Nos     12,600.00
2   Roller 9 inch             96034010    6 Nos       240.00     Nos      1,440.00
    CGST                                                   9       %      1,263.60
    SGST                                                   9       %      1,263.60
    Total                                                               16,567.20`);
  expect(stated(found, 'PAYMENT_TERMS')).toBe('30 Days');
});

test('a line that begins within a word of the line above begins no terms', () => {
  const found = readTyped(`*Brehm & Aldinger Rechtsanwälte PartG mbB
Kaiserstr. 4
76133 Karlsruhe

Frau
Edda Winkelhöfer
Am Bach 7
76227 Karlsruhe

Rechnungsnummer     Datum
24/0448             9. Oktober 2024

1,3 Geschäftsgebühr, Nr. 2300 VV RVG                        725,40 €
Pauschale, Nr. 7002 VV RVG                                   20,00 €
Zwischensumme                                               745,40 €
19 % Umsatzsteuer                                           141,63 €
Gesamtbetrag                                                887,03 €

 Wir bitten Sie, den Gesamtbetrag bis zum 23. Oktober 2024 unter Angabe der Rech-
nungsnummer auf unser unten genanntes Geschäftskonto zu überweisen. Für Rückfragen
steht Ihnen unser Sekretariat gern zur Verfügung.`);
  expect(stated(found, 'PAYMENT_TERMS')).toMatch(/^Wir bitten Sie/);
  expect(stated(found, 'DUE_DATE')).toBe('2024-10-23');
});

test('the day of a payment by card, in a cell behind the word for payments, is not when to pay', () => {
  const found = readTyped(`*Hôtel des Quatre Vents
3, quai Sud — 66190 COLLIOURE

*FACTURE N° F2406-0118               SARL Bureau Castel
du 14/06/2024                       11, rue Haute
                                    34000 MONTPELLIER

Arrivée : 12/06/2024     Départ : 14/06/2024

Date     Prestation               Qté    P.U. TTC   Montant TTC
12/06    Nuitée chambre double      1      104,00        104,00
13/06    Nuitée chambre double      1      104,00        104,00
14/06    Petit déjeuner             2       12,00         24,00
                                       *Total TTC       232,00 €

Règlements     14/06/2024 Carte bancaire VISA        232,00 €
               Solde                                   0,00 €`);
  expect(stated(found, 'DUE_DATE')).toBeUndefined();
});

test('the day until which to pay may be said in words before it is given', () => {
  const found = readBelowHead(`Tuition fees, Summer Term                 4,980.00
School lunches                              296.00
Total charges this term                   5,276.00

Fees are payable in full on or before the first day of term, Tuesday 22 April 2025. Accounts
unpaid by then attract interest at 1.5% per month.`);
  expect(stated(found, 'DUE_DATE')).toBe('2025-04-22');
});

test('a discount with a count and a price is an item, though its name speaks of paying', () => {
  const found = readTyped(`*Zwemvereniging De Otter

De heer T. Mulder
Dorpsstraat 4
4461 AB Goes

Contributienota 2025
Notanummer     2025-0117
Datum          3 februari 2025

Omschrijving                      Aantal      Bedrag      Totaal
Contributie seniorlid                  1    € 212,00    € 212,00
Bondsafdracht                          1     € 24,50     € 24,50
Korting automatische incasso           1     € -5,00     € -5,00
                                          Te betalen    € 231,50

Het totaalbedrag wordt op 18 februari 2025 automatisch geïncasseerd van rekening NL41 INGB 0004 7718 52
op naam van T. Mulder (incassant-ID NL15ZZZ403108870000, machtiging DO-117). Wilt u zorgen voor
voldoende saldo?`);
  expect(stated(found, 'PAYMENT_TERMS')).toMatch(/^Het totaalbedrag wordt op 18 februari 2025/);
});

test("a firm is called by its house and all its owners, also with another language's word between them", () => {
  const found = readTyped(`Faktura VAT nr FV/118/03/2025

Sprzedawca                                    Nabywca
Hurtownia "Zakrętka" B. i T. Maj Sp.j.        Gmina Sadkowo
ul. Polna 4, 26-600 Radom                     ul. Lipowa 1, 26-650 Sadkowo
NIP: 948-23-71-554                            NIP: 796-29-53-102

Data wystawienia: 04.03.2025

Lp.   Nazwa towaru            Ilość   Cena netto   Wartość netto   VAT   Wartość brutto
1     Papier A4                  10        18,00          180,00   23%           221,40
2     Teczka z gumką             20         2,00           40,00   23%            49,20

Razem: 220,00   50,60   270,60
Do zapłaty: 270,60 PLN`);
  expect(stated(found, 'SELLER_NAME')).toBe('Hurtownia "Zakrętka" B. i T. Maj Sp.j.');
});

const UTILITY = `*TOWN OF ALDER FORK
410 Depot Street, Alder Fork, ID 83210

Account Number      20-4471-01
Customer            RUTH ELLERY
Bill Number         0071834
Bill Date           06/14/2025
Due Date            07/08/2025

Previous Balance                         61.20
Payment received - Thank you            -61.20
Balance Forward                           0.00
                                                       $109.05
Water - Base charge                      18.75
                                                       if paid by 07/08/2025
Water - Usage                            24.75
Sewer - Base charge                      22.10         After 07/08/2025 pay $119.95
Storm Drainage                            7.50
Garbage & Recycling                      35.95
Current Charges                         109.05

A 10% late charge will be added to current charges not paid by the due date.

TOWN OF ALDER FORK                                     Due Date               07/08/2025
PO BOX 77                                              Total Amount Due          $109.05
                                                       After Due Date            $119.95`;

test('lines that make the printed sum count more than one amount that is printed twice', () => {
  const found = readTyped(UTILITY);
  expect(found.line_items.map(({ description, line_total }) => [description, line_total])).toEqual([
    ['Water - Base charge', '18.75'],
    ['Water - Usage', '24.75'],
    ['Sewer - Base charge', '22.10'],
    ['Storm Drainage', '7.50'],
    ['Garbage & Recycling', '35.95'],
  ]);
});

test('what is charged for paying late is no term of payment', () => {
  expect(stated(readTyped(UTILITY), 'PAYMENT_TERMS')).toBeUndefined();
});

test('the code of the rate may stand one space behind the amount, as in forms of fixed pitch', () => {
  const found = readTyped(`BERTIN SANITAIRE                                         FACTURE  N°  00411802
ZI du Canal                                              Date         31/10/2024
59240 DUNKERQUE

                                              SARL DUVAL FRERES
                                              42 RUE DE CALAIS
                                              59630 BOURBOURG

REFERENCE  DESIGNATION                          QTE    P.U. NET   MONTANT HT T
TUB16-50   TUBE MULTICOUCHE 16X2 COUR. 50M        2       68,40       136,80 1
RAC16C     RACCORD COUDE A SERTIR 16             40        3,12       124,80 1
VAN3/4     VANNE A SPHERE 3/4 PAPILLON            6        8,90        53,40 1
LIVRE      NOTICE DE POSE RELIEE                  2        4,50         9,00 2

TOTAL HT         324,00
TVA               63,50
TOTAL TTC  EUR   387,50`);
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['2', '136.80'],
    ['40', '124.80'],
    ['6', '53.40'],
    ['2', '9.00'],
  ]);
});

const HOSPITAL = `*AROGYA MULTISPECIALITY HOSPITAL
(A unit of Arogya Healthcare Pvt Ltd)
Plot 9, KT Road, Tirupati - 517501 | Ph: 0877-2255099

IN-PATIENT FINAL BILL

Patient Name     : Mr. S. VENKATA RAO       Bill No.          : IPB/24/009117
UHID             : AMH000118447             Bill Date         : 14-Oct-2024
Payer            : SELF                     Ward / Bed        : Semi Private / SP-104

S.No   Particulars                  Qty        Rate    Amount (Rs.)
1      Room Rent - Semi Private       2    2,500.00        5,000.00
2      Nursing Charges                2      600.00        1,200.00
3      Surgeon Fee                    1   18,000.00       18,000.00
                            Gross Amount                  24,200.00
                            Net Amount                    24,200.00`;

test('on the bill of a hospital the patient owes, also where the payer is "self"', () => {
  expect(stated(readTyped(HOSPITAL), 'BUYER_NAME')).toBe('Mr. S. VENKATA RAO');
});

test('whose unit a hospital is, in brackets below its name, is no part of the name', () => {
  expect(stated(readTyped(HOSPITAL), 'SELLER_NAME')).toBe('AROGYA MULTISPECIALITY HOSPITAL');
});

test('a place that is called for a church is nobody', () => {
  const found = readTyped(`                                                   Dr Isolde Fairclough
                                                   14 Cliff Terrace
                                                   Sheffield S11 8FN
                                                   isolde@fairclough.example
                                                   2nd December 2024

Mrs P. Hallam
The Willows
Church Fields
Dronfield S18 1FE

*INVOICE                                            Ref: IF/24/071

                                               Hours     Rate         £
Further Mathematics, 4, 11, 18, 25 November        6    42.00    252.00
Physics, 7, 14, 21 and 28 November                 4    42.00    168.00
Total due                                                        420.00`);
  expect(stated(found, 'BUYER_NAME')).toBe('Mrs P. Hallam');
});

test('a Polish invoice may be numbered by the month right behind its title', () => {
  const found = readTyped(`*STUDIO GRAFIKI                           Data wystawienia: 2024-11-29
Malwina Żurek                            Data sprzedaży: 2024-11-23

*Faktura 14/11/2024

Sprzedawca                        Nabywca
Studio Grafiki Malwina Żurek      Fundacja „Morze”
ul. Świętojańska 88/3             ul. Hryniewickiego 10
81-389 Gdynia                     81-340 Gdynia

Lp   Nazwa                 Jedn   Ilość   Cena netto   Wartość netto
1    Projekt plakatu       szt.       1     1 800,00        1 800,00
                                       Razem                1 800,00
Do zapłaty: 1 800,00 PLN`);
  expect(stated(found, 'INVOICE_NUMBER')).toBe('14/11/2024');
  expect(stated(found, 'INVOICE_DATE')).toBe('2024-11-29');
});

const SMALL_BILL = (sums: string) => `*Malerbetrieb Osterkamp
Feldweg 3
49610 Quakenbrück

Frau
Birte Lammers
Am Esch 4
49577 Ankum

Rechnung Nr. 2024-118                       12.11.2024

Pos   Bezeichnung                 Menge   Preis     Betrag
1     Fenster streichen               4    85,00    340,00
2     Material                        1    62,00     62,00
${sums}`;

test('the only sum of a bill without tax is its total, also where it is called net or a subtotal', () => {
  const exempt = 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.';
  for (const name of ['Nettobetrag', 'Zwischensumme']) {
    const found = readTyped(SMALL_BILL(`                                  ${name}     402,00\n\n${exempt}`));
    expect([found.document_type, stated(found, 'TOTAL_AMOUNT')]).toEqual(['invoice', '402.00']);
  }
});

test('a net sum is no total where tax comes on top or another sum follows', () => {
  const withTax = readTyped(
    SMALL_BILL(`                                  Nettobetrag       402,00
                                  19 % MwSt          76,38
                                  Rechnungsbetrag   478,38`),
  );
  expect([stated(withTax, 'TOTAL_AMOUNT'), stated(withTax, 'SUBTOTAL_AMOUNT')]).toEqual(['478.38', '402.00']);
  const toCome = readTyped(SMALL_BILL('                                  Nettobetrag       402,00\n\nzzgl. MwSt.'));
  expect(stated(toCome, 'TOTAL_AMOUNT')).toBeUndefined();
});
