import type { Decimal } from '../../values/decimal.ts';
import { lineAddsUp } from './arithmetic.ts';
import type { Figure } from './figure.ts';

/** "2 x 4.50", "1.5 h @ $80.00", "12 × EUR 19,00 / unit" */
const MULTIPLIED = /(?:^|\s)(\d+(?:[.,]\d+)?)\s*(\p{L}{1,8}\.?)?\s*(?:[x×*@]|à|at)\s*(\D{0,5}\d[\d.,'’ ]*)/iu;

export interface InlineQuantity {
  quantity: Decimal;
  unit: string | null;
  unitPrice: Decimal;
  /** The text without the calculation; empty when it was nothing else. */
  rest: string;
}

/** Reads quantity and unit price out of running text; null unless their product is the line's total. */
export function readInlineQuantity(
  text: string,
  total: Decimal,
  readNumber: (text: string) => Figure | null,
): InlineQuantity | null {
  const match = MULTIPLIED.exec(text);
  if (!match) return null;
  const quantity = readNumber(match[1]!);
  const unitPrice = readNumber(match[3]!.trim());
  if (!quantity || !unitPrice || !lineAddsUp(quantity.value, unitPrice.value, total, null)) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`.replace(/\s+/g, ' ').trim();
  return {
    quantity: quantity.value,
    unit: match[2] ?? null,
    unitPrice: unitPrice.value,
    rest: /[\p{L}\d]/u.test(rest) ? rest : '',
  };
}
