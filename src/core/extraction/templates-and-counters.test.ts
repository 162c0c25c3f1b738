import { expect, test } from 'vitest';
import type { KeyField } from '../labels.ts';
import { readTyped } from './testing/read-typed.ts';

function read(page: string, field: KeyField): string | undefined {
  return readTyped(page).entities[field]?.[0]?.value;
}

const HEAD = `*Larkspur Cycles Ltd
12 Mill Lane, York YO1 7AB

Invoice no: 2025-118
Invoice date: 02.05.2025

Bill to
Harrow Bridge Trust
4 Castle Street, Leeds LS1 4AB

Description                          Amount
Service of four bicycles             240.00
New chains                            60.00
Total EUR                            300.00
`;

test.each([
  'Der Betrag wurde am 02.05.2025 Ihrer Kreditkarte belastet.',
  'Le montant a été prélevé le 02.05.2025.',
  'Règlement : Carte bancaire le 02.05.2025',
  'Het bedrag werd op 02.05.2025 van uw rekening afgeschreven.',
])('the day on which was paid is no day to pay: %s', (line) => {
  expect(read(`${HEAD}\n${line}`, 'DUE_DATE')).toBeUndefined();
});

test('a day on which will be debited stays the day to pay', () => {
  expect(read(`${HEAD}\nDer Betrag wird am 20.05.2025 von Ihrem Konto abgebucht.`, 'DUE_DATE')).toBe('2025-05-20');
});

test.each([
  ['Net 30. 1.5% per month on past due balances.', 'Net 30.'],
  ['Payment: 14 days, PayNow to UEN 201882044K', '14 days'],
  ['Gelieve binnen 14 dagen over te maken op NL91 ABNA 0417 1643 00.', 'Gelieve binnen 14 dagen over te maken'],
])('terms end before penalties and accounts: %s', (line, terms) => {
  expect(read(`${HEAD}\n${line}`, 'PAYMENT_TERMS')).toBe(terms);
});

test.each([
  'Terms and Conditions Details:   Goods once sold will not be taken back.',
  'Prochaine facture vers le 14/06/2025.',
])('no terms: %s', (line) => {
  expect(read(`${HEAD}\n${line}`, 'PAYMENT_TERMS')).toBeUndefined();
});

test('what is subtracted from the subtotal leads to a total without a name', () => {
  const page = `*Orla Fenn Illustration
14 Lower Quay, Cork

Invoice #: 2025-07
Date: 02/06/2025

Description                     Qty     Unit price     Total price
Cover, final artwork              1        €650.00         €650.00
Spot drawings                     4         €45.00         €180.00

                                    Subtotal               €830.00
                                    Adjustments            -€30.00
                                                           €800.00`;
  expect(read(page, 'TOTAL_AMOUNT')).toBe('800.00');
});

test('an additional tax of nothing is not the tax beside the one that leads to the total', () => {
  const page = `TRANSPORTES LAS ENCINAS LTDA.                    FACTURA ELECTRÓNICA
Giro: Transporte de carga                        Nº 20447
SEÑOR(ES):  AGRÍCOLA LOS PERALES S.A.            Fecha Emisión: 06/03/2025

Descripción                Cantidad      Precio          Valor
Flete                             4     380.000      1.520.000
Estadía                           6      25.000        150.000

                     MONTO NETO            $         1.670.000
                     I.V.A. 19%            $           317.300
                     IMPUESTO ADICIONAL    $                 0
                     TOTAL                 $         1.987.300`;
  expect(Number(read(page, 'TAX_AMOUNT'))).toBe(317300);
  expect(read(page, 'BUYER_NAME')).toBe('AGRÍCOLA LOS PERALES S.A.');
});

test('the two halves of an Indian tax, named by their program, are summed', () => {
  const page = `## Sales Invoice                                    ACC-SINV-2025-00214
Customer Name:   Meridian Hydraulics Pvt Ltd      Company:   Anvil Tooling Works
Address:         Bhosari, Pune 411026             Date:      18-08-2025

Sr   Description             Quantity        Rate          Amount
1    End mill 12 mm                10    1,180.00       11,800.00
2    Drill HSS 8 mm                40       95.00        3,800.00

                        Total:                       ₹ 15,600.00
                        Output Tax SGST @ 9.0:        ₹ 1,404.00
                        Output Tax CGST @ 9.0:        ₹ 1,404.00
                        Grand Total:                 ₹ 18,408.00
In Words:               INR Eighteen Thousand, Four Hundred And Eight only.`;
  expect(read(page, 'TAX_AMOUNT')).toBe('2808.00');
  expect(read(page, 'SELLER_NAME') ?? '').not.toContain('Eighteen');
});

