import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

const value = (label: string, { entities }: ReturnType<typeof readTyped>) => entities[label]?.[0]?.value;

const INVOICE = `*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP

INVOICE                       Invoice No. HJ-204        Date: 4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP

Oak door                                   1,000.00
Fitting                                      200.00
Net                                        1,200.00
VAT 20%                                      240.00
Total                                      1,440.00`;

test('whoever sends an invoice on by mail is neither its seller nor its buyer, and the mail is not its day', () => {
  const found = readTyped(`*Osgood, Freya
From:     Freya Osgood <freya@mailhouse.example>
Sent:     Thursday, 14 March 2024 09:14
To:       Percy Lang <percy@readers.example>
Subject:  FW: your invoice

${INVOICE}`);
  expect(value('SELLER_NAME', found)).toBe('Harlow Joinery Ltd');
  expect(value('BUYER_NAME', found)).toBe('Pemberton Schools Trust');
  expect(value('INVOICE_DATE', found)).toBe('2024-03-04');
});

test('a letter in front and a page of conditions behind are none of the invoice', () => {
  const found = readTyped(
    `*Whitcombe & Lorne LLP
14 Gloucester Terrace, Bath BA1 2QX

Dear Ms Garrity,
please find enclosed the invoice that you asked for in your letter of last week.
Yours sincerely,
Theodore Lorne`,
    INVOICE,
    `*Terms and conditions of sale
1. All prices are net of VAT and payment is due within 14 days of the invoice date.
2. Our total liability is limited to 10,000.00 per event and to 25,000.00 in all.
3. Late payments bear interest of 8 % per year from the due date until they are paid.
4. Goods remain our property until the invoice amount has been paid by you in full.`,
  );
  expect(value('SELLER_NAME', found)).toBe('Harlow Joinery Ltd');
  expect(value('TOTAL_AMOUNT', found)).toBe('1440.00');
  expect(found.entities.PAYMENT_TERMS).toBeUndefined();
});

test('the holder of the account is not the buyer, though the same words head the buyer elsewhere', () => {
  const found = readTyped(`${INVOICE}

Account name     Harlow Joinery Ltd
Sort code        20-44-11
Account number   44120987`);
  expect(value('SELLER_NAME', found)).toBe('Harlow Joinery Ltd');
  expect(value('BUYER_NAME', found)).toBe('Pemberton Schools Trust');
});

test('the end of a period is no day to pay; the day in the sentence below is', () => {
  const found = readBelowHead(`Premium invoice for the period from 1 April 2024 until 31 March 2025

Building cover                               300.00
Total                                        300.00

Please make sure that your payment reaches us by 18 March 2024.`);
  expect(value('DUE_DATE', found)).toBe('2024-03-18');
});

test('the day that follows the invoice date after the stated term is the day to pay', () => {
  const found = readBelowHead(`Total          300.00
30 days net   03.04.2024`);
  expect(value('DUE_DATE', found)).toBe('2024-04-03');
});

test('a last row without a name that sums up the tax rows is the row of totals', () => {
  const found = readBelowHead(`Description                           Amount
Bread                                 100.00
Candles                               200.00

Rate          Net         VAT         Gross
5 %        100.00        5.00        105.00
20 %       200.00       40.00        240.00
           300.00       45.00        345.00`);
  expect(value('TAX_AMOUNT', found)).toBe('45.00');
  expect(value('TOTAL_AMOUNT', found)).toBe('345.00');
});

test('sums in the column of another currency are not those of the invoice', () => {
  const found = readBelowHead(`                                 GBP        PLN
Net                          1,000.00   5,060.00
VAT 20 %                       200.00   1,012.00
Total                        1,200.00   6,072.00`);
  expect(value('TOTAL_AMOUNT', found)).toBe('1200.00');
  expect(value('TAX_AMOUNT', found)).toBe('200.00');
});

test('tax that is included and stands in brackets is not negative', () => {
  const found = readBelowHead(`Total                          120.00
of which VAT 20 %              (20.00)`);
  expect(value('TAX_AMOUNT', found)).toBe('20.00');
});

test('a date without marks is one behind a label of dates, and a number elsewhere', () => {
  const found = readTyped(INVOICE.replace('4 March 2024', '20240304').replace('HJ-204', '20240117'));
  expect(value('INVOICE_DATE', found)).toBe('2024-03-04');
  expect(value('INVOICE_NUMBER', found)).toBe('20240117');
});

test('a number may hold what looks like a date', () => {
  const found = readTyped(INVOICE.replace('HJ-204', 'FV 12/03/2024'));
  expect(value('INVOICE_NUMBER', found)).toBe('FV 12/03/2024');
  expect(value('INVOICE_DATE', found)).toBe('2024-03-04');
});

test.each([
  ['Bankgiro 5050-1055', 'SEK'],
  ['Foretaksregisteret NO 998 877 665 MVA', 'NOK'],
  ['CVR 12345678', 'DKK'],
])('"kr" beside "%s" is %s', (sign, currency) => {
  const found = readBelowHead(`Door           1 000,00 kr
Total          1 000,00 kr

${sign}`);
  expect(value('CURRENCY', found)).toBe(currency);
});
