import type { LineItem } from '../../entity.ts';
import { compareDecimals, type Decimal, multiplyDecimals, subtractDecimals } from '../../values/decimal.ts';
import type { EInvoice, Group } from '../e-invoice.ts';
import { statedDecimal } from '../stated-decimal.ts';
import { oneLine } from './stated-values.ts';

/** A line as the e-invoice states it. */
export interface StatedLine {
  description: string | null;
  quantity: string | null;
  unit: string | null;
  unitPrice: string | null;
  /** Before the price's own discount. */
  grossPrice: string | null;
  taxRate: string | null;
  lineTotal: string | null;
  /** Whether price times quantity is the total, as far as nothing else is said to change it. */
  addsUp: boolean;
}

/** The lines of an e-invoice, in its order; one that only carries a note has that as its description. */
export function statedLines(invoice: EInvoice): StatedLine[] {
  return invoice.groups('BG-25').map((line) => {
    const [quantity, netPrice, lineTotal] = [figure(line, 'BT-129'), figure(line, 'BT-146'), figure(line, 'BT-131')];
    return {
      description: text(line, 'BT-153') ?? text(line, 'BT-154') ?? text(line, 'BT-127'),
      quantity,
      unit: text(line, 'BT-130'),
      unitPrice: netPrice ?? figure(line, 'BT-148'),
      grossPrice: figure(line, 'BT-148'),
      taxRate: figure(line, 'BT-152'),
      lineTotal,
      addsUp:
        quantity === null ||
        netPrice === null ||
        lineTotal === null ||
        line.has('adjustment') ||
        !isOne(figure(line, 'BT-149')) ||
        isProduct(lineTotal, netPrice, quantity),
    };
  });
}

/** To a cent for each unit: prices may be rounded to cents. */
export function isProduct(total: Decimal, price: Decimal, quantity: Decimal): boolean {
  const apart = absolute(subtractDecimals(absolute(total), absolute(multiplyDecimals(price, quantity))));
  return (
    compareDecimals(apart, multiplyDecimals('0.01', absolute(quantity))) <= 0 || compareDecimals(apart, '0.01') <= 0
  );
}

/** The price may be for several units at once. */
const isOne = (baseQuantity: Decimal | null) => baseQuantity === null || compareDecimals(baseQuantity, '1') === 0;
const absolute = (value: Decimal) => value.replace(/^-/, '');

export function asLineItem(line: StatedLine, page: number | null, box: LineItem['box']): LineItem {
  const { description, quantity, unit, unitPrice, taxRate, lineTotal } = line;
  return { description, quantity, unit, unit_price: unitPrice, tax_rate: taxRate, line_total: lineTotal, page, box };
}

function text(line: Group, term: string): string | null {
  return oneLine(line.first(term)?.text ?? '') || null;
}

function figure(line: Group, term: string): string | null {
  return statedDecimal(text(line, term) ?? '');
}
