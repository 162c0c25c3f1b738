import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const value = (found: ReturnType<typeof readTyped>, label: string) => found.entities[label]?.[0]?.value;

const HEAD = `*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Invoice no. HJ-204
Invoice date 4 March 2024

Bill to: Pemberton Schools Trust
`;
const SALE = `Description              Qty     Unit price      Amount
Oak door                   2         250.00      500.00

Subtotal                                         500.00
VAT 20%                                          100.00
Total                                           £600.00`;

test('a payment date is the day to pay, unless money was received', () => {
  const open = readTyped(`${HEAD}Payment date 3 April 2024\n\n${SALE}`);
  expect(value(open, 'DUE_DATE')).toBe('2024-04-03');
  const paid = readTyped(
    `${HEAD}Payment date 3 April 2024\n\n${SALE}\nAmount paid                                     £600.00`,
  );
  expect(value(paid, 'DUE_DATE')).toBeUndefined();
});

test.each(['Payment history', 'Pas d’escompte pour paiement anticipé.', 'No discount for early payment.'])(
  '“%s” says nothing of when to pay',
  (line) => {
    expect(value(readTyped(`${HEAD}\n${SALE}\n\n${line}`), 'PAYMENT_TERMS')).toBeUndefined();
  },
);

test('the means of payment are no terms, but with a period they are', () => {
  const page = (line: string) => `*Construcciones Vidal S.L.
Calle Mayor 4, 28013 Madrid

Factura n.º 2024-118
Fecha: 4 de marzo de 2024

Cliente: Talleres Ortega S.A.

Base imponible                                   500,00 €
IVA 21 %                                         105,00 €
Total factura                                    605,00 €

${line}`;
  expect(value(readTyped(page('Forma de pago: Transferencia bancaria')), 'PAYMENT_TERMS')).toBeUndefined();
  expect(value(readTyped(page('Forma de pago: Transferencia a 30 días')), 'PAYMENT_TERMS')).toBe(
    'Transferencia a 30 días',
  );
});

test('the titles of a summary by rates end the list of items, whatever columns stand above', () => {
  const found = readTyped(`*Ferramenta Brambilla S.r.l.
Via Roma 12, 20121 Milano

Fattura n. 118 del 04/03/2024
Spett.le Gestione Lago S.p.A.

Descrizione                 Quantità    Prezzo unitario    %IVA    Prezzo totale
Cuscinetto a sfere                10             62,49       22           624,90
Vite esagonale M8                 10             21,69       22           216,90

Riepilogo IVA                                 %IVA    Totale imponibile    Totale imposta
I (esigibilità immediata)                    22,00               841,80            185,20

Totale documento                                                                 1.027,00`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['624.90', '216.90']);
});

test('a reference that is called yours stands below the reader’s address', () => {
  const found = readTyped(`Facture 859-5843

Mécanique Weber                              Plomberie Barbier
178 rue des Lilas                            105 impasse du Moulin
63000 Clermont-Ferrand                       92100 Boulogne-Billancourt
Votre référence: Géraldine Aubert            05 80 43 32 18

Date: 24.04.2024

Prestation                                   Heures      Taux        Montant
Installation sur site                           1,5     85,00         127,50
Total TTC                                                           127,50 €`);
  expect(value(found, 'BUYER_NAME')).toBe('Mécanique Weber');
  expect(value(found, 'SELLER_NAME')).toBe('Plomberie Barbier');
});

test('the sentence about a debit goes on in the next line', () => {
  const found = readTyped(`*Vidalia Ternero B.V.
Nieuwstraat 193, 2511 BT Den Haag

Factuurnummer F-2134382
Factuurdatum 13-07-2021

Extra opslag                                                  7,99 €
Totaal                                                        7,99 €

Het bedrag van 7,99 € wordt omstreeks 27-07-2021 van uw rekening NL35 ****
4680 afgeschreven.`);
  expect(value(found, 'DUE_DATE')).toBe('2021-07-27');
});

test('what a grid is titled with is nobody', () => {
  const found = readTyped(`*Carmichael Traders Private Limited
12 MG Road, Pune 411001

Invoice No.              Dated
CT-118                   04-Mar-2024
Dispatched through       Destination
Road                     Pune
Buyer (Bill to)
Holloway Software LLP
4 Park Street, Pune 411004

Description of Goods              Quantity      Rate        Amount
Steel bracket                            2    250.00        500.00
Total                                                       500.00`);
  expect(value(found, 'BUYER_NAME')).toBe('Holloway Software LLP');
});

test('a page with GST or VAT and dollars writes the day first', () => {
  const page = (tax: string) => `*Kestrel Joinery
Lot 14, Auckland

TAX INVOICE 118
Invoice date 04/03/2024

Oak door                                      $500.00
${tax}                                         $75.00
Total                                         $575.00`;
  expect(value(readTyped(page('GST 15%')), 'INVOICE_DATE')).toBe('2024-03-04');
  expect(value(readTyped(page('Sales tax')), 'INVOICE_DATE')).toBe('2024-04-03');
});

test('a receipt for something names what was bought, a receipt for somebody the buyer', () => {
  const page = (what: string) => `*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Receipt for ${what}
Receipt number 118
Date 4 March 2024

Oak door                    2          12.50         25.00
Total                                               £25.00
Paid by card`;
  expect(value(readTyped(page('Oak door and fitting')), 'BUYER_NAME')).toBeUndefined();
  expect(value(readTyped(page('Megan Wainwright')), 'BUYER_NAME')).toBe('Megan Wainwright');
  expect(value(readTyped(page('Kestrel Logistics Ltd')), 'BUYER_NAME')).toBe('Kestrel Logistics Ltd');
});