test('below "Pay to" the account is in the bank\'s line, and its holder is who is paid', () => {
  const page = `                                          # INVOICE
ISSUED TO:                                INVOICE NO:  00458
Thistle & Rye Café                        DATE:        11.03.2025
9 Mercer Row, Bath BA1 4HQ

PAY TO:
Northbank Commercial
Account Name: Imogen Salter Studio
Account No.: 0441 8823

DESCRIPTION                QTY         TOTAL
Menu redesign                1       £320.00
TOTAL                                £320.00`;
  expect(read(page, 'SELLER_NAME')).toBe('Imogen Salter Studio');
});

test('the letter in a box of its own is no heading of a buyer', () => {
  const page = `ESTUDIO PAMPERO S.R.L.           A       FACTURA
                              COD. 01
Razón Social: ESTUDIO PAMPERO S.R.L.    Punto de Venta: 00003  Comp. Nro: 00001182
                                        Fecha de Emisión: 11/04/2025
Fecha de Vto. para el pago: 21/04/2025
Apellido y Nombre / Razón Social: COOPERATIVA DEL SUR LTDA.

Producto             Cantidad     Precio Unit.     Subtotal
Diseño                   1,00         1820,00       1820,00

                              Importe Total: $      1820,00`;
  expect(read(page, 'BUYER_NAME')).toBe('COOPERATIVA DEL SUR LTDA.');
  expect(read(page, 'INVOICE_NUMBER')).toBe('00001182');
  expect(read(page, 'DUE_DATE')).toBe('2025-04-21');
});

test('a letter that asks for a membership fee by an invoice number in its subject is an invoice', () => {
  const page = `Ruderclub Hochwasser
c/o Urs Amstad, Kassier
Seeweg 8, 6020 Emmenbrücke

Emmenbrücke, im März 2025

*Mitgliederbeitrag 2025 - Rechnung Nr. 447

Liebe Mitglieder
Gerne stellen wir euch den Jahresbeitrag für die Saison 2025 in Rechnung.

Aktivmitglied                                                760.00
Depot Schlüssel                                               30.00
Total                                               CHF      790.00

Wir bitten um Überweisung bis 30. April 2025.`;
  expect(readTyped(page).document_type).toBe('invoice');
  expect(read(page, 'INVOICE_NUMBER')).toBe('447');
});

test('short years from 70 on are of the last century', () => {
  expect(read(HEAD.replace('02.05.2025', '03.11.97'), 'INVOICE_DATE')).toBe('1997-11-03');
});

test.each([
  'Interest at 10% p.a. applies to levies more than 30 days overdue.',
  'Modes de règlement : chèque, espèces Toute réclamation doit être faite dans les 8 jours.',
])('days that are none to pay in are no terms: %s', (line) => {
  expect(read(`${HEAD}\n${line}`, 'PAYMENT_TERMS')).toBeUndefined();
});

test('paying when the goods are fetched is a term', () => {
  expect(read(`${HEAD}\nZahlung bei Abholung. Altteile wurden entsorgt.`, 'PAYMENT_TERMS')).toBe(
    'Zahlung bei Abholung.',
  );
});

test.each([
  ['Het bedrag wordt op of omstreeks 26-05-2025 automatisch geïncasseerd.', '2025-05-26'],
  ['Balance due 26/05/2025                 300.00', '2025-05-26'],
])('a day to pay said otherwise: %s', (line, day) => {
  expect(read(`${HEAD}\n${line}`, 'DUE_DATE')).toBe(day);
});

const LINES = `*GRÖNDAHLS EL & LARM AB                       FAKTURA
Box 118, 831 21 Östersund                     Fakturanr       44718
                                              Fakturadatum    2025-01-31
BRF Solsidan 4
Köpmangatan 18
831 30 Östersund

E1820447    LED-armatur IP44       6 st      489,00     2 934,00
Arbete montör                    7,5 tim     620,00     4 650,00
`;

test('what stands below the titles of a row of sums makes the tax, with a rounding beside it', () => {
  const page = `${LINES}
   Netto       Moms 25%       Öresavr.      ATT BETALA SEK
7 584,00       1 896,00           0,00            9 480,00`;
  expect(read(page, 'TAX_AMOUNT')).toBe('1896.00');
  const rounded = page.replace('    0,00', '   -0,50').replace('9 480,00', '9 479,50');
  expect(read(rounded, 'TAX_AMOUNT')).toBe('1896.00');
});

test('a row of sums that is read from the right ends in the label of the total', () => {
  const page = `*Gulf Crest Equipment LLC                          TAX INVOICE
Al Quoz 3, PO Box 44718, Dubai
Invoice No: GCC/25/0418                            Date: 11/02/2025
Bill to: Marina Pearl Restaurants FZE

Total       VAT 5%     Net Amount       Rate    Qty    Unit    Description            Sr
924.00       44.00         880.00     440.00      2    Nos     Chest freezer 300 L     1
378.00       18.00         360.00      30.00     12    Nos     Gastronorm pan 65 mm    2
1,302.00     62.00       1,240.00                              Total AED`;
  expect(read(page, 'TOTAL_AMOUNT')).toBe('1302.00');
  expect(read(page, 'TAX_AMOUNT')).toBe('62.00');
});

