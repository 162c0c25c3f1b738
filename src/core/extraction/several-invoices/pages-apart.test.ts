import { expect, test } from 'vitest';
import { KEY_FIELDS } from '../../labels.ts';
import { readTyped } from '../testing/read-typed.ts';

/** No heading with its number and nothing labelled as its total: only all of it together tells an invoice. */
const INVOICE = `*Atelier Vauquelin
8 rue des Teinturiers
84000 Avignon

                                                     Librairie du Port
                                                     3 quai Rambaud
                                                     69002 Lyon

Facture n° F-2024-118
Avignon, le 12/03/2024

Désignation                  Qté      P.U. HT      Total HT
Reliure pleine toile          40        12,50        500,00
Dorure                        40         2,00         80,00

                                     Total HT        580,00
                                     TVA 20 %        116,00
                                     Net à payer     696,00`;

const valuesOf = (...pages: string[]) => {
  const { entities, line_items } = readTyped(...pages);
  return {
    ...Object.fromEntries(KEY_FIELDS.map((field) => [field, entities[field]?.[0]?.value])),
    lines: line_items.length,
  };
};
const ALONE = valuesOf(INVOICE);

test('the invoice alone is read', () => {
  expect(ALONE).toMatchObject({
    INVOICE_NUMBER: 'F-2024-118',
    TOTAL_AMOUNT: '696.00',
    SELLER_NAME: 'Atelier Vauquelin',
    BUYER_NAME: 'Librairie du Port',
    lines: 2,
  });
});

const LETTERS = {
  'a letter of a manager': `*Corvin Estates
22 Harbour Row, Exeter EX2 8AN

Mrs Ingrid Salter
Flat 3, Quay House
Exeter EX2 8BB

9 April 2024

Dear Mrs Salter,
please find the bill enclosed that you asked for on the telephone.

Yours sincerely
Paul Corvin`,
  'a letter of an accountant, in German': `*Steuerkanzlei Adler & Reuß
Hafenweg 3, 24103 Kiel

Frau Inge Brodersen
Am Deich 4
25813 Husum
                                        Kiel, den 9. April 2024

Sehr geehrte Frau Brodersen,
anbei erhalten Sie den Beleg mit der Bitte um Freigabe bis zum 30.04.2024 zurück.

Mit freundlichen Grüßen
Jens Adler`,
  "a fax's first sheet": `*FAX

To:        Accounts
From:      Ada Winslow, Marsh Trading Ltd
Date:      9 April 2024
Pages:     2
Re:        Copy of the bill`,
  'a slip of approval': `*Rechnungslaufzettel
Eingang am:         11.04.2024
Bearbeiter:         I. Brodersen
Kostenstelle:       4711
Sachlich richtig:   12.04.2024  P. Adler`,
  'a mail': `From: Ada Winslow <ada@winslow.example>
Sent: Tuesday, 9 April 2024 09:14
To: Odile Marchetti <odile@readers.example>
Subject: FW: for approval

Hi Odile,
can you check this one please?

Thanks
Ada Winslow
Marsh Trading Ltd, 12 Quay Street, Bristol BS1 4DJ`,
  'a letter that names the invoice and its sum': `*Corvin Estates
22 Harbour Row, Exeter EX2 8AN

Mrs Ingrid Salter
Flat 3, Quay House
Exeter EX2 8BB

9 April 2024

*Invoice F-2024-118

Dear Mrs Salter,
I enclose a copy of invoice F-2024-118 in the sum of 696.00.

Yours sincerely
Paul Corvin`,
};

test.each(Object.entries(LETTERS))('%s in front is none of the invoice', (_, letter) => {
  expect(valuesOf(letter, INVOICE)).toEqual(ALONE);
  expect(readTyped(letter, INVOICE).entities.TOTAL_AMOUNT![0]!.page).toBe(2);
});

const CONDITIONS = {
  'clauses of articles': `*Algemene voorwaarden
Artikel 1. Betaling
Betaling dient te geschieden binnen 14 dagen na factuurdatum, bij gebreke waarvan de koper rente verschuldigd is.
Artikel 2. Aansprakelijkheid
Onze aansprakelijkheid bedraagt in totaal nooit meer dan € 10.000,00 per gebeurtenis en is beperkt tot de schade.
Artikel 3. Reclames
Klachten over de geleverde zaken moeten binnen 8 dagen na ontvangst schriftelijk bij ons worden gemeld.`,
  'paragraphs below a title': `*TERMS OF BUSINESS
Invoices are payable within 30 days of the date of issue. We charge a fee of 40.00 for each reminder that we send to you.

Title to the goods remains with us until the total amount due has been received in cleared funds on our account.

In all other cases our total liability is limited to the price of the goods or to 5,000.00, whichever is the lower.`,
  'words instead of numbers': `*CONDICIONES GENERALES DE VENTA
Primera.- El pago se efectuará a 30 días fecha factura mediante transferencia bancaria a la cuenta del vendedor.
Segunda.- La responsabilidad total del vendedor se limita a 10.000,00 € por siniestro, cualquiera que sea su causa.`,
};

test.each(Object.entries(CONDITIONS))('conditions in %s are none of it, in front and behind', (_, conditions) => {
  expect(valuesOf(conditions, INVOICE)).toEqual(ALONE);
  expect(valuesOf(INVOICE, conditions)).toEqual(ALONE);
});

test("a letter of the seller's own is part of the invoice behind it, and tells who gets it", () => {
  const letter = `*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP        post@harlow.example

Pemberton Schools Trust
12 College Road
York YO1 7EP

Dear Ms Nash,
please find the invoice for the new doors enclosed.

Yours sincerely
Amos Harlow`;
  const sheet = `INVOICE HJ-204                       post@harlow.example
Date: 4 March 2024

Description              Qty     Unit price      Amount
Oak door                   1         500.00      500.00

Total                                           £500.00`;
  expect(valuesOf(letter, sheet)).toMatchObject({
    SELLER_NAME: 'Harlow Joinery Ltd',
    BUYER_NAME: 'Pemberton Schools Trust',
    TOTAL_AMOUNT: '500.00',
  });
});

test('an invoice in a letter keeps its sender although a list of hours with its number is enclosed', () => {
  const letter = `*Marsh & Dove Solicitors
22 Harbour Row, Exeter EX2 8AN

Mrs Ingrid Salter
3 Quay House
Exeter EX2 8BB

Invoice 4471
9 April 2024

Dear Mrs Salter,
for our advice on the lease we charge 600.00. A list of our time is enclosed.

Yours sincerely
Ann Dove`;
  const hours = `Time spent, invoice 4471

Date             Hours      Rate      Amount
2 April 2024      2.00    150.00      300.00
3 April 2024      2.00    150.00      300.00

Total                                 600.00`;
  expect(valuesOf(letter, hours)).toMatchObject({
    INVOICE_NUMBER: '4471',
    SELLER_NAME: 'Marsh & Dove Solicitors',
    BUYER_NAME: 'Mrs Ingrid Salter',
    TOTAL_AMOUNT: '600.00',
  });
});
