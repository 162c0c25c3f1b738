import { CURRENCY_PATTERN } from '../../values/currency.ts';
import { type Decimal, multiplyDecimals } from '../../values/decimal.ts';
import { lineAddsUp } from './arithmetic.ts';
import type { Figure } from './figure.ts';

const COUNT = String.raw`(?<quantity>\d+(?:[.,]\d+)?)`;
/** A price with its currency, in pence or cents, and for what: "$80.00", "45.20p per day", "95/hr", "0,1820 €/kWh". */
const PRICE = String.raw`(?<price>\D{0,5}\d[\d.,'’ ]*)(?<pence>(?:p|ct?)(?!\p{L}))?(?<per>\s*(?:(?:${CURRENCY_PATTERN})\s?(?=\/))?(?:\/|(?<=\s)(?:per|pro|je|par|por|al?)\s)\s*\p{L}{1,10}(?!\p{L}))?`;
/** "2 x 4.50", "1.5 h @ $80.00", "12 × EUR 19,00 / unit" */
const MULTIPLIED = new RegExp(
  String.raw`(?:^|\s|\()${COUNT}\s*(?<unit>\p{L}{1,12}\.?)?\s*(?:[x×*@]|à|at|zu|(?<=\s)a(?=\s))\s*${PRICE}`,
  'iu',
);
/** "3 hours consulting @ $80.00", "12 x Notebook A5 @ 2.50": the name stands between count and price. */
const AROUND = new RegExp(
  String.raw`^(?:[-–•·*]\s+)?(?:n[.°º]?\s?)?${COUNT}\s*(?:[x×]\s*)?(?<unit>(?:hours?|hrs?|h|days?|months?|pcs|units?|std|stunden|tage|stk|heures?|jours?|uur|uren|stuks?|horas?|d[ií]as?|uds?|ore|giorni|pz)\b\.?\s*(?:of\s|de\s|d['’]|di\s)?)?(?<name>\S.{1,60}?)\s*(?:@|(?<=\s)(?:à|at|a|zu)(?=\s))\s*${PRICE}(?:\s*(?:cad(?:aun[ao]|\.)?|each|ea\.?|l['’]un[ao]|pièce|c\/u))?$`,
  'iu',
);

/** "£24.00 × 2", "420 € x 3 jours": the price stands in front. */
const PRICED = new RegExp(
  String.raw`(?:^|\s)${PRICE}(?:\s?(?:${CURRENCY_PATTERN}))?\s*[x×*]\s*${COUNT}(?:\s(?<unit>\p{L}{1,12}\.?)(?=$|\s[x×*]\s))?(?=\s|$)`,
  'iu',
);

/** "Flat White × 2 ($4.80 ea.)": the count behind the name, and the price of one in brackets. */
const EACH_IN_BRACKETS = new RegExp(
  String.raw`(?:^|\s)[x×]\s?${COUNT}(?<unit>)\s*\((?<price>\D{0,5}\d[\d.,'’ ]*)(?<pence>(?:p|ct?)(?!\p{L}))?[^()]{0,12}\)`,
  'iu',
);

/** "412 kWh à 0,1180 €": the price's currency is no part of the name. */
const CURRENCY_FIRST = new RegExp(`^\\s*(?:${CURRENCY_PATTERN})(?!\\p{L})`, 'u');

const CURRENCY_LAST = new RegExp(`(?<!\\p{L})(?:${CURRENCY_PATTERN})$`, 'u');

export interface InlineQuantity {
  quantity: Decimal;
  unit: string | null;
  unitPrice: Decimal;
  /** The text without the calculation; empty when it was nothing else, all of it when nothing is left but a label. */
  rest: string;
}

/** Reads quantity and unit price out of running text; null unless their product is the line's total. */
export function readInlineQuantity(
  text: string,
  total: Decimal,
  readNumber: (text: string) => Figure | null,
): InlineQuantity | null {
  for (const pattern of [MULTIPLIED, AROUND, EACH_IN_BRACKETS, PRICED]) {
    const match = pattern.exec(text);
    // "Rs 1786 x 3 Nights": the first figure is the price.
    if (!match || (pattern === MULTIPLIED && CURRENCY_LAST.test(text.slice(0, match.index)))) continue;
    const { quantity: count, unit, name, price, pence } = match.groups!;
    const quantity = readNumber(count!);
    const printed = readNumber(price!.trim());
    if (!quantity || !printed) continue;
    const unitPrice = pence ? multiplyDecimals(printed.value, '0.01') : printed.value;
    if (!lineAddsUp(quantity.value, unitPrice, total, null)) continue;
    const behind = text.slice(match.index + match[0].length).replace(CURRENCY_FIRST, '');
    const around = `${text.slice(0, match.index)} ${name ?? ''} ${behind}`;
    const rest = around
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\s[-–—:,]$/u, '');
    return {
      quantity: quantity.value,
      unit: unit?.replace(/\s.*$/u, '').trim() || null,
      unitPrice,
      // "Labor: 8 hours at $75/hr": the calculation is what the name consists of; in brackets it explains the name.
      rest: rest.endsWith(':') || match[0].startsWith('(') ? text : /[\p{L}\d]/u.test(rest) ? rest : '',
    };
  }
  return null;
}
