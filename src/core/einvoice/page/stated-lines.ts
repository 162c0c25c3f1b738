import type { LineItem } from '../../entity.ts';
import { isDecimal } from '../../values/decimal.ts';
import type { EInvoice, Group } from '../e-invoice.ts';
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
}

/** The lines of an e-invoice, in its order; one that only carries a note has that as its description. */
export function statedLines(invoice: EInvoice): StatedLine[] {
  return invoice.groups('BG-25').map((line) => ({
    description: text(line, 'BT-153') ?? text(line, 'BT-154') ?? text(line, 'BT-127'),
    quantity: figure(line, 'BT-129'),
    unit: text(line, 'BT-130'),
    unitPrice: figure(line, 'BT-146') ?? figure(line, 'BT-148'),
    grossPrice: figure(line, 'BT-148'),
    taxRate: figure(line, 'BT-152'),
    lineTotal: figure(line, 'BT-131'),
  }));
}

export function asLineItem(line: StatedLine, page: number | null, box: LineItem['box']): LineItem {
  const { description, quantity, unit, unitPrice, taxRate, lineTotal } = line;
  return { description, quantity, unit, unit_price: unitPrice, tax_rate: taxRate, line_total: lineTotal, page, box };
}

function text(line: Group, term: string): string | null {
  return oneLine(line.first(term)?.text ?? '') || null;
}

function figure(line: Group, term: string): string | null {
  const plain = text(line, term)?.replace(/^\+/, '') ?? '';
  return isDecimal(plain) ? plain : null;
}
