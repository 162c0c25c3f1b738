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
