import { expect, test } from 'vitest';
import { readTyped } from './testing/read-typed.ts';

/** The label that told a value. */
const toldBy = (text: string, label: string) => readTyped(text).entities[label]?.[0]?.reasons?.[0]?.params.text;
const stated = (text: string, label: string) => readTyped(text).entities[label]?.[0]?.value;

const HEAD = `INVOICE TO

The Treasurer                                            Ferrier & Lomas
Marram Coastal Trust                                     Sign Makers, Leith, since 1902
Dune House                                               Ferrier & Lomas (Signs) Limited
8 Harbour Row                                            Customs Wharf, Leith EH6 6QQ
LEITH EH6 7AB                                            0131 555 0184 · office@ferrierlomas.example

Our job no.     Despatch note     Account     Rep.     Tax point            VAT invoice no.
S.24/331        7714              MAR002      J.T.     14 February 2024     40118

 Net £       VAT     Price £     Quantity     Particulars                              Item
 240.00      S         60.00            4     Waymarker posts, oak, engraved              1
 175.00      S         87.50            2     Information board, A1, printed aluminium    2
 (9.60)      S          2.40           -4     Credit: short delivery of fixings, inv. 38994    3
`;

/** What such a printer says below: more words than the rest of the paper has. */
const CUSTOMS = `VAT codes: S = standard rate 20%, Z = zero-rated printed matter. Figures in brackets are credits.
Quantities delivered may vary by 5% either way under the customs of the trade and are charged for. Artwork and
standing formes are kept for twelve months and destroyed after that time unless other arrangements were made with us.
Interest under the Late Payment of Commercial Debts (Interest) Act 1998 will be charged on overdue accounts. Goods
remain our property until they are paid for in full, and claims for short delivery must reach us within seven days.`;

test('amounts in the first column are told by what stands behind them, with the rate and what it is taken of', () => {
  const page = `${HEAD}
 405.40   Goods total
  81.08   VAT at 20% on 405.40
 £486.48  Total due

${CUSTOMS}`;
  expect(readTyped(page).document_type).toBe('invoice');
  expect([stated(page, 'TOTAL_AMOUNT'), stated(page, 'TAX_AMOUNT')]).toEqual(['486.48', '81.08']);
  expect(toldBy(page, 'TAX_AMOUNT')).toBe('VAT');
});

test('so are those whose words have a cell of their own', () => {
  const page = `${HEAD}
 405.40            Goods total
  81.08            VAT
 486.48            Total due

${CUSTOMS}`;
  expect([stated(page, 'TOTAL_AMOUNT'), stated(page, 'TAX_AMOUNT')]).toEqual(['486.48', '81.08']);
  expect(toldBy(page, 'TOTAL_AMOUNT')).toBe('Total due');
});

test('a rare title with the word for number is the label of its number', () => {
  const page = `${HEAD}
 £486.48  Total due`;
  expect(stated(page, 'INVOICE_NUMBER')).toBe('40118');
});

test('a heading stands above its own column, and a row of titles below an address says nothing of whose it is', () => {
  const page = `${HEAD}
 £486.48  Total due`;
  expect(stated(page, 'BUYER_NAME')).toBe('Marram Coastal Trust');
  expect(stated(page, 'SELLER_NAME')).toBe('Ferrier & Lomas (Signs) Limited');
});
