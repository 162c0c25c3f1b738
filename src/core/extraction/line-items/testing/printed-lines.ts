import type { LineItem } from '../../../entity.ts';
import { typedLayout } from '../../../layout/testing/typed-page.ts';
import { numberStyleOf } from '../../../values/number-style.ts';
import { findLineItems } from '../find-line-items.ts';

/** The line items of typed pages. */
export function itemsOf(...pages: string[]): LineItem[] {
  const layout = typedLayout(...pages);
  return findLineItems(layout, {
    numberStyle: numberStyleOf(
      layout.rows.map((row) => row.text),
      'en',
    ),
  });
}

/** Each line as "quantity unit | description | unit price | tax rate | total", missing parts as "-". */
export function printedLines(...pages: string[]): string[] {
  return itemsOf(...pages).map((item) =>
    [
      [item.quantity ?? '-', item.unit].filter(Boolean).join(' '),
      item.description ?? '-',
      item.unit_price ?? '-',
      item.tax_rate ?? '-',
      item.line_total ?? '-',
    ].join(' | '),
  );
}
