import { adjustmentsThatMake, printedAdjustments } from '../../checks/adjustments.ts';
import type { ExportedDocument } from '../../export/exported-document.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  isNear,
  negateDecimal,
  roundDecimal,
  subtractDecimals,
} from '../../values/decimal.ts';
import { type TermGroup, type Terms, termGroup } from '../write/invoice-terms.ts';
import { linesLessTax, type NetLine, netLines } from './line-terms.ts';
import { type MissingTerm, missingTerm, wrongTerm } from './missing-term.ts';
import type { PrintedLine } from './printed-lines.ts';
import { type NetPart, sumsOf, type Taxed } from './sums.ts';

interface Figures {
  lines: NetLine[];
  parts: NetPart[];
  adjustments: Partial<Record<'BG-20' | 'BG-21', TermGroup[]>>;
  terms: Terms;
  missing: MissingTerm[];
}

interface ToAdd {
  document: Pick<ExportedDocument, 'entities' | 'lineItems'>;
  lines: readonly PrintedLine[];
  taxes: readonly Taxed[];
  total: Decimal;
  tax: Decimal | null;
  sign: 1 | -1;
}

/** Lines, and the allowances and charges printed below them that lead from their sum to the net total. */
export function figuresOf({ document, lines, taxes, total, tax, sign }: ToAdd): Figures {
  const net = netOf(lines, taxes, total, tax);
  // A line that takes something off, such as a discount in a row of its own, is an allowance: no price is negative.
  const isOff = (line: PrintedLine) =>
    line.total.startsWith('-') && compareDecimals(total, '0') >= 0 && line.quantity === '-1';
  const off = lines.filter(isOff);
  const billed = lines.filter((line) => !isOff(line));
  const taxOf = (line: PrintedLine) => taxes[lines.indexOf(line)]!;
  const billedTaxes = billed.map(taxOf);
  const sum = addDecimals(...lines.map(({ total: own }) => own));
  const hasTax = tax !== null && compareDecimals(tax, '0') > 0;
  const isGross = hasTax && off.length === 0 && isNear(sum, total, '0') && !isNear(sum, net, '0');
  const own = isGross ? linesLessTax(billed, billedTaxes, net) : netLines(billed, billedTaxes);
  const allowances = off.map((line) => ({ amount: line.total.slice(1), reason: line.description, taxed: taxOf(line) }));
  const charges: typeof allowances = [];
  const missing: MissingTerm[] = [];
  const gap = subtractDecimals(
    net,
    addDecimals(...own.map((line) => line.net), ...allowances.map(({ amount }) => `-${amount}`)),
  );
  if (compareDecimals(gap, '0') !== 0) {
    const wanted = sign < 0 ? negateDecimal(gap) : gap;
    const printed = printedAdjustments(document.entities, document.lineItems).filter(({ isTax }) => !isTax);
    const found = adjustmentsThatMake(wanted, printed);
    const kinds = new Set(own.map(({ category, rate }) => `${category} ${rate}`));
    if (!found) {
      missing.push(
        wrongTerm(
          'BT-106',
          `the lines make ${addDecimals(...own.map((line) => line.net))}, the total without VAT is ${net}`,
        ),
      );
    } else if (kinds.size !== 1) {
      missing.push(missingTerm(compareDecimals(gap, '0') < 0 ? 'BT-95' : 'BT-102'));
    } else {
      const { category, rate } = own[0]!;
      for (const { entity, value } of found) {
        const size = sign < 0 ? negateDecimal(value) : value;
        const reason = reasonOf(entity.context, entity.text);
        const kind = size.startsWith('-') ? allowances : charges;
        kind.push({ amount: roundDecimal(size.replace(/^-/, ''), 2), reason, taxed: { category, rate } });
      }
    }
  }
  const sumOf = (list: typeof allowances) => roundDecimal(addDecimals(...list.map(({ amount }) => amount)), 2);
  return {
    lines: own,
    parts: [
      ...own,
      ...allowances.map(({ amount, taxed }) => ({ ...taxed, net: `-${amount}` })),
      ...charges.map(({ amount, taxed }) => ({ ...taxed, net: amount })),
    ],
    adjustments: {
      'BG-20': allowances.map(({ amount, reason, taxed }) =>
        termGroup({ 'BT-92': amount, 'BT-95': taxed.category, 'BT-96': taxed.rate ?? undefined, 'BT-97': reason }),
      ),
      'BG-21': charges.map(({ amount, reason, taxed }) =>
        termGroup({ 'BT-99': amount, 'BT-102': taxed.category, 'BT-103': taxed.rate ?? undefined, 'BT-104': reason }),
      ),
    },
    terms: {
      'BT-107': allowances.length > 0 ? sumOf(allowances) : undefined,
      'BT-108': charges.length > 0 ? sumOf(charges) : undefined,
    },
    missing,
  };
}

/**
 * The total without VAT: less the printed tax, or else, as where the taxes of several rates are printed without their
 * sum, what the lines make if they and their own rates make the total.
 */
function netOf(lines: readonly PrintedLine[], taxes: readonly Taxed[], total: Decimal, tax: Decimal | null): Decimal {
  const sum = addDecimals(...lines.map(({ total: own }) => own));
  const lessTax = subtractDecimals(total, tax ?? '0');
  if (isNear(sum, lessTax, '0') || !lines.every(({ rate }) => rate !== null)) return lessTax;
  const parts = lines.map((line, index) => ({ ...taxes[index]!, net: line.total }));
  return isNear(sumsOf(parts, { tax: null, taxes: [] }, null).gross, total, '0') ? sum : lessTax;
}

/** The words before an amount in its row. */
function reasonOf(context: string, text: string): string {
  const end = context.lastIndexOf(text);
  const before = (end < 0 ? context : context.slice(0, end)).replace(/[\s:–€$£-]+$/u, '').trim();
  return (before.split(/\s{2,}/).findLast((cell) => /\p{L}{2}/u.test(cell)) ?? before) || context.trim();
}
