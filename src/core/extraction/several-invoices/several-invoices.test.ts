import { expect, test } from 'vitest';
import { KEY_FIELDS } from '../../labels.ts';
import { readTyped } from '../testing/read-typed.ts';

interface Invoice {
  seller?: string;
  mail?: string;
  number: string;
  date: string;
  total: string;
  count?: string;
}

const page = ({
  seller = 'Harlow Joinery Ltd',
  mail = 'post@harlow.example',
  number,
  date,
  total,
  count = '',
}: Invoice) =>
  `*${seller}
4 Mill Lane, Leeds LS1 4AP        ${mail}

*INVOICE                       Invoice number: ${number}        ${count}
                              Invoice date: ${date}

Bill to: Pemberton Schools Trust

Description              Qty     Unit price      Amount
Oak door                   1         ${total}      ${total}

Total                                           £${total}`;

const FIRST = page({ number: 'HJ-204', date: '4 March 2024', total: '500.00' });
const SECOND = page({ number: 'HJ-219', date: '9 April 2024', total: '720.00' });
const OF_ANOTHER = page({
  seller: 'Nolte Print Ltd',
  mail: 'mail@nolte.example',
  number: '88-1',
  date: '1 May 2024',
  total: '99.00',
});
const TERMS = `*Terms and conditions
1. Invoices are due within 30 days of the date of the invoice. 2. Our liability is limited to a total of £10,000.00.
3. Quote the invoice number with each payment.`;

const values = (...pages: string[]) => {
  const { entities } = readTyped(...pages);
  return KEY_FIELDS.map((field) => entities[field]?.[0]?.value ?? null);
};

test.each([
  [
    'of one seller',
    [FIRST, SECOND],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'of two sellers',
    [FIRST, OF_ANOTHER],
    [
      [1, 1],
      [2, 2],
    ],
  ],
  [
    'three',
    [FIRST, SECOND, OF_ANOTHER],
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    'with terms behind the first',
    [FIRST, TERMS, SECOND],
    [
      [1, 2],
      [3, 3],
    ],
  ],
])(
  'several invoices in one file are said with their pages, and the first keeps its own values: %s',
  (_, pages, ranges) => {
    const found = readTyped(...pages);
    expect(found.warnings).toMatchObject([{ code: 'several_invoices', params: { ranges } }]);
    expect(values(...pages)).toEqual(values(...pages.slice(0, ranges[0]![1])));
    expect(found.line_items).toHaveLength(1);
  },
);

test.each([
  ['terms behind it', [FIRST, TERMS]],
  [
    'a second page with its number again',
    [
      page({ number: 'HJ-204', date: '4 March 2024', total: '500.00', count: 'Page 1 of 2' }),
      'Invoice number: HJ-204    Page 2 of 2\n\nCarried over                £500.00\nTotal                       £500.00',
    ],
  ],
  ['itself again as a copy', [FIRST, `${FIRST}\n\nCOPY`]],
  ['a letter in front', [`Nolte Print Ltd\n\nDear Ms Nash,\nplease find the invoice of our supplier attached.`, FIRST]],
])('one invoice with %s is one invoice', (_, pages) => {
  expect(readTyped(...pages).warnings).toEqual([]);
});

test('the lines of a copy are not counted twice', () => {
  expect(readTyped(FIRST, `${FIRST}\n\nDUPLICATE`).line_items).toHaveLength(1);
});

test('an invoice of another seller that bears the same number is another, by its day and its total', () => {
  const same = page({
    seller: 'Nolte Print Ltd',
    mail: 'mail@nolte.example',
    number: 'HJ-204',
    date: '1 May 2024',
    total: '99.00',
  });
  expect(readTyped(FIRST, same).warnings).toMatchObject([{ code: 'several_invoices' }]);
});

const SHEET = (number: string, line: string) => `*Sheet of electronic invoice
Number of invoice: ${number}
Invoice number: ${number}
Harlow Joinery Ltd        post@harlow.example        Buyer: Pemberton Schools Trust
${line}`;
const ITS_TOTAL = (total: string) => `Door        1        ${total}
Total                                           £${total}`;

test('invoices of two pages each are told apart though only their second pages have a total', () => {
  const pages = [SHEET('HJ-204', 'Door'), ITS_TOTAL('500.00'), SHEET('HJ-219', 'Gate'), ITS_TOTAL('720.00')];
  expect(readTyped(...pages).warnings).toMatchObject([
    {
      code: 'several_invoices',
      params: {
        ranges: [
          [1, 2],
          [3, 4],
        ],
      },
    },
  ]);
});

test.each([
  [
    'repeats its head with its day and a sum so far',
    `${FIRST}\n\nCarried over`,
    page({ number: 'HJ-204', date: '4 March 2024', total: '650.00' }),
  ],
  [
    'lists what was delivered on other days',
    FIRST,
    `*INVOICE        Invoice number: HJ-204
Date             Delivered to           Amount
9 April 2024     Main Street            500.00
Total                                   £520.00`,
  ],
  [
    'tells in detail what was used, with a sum of its own',
    `${FIRST}\n\nTelephone see page 2`,
    `*Harlow Joinery Ltd
*INVOICE                       Invoice number: HJ-204
Itemised calls                 Date: 29 February 2024
Date             Called                 Amount
9 February       0113 496 0000           20.00
Total                                    20.00`,
  ],
  [
    'says that it was paid',
    FIRST,
    `*RECEIPT       Invoice No. HJ-204
Payment date: 9 March 2024
Description              Qty     Unit price      Amount
Oak door                   1         500.00      500.00
Total paid by card                             £500.00`,
  ],
  [
    'has a slip to pay with',
    FIRST,
    'Payment slip\nPayable to Harlow Joinery Ltd\nReference HJ204\nAmount                   500.00',
  ],
])('one invoice whose further page %s is one invoice', (_, ...pages) => {
  expect(readTyped(...pages).warnings).toEqual([]);
});