test('a form of address alone names nobody, and the trade behind legal form and dash is no part of the name', () => {
  const page = `AGRITURISMO LE QUERCE S.r.l. - camere e cucina
Loc. Poggio Alto 18 - 58024 Massa Marittima (GR)
                                              Gent. Sig.ra
FATTURA                                       Hilde Zimmermann
Numero: 118/A                                 Seestrasse 44
Data:   24/08/2025                            8802 Kilchberg - CH

Descrizione                                   Importo
Pernottamenti camera doppia                    770,00
TOTALE DA PAGARE                               770,00`;
  expect(read(page, 'BUYER_NAME')).toBe('Hilde Zimmermann');
  expect(read(page, 'SELLER_NAME')).toBe('AGRITURISMO LE QUERCE S.r.l.');
});

test('a letter under a line of title and number alone is an invoice', () => {
  const page = `Résidence Les Tamaris - SARL TAMARIS GESTION
44 avenue de la Plage, 34300 Agde
                                                  Agde, le 1er juin 2025
                                                  Mme Solange Ferrandi
                                                  18 rue du Four
                                                  81000 Albi

FACTURE n° T-2025-118

Location de l'emplacement de parking n° 14, du 1er juin au 31 août 2025, soit trois mois à 65,00 €, selon
contrat du 12/05/2023, pour un montant total de 195,00 € TTC (TVA non applicable, art. 293 B du CGI).

Merci de régler par virement avant le 15 juin 2025.`;
  expect(readTyped(page).document_type).toBe('invoice');
  expect(read(page, 'TOTAL_AMOUNT')).toBe('195.00');
  expect(read(page, 'DUE_DATE')).toBe('2025-06-15');
});

test.each([
  'A Thousand Words Ltd',
  'One Hundred Restaurant',
  'Thank You Bakery',
  'Tack Room Saddlery',
  'Gracias Madre',
  'Bristol Man & Van',
  'SARL - Menuiserie Lambert',
])('%s is the name of somebody', (name) => {
  expect(read(HEAD.replace('Harrow Bridge Trust', name), 'BUYER_NAME')).toBe(name);
});

test.each(['Standbau auf der Modemesse bis 10.06.2025', 'Space Invaders hire', 'Evade course, 2 days'])(
  'Turkish words inside of others ask for nothing: %s',
  (line) => {
    expect(read(`${HEAD}\n${line}`, 'DUE_DATE')).toBeUndefined();
    expect(read(`${HEAD}\n${line}`, 'PAYMENT_TERMS')).toBeUndefined();
  },
);

test.each(['Règlement : chèque le 15/05/2025', 'Zahlung: bar am 15.05.2025'])(
  'a day that lies ahead of the invoice is one to pay on: %s',
  (line) => {
    expect(read(`${HEAD}\n${line}`, 'DUE_DATE')).toBe('2025-05-15');
  },
);

test.each(['Sauf contestation, paiement à 30 jours.', 'Ohne Beanstandung zahlbar innerhalb von 14 Tagen'])(
  'days to pay behind a complaint are terms: %s',
  (line) => {
    expect(read(`${HEAD}\n${line}`, 'PAYMENT_TERMS')).toBe(line);
  },
);

test('what is said behind an account stays', () => {
  const line = 'Zahlbar innerhalb 14 Tagen auf das Konto DE89 3704 0044 0532 0130 00 ohne Abzug';
  expect(read(`${HEAD}\n${line}`, 'PAYMENT_TERMS')).toContain('ohne Abzug');
});

test('a value added tax of nothing stays the tax beside a tourist tax', () => {
  const page = HEAD.replace(
    'Total EUR                            300.00',
    'Subtotal                             300.00\nTourist tax                           20.00\nVAT 0%                                 0.00\nTotal EUR                            320.00',
  );
  expect(Number(read(page, 'TAX_AMOUNT'))).toBe(0);
});

test('a company that is paid into the account of a person stays the seller', () => {
  const page = `INVOICE                                   Invoice no: 2025-9
Date: 11.03.2025

Payable to:
Harlow Joinery Ltd
Account name: John Harlow
Sort code: 20-11-22
Account number: 12345678

Description                      Amount
New door                        £320.00
Total                           £320.00`;
  expect(read(page, 'SELLER_NAME')).toBe('Harlow Joinery Ltd');
});

test('a letter that says that an invoice was not paid is no invoice', () => {
  const page = `Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Ms Ann Pratt
12 College Road, York YO1 7EP

Invoice no. HJ-204

Dear Ms Pratt,
our records show that the above invoice has not been paid. Amount outstanding: GBP 220.00
Please pay within 7 days.`;
  expect(readTyped(page).document_type).not.toBe('invoice');
});
