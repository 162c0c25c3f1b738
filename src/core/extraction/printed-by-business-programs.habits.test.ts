import { expect, test } from 'vitest';
import { tellsCopy } from './page/said-of-paper.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const lines = ({ line_items }: Found) =>
  line_items.map(({ quantity, description, unit_price, line_total }) =>
    [quantity, description, unit_price, line_total].join(' | '),
  );

test('for whom a print of a paper is says nothing of who is billed', () => {
  const copies = [
    'Original for Recipient',
    '(DUPLICATE FOR TRANSPORTER)',
    'Customer copy',
    'Exemplar für den Kunden',
    'Kundenexemplar',
    'Exemplaire client',
    "Copie destinée à l'acheteur",
    'Original para el cliente',
    'Copia per il cliente',
    'Duplicado para o cliente',
    'Oryginał dla nabywcy',
    'Kopie voor de klant',
  ];
  expect(copies.filter((line) => !tellsCopy(line))).toEqual([]);
  const others = ['Original Recipient Ltd', 'Copy Centre', 'Kunden-Nr. 1044', 'Cliente', 'Copia Srl'];
  expect(others.filter(tellsCopy)).toEqual([]);
});

test('"Company" is whose address the label below it announces', () => {
  const found = readTyped(`                                                             *TAX INVOICE
                                                             SINV-2024-00417
                         Original for Recipient
Company            Malabar Coir Works Private             Date               22-08-2024
                   Limited                                Payment Due Date   21-09-2024
Company Address    Plot 9, Kalavoor Industrial Area       Reverse Charge     N
                   Alappuzha
                   Kerala 688522
                   GSTIN: 32AAFCM8842K1ZT

Customer Name      Nilgiri Garden Centre
Address            44, Commercial Road
                   Ooty
                   Tamil Nadu 643001

Sr    Item Code    Description             Quantity    Rate          Amount
1     CP-5         Coir pith block 5 kg          40    ₹ 180.00      ₹ 7,200.00
2     GP-3         Grow pole 3 ft                25    ₹ 140.00      ₹ 3,500.00

                                           Total                     ₹ 10,700.00
                                           IGST                      ₹ 1,926.00
                                           Grand Total               ₹ 12,626.00`);
  expect(stated(found, 'SELLER_NAME')).toBe('Malabar Coir Works Private Limited');
  expect(stated(found, 'BUYER_NAME')).toBe('Nilgiri Garden Centre');
});

const HEAD = `*Quarry Lane Studio Ltd
18 Quarry Lane, Bath BA1 5NX

INVOICE            Invoice No. QL-1182        Date: 6 May 2024

Bill to:
Orchard Row Primary School
3 Orchard Row, Wells BA5 2DP
`;

test('a few numbered lines on the last page are the terms that the page before announces', () => {
  const found = readTyped(
    `${HEAD}
Description          Qty    Rate      Amount
Mural design           1    900.00    900.00

Total                                 900.00

Terms and Conditions Details`,
    `1. Payment within 21 days from the date of invoice.
2. Interest at 8 % a year will be charged on overdue bills.
3. Sketches remain the property of the studio.`,
  );
  expect(stated(found, 'PAYMENT_TERMS')).toContain('Payment within 21 days from the date of invoice.');
});

