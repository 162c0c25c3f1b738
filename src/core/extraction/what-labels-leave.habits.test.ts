import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

const HEAD = `*Kestrel Build Ltd
4 Mill Lane, Leeds LS1 4AP
`;
const BUYER = `Bill to:
Northmoor Works Ltd
8 Dock Street
York YO1 7EP
`;
const row = (name: string, amount: string) => `${name.padEnd(44)}${amount.padStart(8)}`;
const LINES = `${row('Description              Qty      Price', 'Amount')}
${row('Site visit                 2     150.00', '300.00')}
${row('Site plan                  1     100.00', '100.00')}
`;
const paper = (parts: { buyer?: string; head?: string; sums?: string; foot?: string }) =>
  readTyped(
    [HEAD, parts.buyer ?? BUYER, '^Invoice', parts.head ?? 'Invoice no: INV-4471\nInvoice date: 03/04/2025', '', LINES]
      .concat(parts.sums ?? '                        Total               400.00', '', parts.foot ?? '')
      .join('\n'),
  );
const first = (parts: Parameters<typeof paper>[0], field: string) => paper(parts).entities[field]?.[0]?.value;

test('a person with a little word in the name stands for the body below', () => {
  for (const person of ['Maria de Souza', 'Jan van Dijk'])
    expect(
      first({ buyer: `Bill to:\n${person}\nNorthmoor University\n8 Dock Street\nYork YO1 7EP\n` }, 'BUYER_NAME'),
    ).toBe('Northmoor University');
});

test('a fee by its rate is no tax where nothing calls it one', () => {
  const read = readTyped(`${HEAD}
${BUYER}
^Invoice
Invoice no: INV-4471
Invoice date: 03/04/2025

Agency fee         Sales       Rate        Fee       Amount
March             500.00       10 %      50.00       550.00

Total                                                550.00`);
  expect(read.entities.TAX_AMOUNT).toBeUndefined();
});

test('titles with colons below their values are theirs', () => {
  const head = `INV-4471           03/04/2025         03/05/2025        30417
Invoice no:        Invoice date:      Due date:         Customer no:`;
  expect(first({ head }, 'DUE_DATE')).toMatch(/^2025-0[35]-0[35]$/);
});

test.each(['Certified correct. Payment due by 03/05/2025', 'Approved for payment. Please pay by 03/05/2025'])(
  'a line that asks to pay by a day is no note of whoever pays: %s',
  (foot) => {
    expect(first({ foot }, 'DUE_DATE')).toMatch(/^2025-0[35]-0[35]$/);
  },
);

test.each([
  ['Interest on late payment', 2],
  ['Hotel tax', 2],
  ['Unpaid from March', 2],
  ['Security deposit', 2],
  ['Travel, two days', 3],
])('what is owed besides what was sold is no line below its sum: %s', (name, count) => {
  const sums = [row(`${' '.repeat(33)}Subtotal`, '400.00'), row(name, '5.00'), row(`${' '.repeat(33)}Total`, '405.00')];
  expect(paper({ sums: sums.join('\n') }).line_items).toHaveLength(count);
});

test('a caption is no bar to a day where nothing else is called the day of the paper', () => {
  const read = readTyped(`${HEAD}
${BUYER}
^Invoice
Invoice no: INV-4471
Printed: 03/04/2025

${LINES}
                           Total             400.00

Delivered 28/03/2025`);
  expect(read.entities.INVOICE_DATE?.[0]?.value).not.toBe('2025-03-28');
});
