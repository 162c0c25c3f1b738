import { expect, test } from 'vitest';
import { KEY_FIELDS } from '../../labels.ts';
import { readTyped } from '../testing/read-typed.ts';

const INVOICE = `Atelier Vauquelin                                    Facture
8 rue des Teinturiers                                N° F-2024-118
84000 Avignon                                        12/03/2024

                                                     Librairie du Port
                                                     3 quai Rambaud
                                                     69002 Lyon

Désignation                  Qté      P.U. HT      Total HT
Reliure pleine toile          40        12,50        500,00
Dorure                        40         2,00         80,00

                                     Total HT        580,00
                                     TVA 20 %        116,00
                                     Total TTC       696,00`;

const MAIL = `*Bartholomew Quince
From:     Bartholomew Quince <b.quince@mailhouse.example>
Sent:     Thursday, 4 January 2018 09:14
To:       Odile Marchetti <odile@readers.example>
Subject:  FW: your document
Attachments:  document.pdf

`;

const GERMAN_MAIL = `Von: Quandt, Birte <b.quandt@posthaus.example>
Gesendet: Donnerstag, 4. Januar 2018 09:14
An: Rechnungseingang
Betreff: WG: Rechnung
Anlagen: dokument.pdf

`;

const fieldsOf = (found: ReturnType<typeof readTyped>) =>
  Object.fromEntries(KEY_FIELDS.map((field) => [field, found.entities[field]?.[0]?.value ?? null]));

test.each([
  ['English', MAIL],
  ['German', GERMAN_MAIL],
])('an invoice below the head of a mail is read as it is without: %s', (_, mail) => {
  const [alone, below] = [readTyped(INVOICE), readTyped(mail + INVOICE)];
  expect(fieldsOf(below)).toEqual(fieldsOf(alone));
  expect(fieldsOf(alone)).toMatchObject({ SELLER_NAME: 'Atelier Vauquelin', BUYER_NAME: 'Librairie du Port' });
  expect(below.line_items).toHaveLength(2);
});

test('what is found below the head of a mail keeps its place on the page', () => {
  const [alone, below] = [readTyped(INVOICE), readTyped(MAIL + INVOICE)];
  const [before, after] = [alone, below].map(({ entities }) => entities.TOTAL_AMOUNT![0]!.box!);
  expect(after!.x).toBeCloseTo(before!.x, 3);
  expect(after!.height).toBeCloseTo(before!.height, 3);
  expect(after!.y).toBeGreaterThan(before!.y + 0.05);
  expect(below.line_items[0]!.box!.y).toBeGreaterThan(alone.line_items[0]!.box!.y + 0.05);
});

test('a mail that is the invoice itself keeps its sender', () => {
  const found = readTyped(`From:     Fennimore Tutors Ltd <bills@fennimore.example>
To:       Odile Marchetti <odile@readers.example>
Date:     4 January 2018
Subject:  Invoice FT-118

Invoice FT-118
Six lessons at 35.00                    210.00
Total                                   210.00
Payable within 14 days.`);
  expect(found.entities.SELLER_NAME?.[0]?.value).toBe('Fennimore Tutors Ltd');
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('210.00');
});

test('addresses, people and days of a mail that brought an invoice are still told, at their place', () => {
  const { entities } = readTyped(MAIL + INVOICE);
  const mails = entities.EMAIL?.map(({ value }) => value);
  expect(mails).toEqual(expect.arrayContaining(['b.quince@mailhouse.example', 'odile@readers.example']));
  const sent = entities.DATE?.find(({ value }) => value === '2018-01-04');
  expect(sent!.box!.y).toBeLessThan(entities.TOTAL_AMOUNT![0]!.box!.y);
});

const HEAD = `From: Harlow Joinery Ltd <accounts@harlow.example>
Sent: 4 March 2024 10:22
To: Pemberton Schools Trust <office@pemberton.example>
Subject: Invoice HJ-204

`;
const FRENCH_HEAD = `De : Atelier Dubois <contact@dubois.example>
Envoyé : mardi 12 mars 2024 10:12
À : Marie Laurent <marie@laurent.example>
Objet : Facture

`;