test('days in the name of what was bought are no terms', () => {
  const found = readTyped(`*Verein für Moorkunde e.V.
Torfweg 3
26188 Edewecht

Planungsbüro Söhlke
Am Wall 9
28195 Bremen

Rechnungsnummer                         Rechnungsdatum
MOOR24-00071                            14. Mai 2024

Rechnung

vielen Dank für Ihre Anmeldung. Wir stellen Ihnen wie folgt in Rechnung:

Beschreibung                            Anz.    Steuersatz      Netto        Brutto
Tagungsticket 2 Tage (Frühbucher)          3       19,00 %      450,00 €     535,50 €
Teilnehmer*in: Ute Söhlke
Einzelpreis: 150,00 € netto / 178,50 € brutto
Tagungsband                                1        7,00 %       20,00 €      21,40 €
Rechnungsbetrag                                                              556,90 €

IBAN: DE27 2805 0100 0091 1844 02`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});

test('days and amounts below the terms of payment are those on which to pay', () => {
  const found = readTyped(`*Ferme du Plateau SARL
Route de Mende
48000 Barjac

                                        Épicerie Saint-Roch SAS
                                        12 rue Basse
                                        30000 Nîmes

N° de facture : 2024-00318
Date : 04/03/2024

Description              Quantité    Prix unitaire    Montant
Tomme au lait cru           12 kg         14,50 €    174,00 €
Miel de châtaignier           8 u          9,00 €     72,00 €

                                     Total (hors-taxes) :    246,00 €
                                     Taxes :                  13,53 €
                                     Total :                 259,53 €

   Conditions de paiement
        30 jours net
Date            Montant
03/04/2024     259,53 €`);
  expect(stated(found, 'DUE_DATE')).toBe('2024-04-03');
  expect(stated(found, 'INVOICE_DATE')).toBe('2024-03-04');
});

test('what is taken off may stand in the cell of what is left', () => {
  const found = readTyped(`*Hagedorn Landtechnik e.K.
Bahnhofstr. 4
31582 Nienburg

Lohnbetrieb Meier GbR
Hauptstr. 8
31637 Rodewald

Rechnung Nr. 2024-0288
Rechnungsdatum: 12.02.2024

Pos.    Bezeichnung             Menge        E-Preis             G-Preis
1       Schlauch DN10           10 m         8,40 EUR            84,00 EUR
2       Kugelhahn               4 Stck       20,00 EUR    (-10 %) 72,00 EUR
3       Versand                 1 psch       6,00 EUR            6,00 EUR

Nettobetrag                                                     162,00 EUR
Umsatzsteuer 19%                                                 30,78 EUR
Gesamtbetrag                                                    192,78 EUR`);
  expect(lines(found)).toEqual([
    '10 | Schlauch DN10 | 8.40 | 84.00',
    '4 | Kugelhahn | 20.00 | 72.00',
    '1 | Versand | 6.00 | 6.00',
  ]);
});

test('what is listed may be titled by its period, and what is taken off stands among the sums by any name', () => {
  const found = readTyped(`${HEAD}
Fees from May 01, 2024 to May 31, 2024    Units    Unit price    Tax rate      Amount
Monthly subscription - Studio                 1       £400.00       20.0%     £400.00
Archive seats                                12        £15.00       20.0%     £180.00
                                          Founding partner                   -£80.00
                                          Subtotal (excl. tax)               £500.00
                                          VAT (20.0% on £500.00)             £100.00
                                          Total                              £600.00`);
  expect(lines(found)).toEqual([
    '1 | Monthly subscription - Studio | 400.00 | 400.00',
    '12 | Archive seats | 15.00 | 180.00',
  ]);
});

test('figures behind a sentence of the small print make no term of it', () => {
  const found = readTyped(`${HEAD}
Description          Qty    Rate      Amount
Mural design           1    900.00    900.00

Total                                 900.00

Terms and Conditions:
Goods remain our property until paid for in full. Please quote the invoice ID with your BACS payment: Starling 60-83-71.`);
  expect(stated(found, 'PAYMENT_TERMS')).toBeUndefined();
});

test('a community interest company is named above where it is found', () => {
  const found = readTyped(`*Tavy Canoe Stores Ltd
Unit 3, Morwellham Quay, Tavistock PL19 8JL
01822 555 018

*COTEHELE WATERSPORTS CIC                              Invoice ID
Cotehele Quay                                         SINV-00482
St Dominick                                           Invoice Date
Saltash                                               28-05-2024
PL12 6TA                                              Due Date
Contact: Ruth Penhallow                               27-06-2024

Sr    Details                       Qty    Rate       Amount
1     SUP paddle, adjustable          6    £ 54.50    £ 327.00

                                    Sub Total         £ 327.00
                                    VAT 20%           £ 65.40
                                    Total             £ 392.40`);
  expect(stated(found, 'BUYER_NAME')).toBe('COTEHELE WATERSPORTS CIC');
});

test('rates with their net, gross and tax below each other make one tax, and no base of one rate is the subtotal', () => {
  const found = readTyped(`*Moorfreunde Ammerland e.V.
Torfweg 3
26188 Edewecht

Planungsbüro Söhlke
Am Wall 9
28195 Bremen

Rechnungsnummer                         Rechnungsdatum
MOOR24-00071                            14. Mai 2024

Beschreibung                            Anz.    Steuersatz      Netto        Brutto
Tagungsticket                              3       19,00 %      450,00 €     535,50 €
Tagungsband                                1        7,00 %       20,00 €      21,40 €
Rechnungsbetrag                                                              556,90 €

Enthaltene Steuern
Steuersatz    Nettowert    Bruttowert      Steuer
19,00 %        450,00 €      535,50 €     85,50 €
7,00 %          20,00 €       21,40 €      1,40 €`);
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('556.90');
  expect(stated(found, 'TAX_AMOUNT')).toBe('86.90');
  expect(stated(found, 'SUBTOTAL_AMOUNT')).toBeUndefined();
});

test('net and gross of a line beside each other are no price of one piece', () => {
  const found = readTyped(`*Moorfreunde Ammerland e.V.
Torfweg 3
26188 Edewecht

Rechnungsnummer                         Rechnungsdatum
MOOR24-00071                            14. Mai 2024

Beschreibung                            Anz.    Steuersatz      Netto        Brutto
Tagungsticket                              3       19,00 %      450,00 €     535,50 €
Exkursion                                  2       19,00 %       80,00 €      95,20 €
Tagungsband                                1        7,00 %       20,00 €      21,40 €
Rechnungsbetrag                                                              652,10 €`);
  expect(found.line_items.map((line) => [line.quantity, line.unit_price, line.line_total])).toEqual([
    ['3', null, '535.50'],
    ['2', null, '95.20'],
    ['1', null, '21.40'],
  ]);
});

test('the quantity stands where its unit is titled, if prices multiply it', () => {
  const found = readTyped(`*Seeland Gemüse AG
Moosgasse 40, 3232 Ins

Rechnung Nr.:     518842
Datum:            20.09.2024

Artikel             Anzahl       Einheit       Preis       Betrag
Rüebli gewaschen        12         120kg        2.35       282.00
Lauch grün               8          64kg        3.10       198.40
Kopfsalat               15        180Stk        1.15       207.00
Total                                                      687.40`);
  expect(found.line_items.map((line) => [line.quantity, line.unit, line.unit_price])).toEqual([
    ['120', 'kg', '2.35'],
    ['64', 'kg', '3.10'],
    ['180', 'Stk', '1.15'],
  ]);
});
