import { addDecimals, type Decimal, multiplyDecimals, subtractDecimals } from '../../values/decimal.ts';
import type { EInvoice, Group, TermValue } from '../e-invoice.ts';
import { termLabel } from '../terms/term-names.ts';
import { absolute, equal, exact, exactOrNone, isZero, roundHalfUp, sumOf, toCents, withinOne } from './exact.ts';
import { atMostOne, cents, type Rule, rule } from './rule.ts';

const notSum = (term: string, parts: string) => `${termLabel(term)} is not ${parts}.`;

/** A document's allowances or charges as their sum says, or neither of the two. */
const sumOfAdjustments = (total: string, group: string, amount: string) => (totals: Group, invoice: EInvoice) => {
  const stated = invoice.syntax === 'ubl' ? atMostOne(totals, total) : totals.all(total);
  if (stated.length === 0 && !invoice.has(group)) return true;
  const sum = toCents(sumOf(invoice.all(amount)));
  return stated.some((value) => equal(exact(value), sum));
};

/** Net = lines - allowances + charges; the UBL artefact compares without rounding when there are neither. */
function netAddsUp(totals: Group, round: boolean): boolean {
  // Of several, the artefact of CII takes the first; that of UBL cannot be asked.
  const one = (term: string) => (round ? totals.first(term) : atMostOne(totals, term)[0]);
  const [net, lines] = [exactOrNone(one('BT-109')), exactOrNone(one('BT-106'))];
  if (net === undefined || lines === undefined) return false;
  const [allowances, charges] = [exactOrNone(one('BT-107')), exactOrNone(one('BT-108'))];
  const sum = addDecimals(subtractDecimals(lines, allowances ?? '0'), charges ?? '0');
  return equal(net, round || allowances || charges ? toCents(sum) : sum);
}

function dueAddsUpInCii(totals: Group): boolean {
  const [due, gross] = [exactOrNone(totals.first('BT-115')), exactOrNone(totals.first('BT-112'))];
  if (due === undefined || gross === undefined) return false;
  const paid = exactOrNone(totals.first('BT-113')) ?? '0';
  return equal(due, addDecimals(subtractDecimals(gross, paid), exactOrNone(totals.first('BT-114')) ?? '0'));
}

function dueAddsUpInUbl(totals: Group): boolean {
  const [due, gross] = [exactOrNone(atMostOne(totals, 'BT-115')[0]), exactOrNone(atMostOne(totals, 'BT-112')[0])];
  if (due === undefined || gross === undefined) return false;
  const [paid, rounding] = [exactOrNone(atMostOne(totals, 'BT-113')[0]), exactOrNone(atMostOne(totals, 'BT-114')[0])];
  const owed = paid === undefined ? gross : toCents(subtractDecimals(gross, paid));
  return equal(rounding === undefined ? due : toCents(subtractDecimals(due, rounding)), owed);
}

const inCurrency = (amounts: readonly TermValue[], currency: string) =>
  amounts.filter(({ attributes }) => attributes.currencyID === currency);

/** In CII, a gross that equals the net is enough: then there is no tax to add. */
function grossAddsUpInCii(invoice: EInvoice): boolean {
  return invoice.all('BT-5').every(({ text }) => {
    const [gross, net] = [exactOrNone(invoice.first('BT-112')), exactOrNone(invoice.first('BT-109'))];
    if (gross === undefined || net === undefined) return false;
    const taxes = inCurrency(invoice.all('BT-110'), text);
    if (taxes.length === 1 && equal(gross, toCents(addDecimals(net, exact(taxes[0]!))))) return true;
    return equal(gross, net);
  });
}

function grossAddsUpInUbl(invoice: EInvoice): boolean {
  return invoice.all('BT-5').every(({ text }) => {
    const taxes = inCurrency(invoice.all('BT-110'), text);
    const [gross, net] = [exactOrNone(atMostOne(invoice, 'BT-112')[0]), exactOrNone(atMostOne(invoice, 'BT-109')[0])];
    if (taxes.length !== 1 || gross === undefined || net === undefined) return false;
    return equal(gross, toCents(addDecimals(net, exact(taxes[0]!))));
  });
}

/** |base| × rate, in the artefact's two ways of rounding to cents. */
export function taxOf(base: Decimal, rate: Decimal): Decimal {
  return toCents(multiplyDecimals(multiplyDecimals(absolute(base), rate), '0.01'));
}

const taxFollowsRate =
  (inclusive: boolean) =>
  (part: Group): boolean => {
    const tax = exactOrNone(atMostOne(part, 'BT-117')[0]);
    if (tax === undefined) return false;
    const rate = exactOrNone(part.first('BT-119-rounded'));
    if (rate === undefined || isZero(roundHalfUp(rate, 0))) return isZero(roundHalfUp(tax, 0));
    const base = exactOrNone(part.first('BT-116'));
    return base !== undefined && withinOne(absolute(tax), taxOf(base, rate), inclusive);
  };

const isCents = (value: TermValue) => equal(exact(value), toCents(exact(value)));