test.each([
  [
    'a table and a signature',
    `${HEAD}Dear Anna,
please pay the following invoice by bank transfer.

Invoice number: HJ-204

Staircase repair                           £400.00
Subtotal                                   £400.00
VAT 20%                                    £80.00
Total due                                  £480.00

Harlow Joinery Ltd, 4 Mill Lane, Leeds LS1 4AP`,
    '2024-03-04',
    'Harlow Joinery Ltd',
  ],
  [
    'sentences and a signature',
    `${FRENCH_HEAD}Bonjour,
veuillez trouver votre facture.

Réparation de chaise                       120,00 €
Total TTC                                  120,00 €

Atelier Dubois
12 rue de la Paix
75002 Paris`,
    '2024-03-12',
    'Atelier Dubois',
  ],
])('a mail that is the invoice itself, with %s, keeps its day and its sender', (_, text, day, sender) => {
  const { entities, document_type } = readTyped(text);
  expect(document_type).toBe('invoice');
  expect(entities.INVOICE_DATE?.[0]?.value).toBe(day);
  expect(entities.SELLER_NAME?.[0]?.value).toBe(sender);
});

test('a receipt in a mail keeps its head', () => {
  const { entities } = readTyped(`From: Carriage Receipts <noreply@carriage.example>
Date: Tuesday, March 12, 2024 at 9:14 PM
To: Jane Miller <jane.miller@readers.example>
Subject: Your Tuesday evening trip

*Receipt

Thanks for riding, Jane

Trip fare                                  $18.20
Booking fee                                $2.11
Total                                      $20.31

Carriage Technologies Inc, 1725 3rd Street, San Francisco, CA 94158`);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2024-03-12');
  expect(entities.SELLER_NAME?.[0]?.value).not.toContain('Thanks');
  expect(entities.EMAIL?.map(({ value }) => value)).toContain('noreply@carriage.example');
});

const BROWSER = `*Gmail                                            Odile Marchetti <odile@readers.example>
*Fwd: your document
1 message
*Bartholomew Quince <b.quince@mailhouse.example>          Thu, Jan 4, 2018 at 9:14 AM
To: Odile Marchetti <odile@readers.example>

`;
const NOTED = `Hi Odile, can you take care of this one please? Thanks, Bart

---------- Forwarded message ---------
From: Northgate Billing <billing@northgate.example>
Date: Thu, 4 Jan 2018 at 09:14
Subject: Your document
To: <bart@readers.example>

`;

test.each([
  ['as a browser prints it', BROWSER],
  ['below a note of whoever passes it on', NOTED],
])('an invoice below the head of a mail %s is read as it is without', (_, mail) => {
  expect(fieldsOf(readTyped(mail + INVOICE))).toEqual(fieldsOf(readTyped(INVOICE)));
});

/** No number, and a day and a recipient with the words that heads of mail have. */
const MEMO = `*Fennimore Tutors Ltd
12 College Road, York YO1 7EP

*Invoice
Date: 2 February 2018
To: Readers Trust, 4 Mill Lane, Leeds LS1 4AP

Six lessons at 35.00                    210.00
Total                                   210.00`;

test('what was passed on needs no number, and keeps its own "Date:" and "To:"', () => {
  const forwarded = `From: Bartholomew Quince <b.quince@mailhouse.example>
Sent: Thursday, 4 January 2018 09:14
To: Odile Marchetti <odile@readers.example>
Subject: FW: lessons

`;
  const below = fieldsOf(readTyped(forwarded + MEMO));
  expect(below).toEqual(fieldsOf(readTyped(MEMO)));
  expect(below).toMatchObject({ INVOICE_DATE: '2018-02-02', SELLER_NAME: 'Fennimore Tutors Ltd' });
});

test('a mail that goes on in its own words below a subject with "FW:" keeps its sender', () => {
  const { entities } = readTyped(`From: Fennimore Tutors Ltd <bills@fennimore.example>
Sent: 4 January 2018 09:14
To: Odile Marchetti <odile@readers.example>
Subject: FW: lessons in December

Dear Odile,
here is what we have to charge you:

Six lessons at 35.00                    210.00
Total                                   210.00

Fennimore Tutors Ltd, 12 College Road, York YO1 7EP`);
  expect(entities.SELLER_NAME?.[0]?.value).toBe('Fennimore Tutors Ltd');
});
