import { addDecimals, type Decimal, subtractDecimals } from '../../values/decimal.ts';
import type { EInvoice, Group } from '../e-invoice.ts';
import type { VatCode } from '../terms/syntax-table.ts';
import { absolute, equal, exact, exactOrNone, sumOf, toCents, withinOne } from './exact.ts';
import { atMostOne, isZeroSign, someCompares } from './rule.ts';
import { taxOf } from './total-rules.ts';
import type { Family } from './vat-families.ts';

/** What the lines, charges and allowances of a category come to; with a rate only those of this rate. */
interface CategorySums {
  lines: Decimal;
  charges: Decimal;
  allowances: Decimal;
  hasLines: boolean;
}

function sumsInCii(invoice: EInvoice, code: VatCode, rate?: Decimal): CategorySums {
  const trade = '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';
  const at = (place: string, flag: string) =>
    `${trade}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeAllowanceCharge[ram:ChargeIndicator/udt:Indicator!${flag}][${place}='${code}']`;
  const total = (path: string, rates: string, amount: string) =>
    sumOf(withRate(invoice, path, rates, rate).flatMap((found) => found(amount)));
  const settlement = `${trade}/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement[ram:ApplicableTradeTax/ram:CategoryCode='${code}']`;
  const adjustmentRate = 'ram:CategoryTradeTax/ram:RateApplicablePercent';
  return {
    lines: toCents(
      total(
        settlement,
        'ram:ApplicableTradeTax/ram:RateApplicablePercent',
        'ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount',
      ),
    ),
    charges: toCents(total(at('ram:CategoryTradeTax/ram:CategoryCode', 'true'), adjustmentRate, 'ram:ActualAmount[1]')),
    allowances: toCents(
      total(at('ram:CategoryTradeTax/ram:CategoryCode', 'false'), adjustmentRate, 'ram:ActualAmount[1]'),
    ),
    hasLines: true,
  };
}

function sumsInUbl(invoice: EInvoice, line: string, code: VatCode, rate?: Decimal): CategorySums {
  const total = (path: string, rates: string, amount: string) =>
    sumOf(withRate(invoice, path, rates, rate).flatMap((found) => found(amount)));
  const adjustments = (flag: string) =>
    total(
      `/*/cac:AllowanceCharge[cbc:ChargeIndicator!${flag}][cac:TaxCategory/cbc:ID_'${code}']`,
      'cac:TaxCategory/cbc:Percent',
      'cbc:Amount',
    );
  const ofCode = `[cac:Item/cac:ClassifiedTaxCategory/cbc:ID_'${code}']`;
  const rates = 'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent';
  return {
    lines: total(`/*/cac:${line}${ofCode}`, rates, 'cbc:LineExtensionAmount'),
    charges: adjustments('true'),
    allowances: adjustments('false'),
    hasLines: rate === undefined ? false : withRate(invoice, `//cac:${line}${ofCode}`, rates, rate).length > 0,
  };
}

/** The elements of a path that state this rate (or all, when none is asked for), each as a reader of paths below it. */
function withRate(invoice: EInvoice, path: string, rates: string, rate: Decimal | undefined) {
  return invoice
    .at(path)
    .filter((found) => rate === undefined || found(rates).some((value) => equal(exact(value), rate)));
}

const net = ({ lines, charges, allowances }: CategorySums) => subtractDecimals(addDecimals(lines, charges), allowances);

/** Whether the taxable amount of a breakdown is what stands under its category in CII. */
export function baseAddsUpInCii(part: Group, invoice: EInvoice, { code, perRate }: Family): boolean {
  // The artefact looks for the rate of IGIC and IPSI where there is none, and so never compares.
  if (code === 'L' || code === 'M') return true;
  const base = exactOrNone(part.first('BT-116'));
  if (perRate) {
    return part
      .all('BT-119')
      .every((rate) => base !== undefined && equal(base, net(sumsInCii(invoice, code, exact(rate)))));
  }
  if (base === undefined) return false;
  const sum = net(sumsInCii(invoice, code));
  return code === 'O' ? equal(base, sum) : withinOne(base, sum);
}

/** Whether the taxable amount of a breakdown is what stands under its category in UBL. */
export function baseAddsUpInUbl(part: Group, invoice: EInvoice, { code, perRate }: Family): boolean {
  const kinds = ['InvoiceLine', 'CreditNoteLine'];
  const base = () => exactOrNone(atMostOne(part, 'BT-116')[0]);
  if (!perRate) {
    return kinds.some((line) => {
      const stated = base();
      return (
        stated !== undefined &&
        invoice.nodes(`//cac:${line}`).length > 0 &&
        equal(stated, net(sumsInUbl(invoice, line, code)))
      );
    });
  }
  return part.all('BT-119').every((value) => {
    const rate = exact(value);
    const adjusted =
      code === 'S' &&
      withRate(invoice, "//cac:AllowanceCharge[cac:TaxCategory/cbc:ID_'S']", 'cac:TaxCategory/cbc:Percent', rate)
        .length > 0;
    return kinds.some((line) => {
      const sums = sumsInUbl(invoice, line, code, rate);
      const applies = code === 'S' ? sums.hasLines || adjusted : invoice.nodes(`//cac:${line}`).length > 0;
      const stated = base();
      return applies && stated !== undefined && withinOne(stated, net(sums));
    });
  });
}

/** Whether the tax of a breakdown is what its category and rate make of the taxable amount. */
export function taxFits(part: Group, { code, perRate }: Family, syntax: EInvoice['syntax']): boolean {
  if (!perRate) return someCompares(part.all('BT-117').slice(0, 1), isZeroSign);
  if (syntax === 'cii' && code !== 'S') return true;
  const [tax] = atMostOne(part, 'BT-117');
  const [base, rate] = [exactOrNone(atMostOne(part, 'BT-116')[0]), exactOrNone(atMostOne(part, 'BT-119')[0])];
  return (
    tax !== undefined && base !== undefined && rate !== undefined && withinOne(absolute(exact(tax)), taxOf(base, rate))
  );
}
