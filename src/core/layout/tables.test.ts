import { expect, test } from 'vitest';
import { findTables, tableTexts } from './tables.ts';
import { typedLayout } from './testing/typed-page.ts';

const INVOICE = `
Invoice 4711

Description                    Qty      Price      Total
Garden chair, folding            2      40.00      80.00
Delivery                                            5.00

Thank you for your business and see you soon.`;

test('a table under titles has its columns, rows and box', () => {
  const [table, ...others] = findTables(typedLayout(INVOICE));
  expect(others).toEqual([]);
  expect(table!.columns.map(({ title, kind }) => [title, kind])).toEqual([
    ['Description', 'description'],
    ['Qty', 'quantity'],
    ['Price', 'price'],
    ['Total', 'total'],
  ]);
  expect(tableTexts(table!)).toEqual([
    ['Garden chair, folding', '2', '40.00', '80.00'],
    ['Delivery', '', '', '5.00'],
  ]);
  expect(table!.page).toBe(1);
  expect(table!.box.y).toBeCloseTo(table!.columns[0]!.titleBox!.y, 6);
});

test('rows that align in three columns are a table without titles', () => {
  const tables = findTables(
    typedLayout(`
Alpha      North      open
Beta       South      closed
Gamma      West       open

A sentence that runs over the page's whole width and is no table at all.`),
  );
  expect(tables.map(tableTexts)).toEqual([
    [
      ['Alpha', 'North', 'open'],
      ['Beta', 'South', 'closed'],
      ['Gamma', 'West', 'open'],
    ],
  ]);
});

test('titles over two lines are read as one', () => {
  const [table] = findTables(
    typedLayout(`
                          Unit      Line
Description      Qty     price     total
Lamp               1     10.00     10.00`),
  );
  expect(table!.columns.map(({ title, kind }) => [title, kind])).toEqual([
    ['Description', 'description'],
    ['Qty', 'quantity'],
    ['Unit price', 'unitPrice'],
    ['Line total', 'total'],
  ]);
});

test('a table that goes on overleaf without titles keeps its columns', () => {
  const tables = findTables(
    typedLayout(
      `
Item          Qty     Price     Total
Alpha           1     10.00     10.00`,
      `
Beta            2     10.00     20.00
Gamma           3     10.00     30.00`,
    ),
  );
  expect(tables.map(({ page, columns, rows }) => [page, columns.length, rows.length])).toEqual([
    [1, 4, 1],
    [2, 4, 2],
  ]);
});

test('running text and addresses hold no table', () => {
  expect(
    findTables(
      typedLayout(`
Example Ltd
1 High Street
London

Dear customer, the total price of the service and the quantity of items are stated overleaf.`),
    ),
  ).toEqual([]);
});

test('an empty document has no tables', () => {
  expect(findTables(typedLayout(''))).toEqual([]);
});