/** The totals: that they add up, and their decimals. */
export const TOTAL_RULES: readonly Rule[] = [
  ...rule(
    'BR-CO-10',
    'BT-106',
    'BG-22',
    (totals, invoice) => {
      const stated = exactOrNone(totals.first('BT-106'));
      return stated !== undefined && equal(stated, toCents(sumOf(invoice.all('BT-131'))));
    },
    notSum('BT-106', 'the sum of the lines'),
  ),
  ...rule('BR-CO-11', 'BT-107', 'BG-22', sumOfAdjustments('BT-107', 'BG-20', 'BT-92'), notSum('BT-107', 'their sum')),
  ...rule('BR-CO-12', 'BT-108', 'BG-22', sumOfAdjustments('BT-108', 'BG-21', 'BT-99'), notSum('BT-108', 'their sum')),
  ...rule(
    'BR-CO-13',
    'BT-109',
    'BG-22',
    { cii: (totals) => netAddsUp(totals, true), ubl: (totals) => netAddsUp(totals, false) },
    notSum('BT-109', 'the lines less allowances plus charges'),
  ),
  ...rule(
    'BR-CO-14',
    'BT-110',
    'BT-110',
    {
      cii: (total, invoice) => {
        const currencies = invoice.all('BT-5').map(({ text }) => text);
        if (!currencies.includes(total.element.attributes.currencyID ?? '\0')) return true;
        return equal(exact(total.first('amount')!), toCents(sumOf(invoice.all('BT-117'))));
      },
      ubl: (total) => {
        if (!total.has('parts')) return true;
        const stated = exactOrNone(total.first('amount'));
        return stated !== undefined && equal(stated, toCents(sumOf(total.all('BT-117'))));
      },
    },
    notSum('BT-110', 'the sum of the VAT breakdown'),
  ),
  ...rule(
    'BR-CO-15',
    'BT-112',
    'BG-0',
    { cii: (_group, invoice) => grossAddsUpInCii(invoice), ubl: (_group, invoice) => grossAddsUpInUbl(invoice) },
    notSum('BT-112', 'the total without VAT plus the VAT'),
  ),
  ...rule(
    'BR-CO-16',
    'BT-115',
    'BG-22',
    { cii: dueAddsUpInCii, ubl: dueAddsUpInUbl },
    notSum('BT-115', 'the total with VAT less what is paid plus rounding'),
  ),
  ...rule(
    'BR-CO-17',
    'BT-117',
    'BG-23',
    { cii: taxFollowsRate(true), ubl: taxFollowsRate(false) },
    notSum('BT-117', 'the taxable amount times the rate'),
  ),
  ...cents('BR-DEC-01', 'BT-92', 'BG-20', true),
  ...cents('BR-DEC-02', 'BT-93', 'BG-20'),
  ...cents('BR-DEC-05', 'BT-99', 'BG-21', true),
  ...cents('BR-DEC-06', 'BT-100', 'BG-21'),
  ...cents('BR-DEC-09', 'BT-106', 'BG-22'),
  ...cents('BR-DEC-10', 'BT-107', 'BG-22'),
  ...cents('BR-DEC-11', 'BT-108', 'BG-22'),
  ...cents('BR-DEC-12', 'BT-109', 'BG-22'),
  ...rule(
    'BR-DEC-13',
    'BT-110',
    { cii: 'BG-22', ubl: 'BG-0' },
    {
      cii: (totals, invoice) => {
        const currencies = invoice.all('BT-5').map(({ text }) => text);
        const taxes = totals.all('BT-110');
        const counts = (tax: TermValue) => !currencies.includes(tax.attributes.currencyID ?? '\0') || isCents(tax);
        return taxes.length === 0 || taxes.some(counts);
      },
      // The artefact looks for the currency inside the amount, where there never is one.
      ubl: () => true,
    },
    `${termLabel('BT-110')} has more than two decimals.`,
  ),
  ...cents('BR-DEC-14', 'BT-112', 'BG-22'),
  ...rule(
    'BR-DEC-15',
    'BT-111',
    { cii: 'BG-22', ubl: 'BG-0' },
    {
      cii: (totals, invoice) => {
        const currencies = invoice.all('BT-6').map(({ text }) => text);
        const taxes = totals.all('BT-110');
        if (taxes.length === 0 || currencies.length === 0) return true;
        return taxes.some((tax) => currencies.includes(tax.attributes.currencyID ?? '\0') && isCents(tax));
      },
      ubl: () => true,
    },
    `${termLabel('BT-111')} is missing or has more than two decimals.`,
  ),
  ...cents('BR-DEC-16', 'BT-113', 'BG-22'),
  ...cents('BR-DEC-17', 'BT-114', 'BG-22'),
  ...cents('BR-DEC-18', 'BT-115', 'BG-22'),
  ...cents('BR-DEC-19', 'BT-116', 'BG-23'),
  ...cents('BR-DEC-20', 'BT-117', 'BG-23'),
  ...cents('BR-DEC-23', 'BT-131', 'BG-25'),
  ...cents('BR-DEC-24', 'BT-136', 'BG-27', true),
  ...cents('BR-DEC-25', 'BT-137', 'BG-27'),
  ...cents('BR-DEC-27', 'BT-141', 'BG-28', true),
  ...cents('BR-DEC-28', 'BT-142', 'BG-28'),
];
