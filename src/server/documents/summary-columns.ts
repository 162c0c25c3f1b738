import type { AnalysisResult } from '#contracts/analysis.ts';
import { HIGH_CONFIDENCE } from '#core/confidence.ts';
import { KEY_FIELDS, type KeyField } from '#core/labels.ts';
import { indexedNameKey } from '../db/indexed-name-key.ts';

const first = (result: Pick<AnalysisResult, 'entities'>, label: string) => result.entities[label]?.[0];
const isoDate = (value: string | undefined) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);
/** No amount is longer, and an index entry cannot be much longer. */
const decimalText = (value: string | undefined) => (value && /^-?\d{1,30}(\.\d{1,10})?$/.test(value) ? value : null);
const firstDecimal = (result: Pick<AnalysisResult, 'entities'>, label: string) =>
  result.entities[label]?.map(({ value }) => decimalText(value)).find((value) => value !== null) ?? null;
const currencyCode = (value: string | undefined) => (value && /^[A-Z]{3}$/.test(value) ? value : null);
const keyOf = (name: string | null) => (name === null ? null : indexedNameKey(name));

/** The key fields that were read with less than high confidence, and that no person confirmed. */
function doubtfulFields(result: Pick<AnalysisResult, 'entities'>): KeyField[] {
  return KEY_FIELDS.filter((label) => {
    const entity = first(result, label);
    return entity && entity.source !== 'user' && entity.confidence < HIGH_CONFIDENCE;
  });
}

/** How many entities of each label there are, and how many of them have high confidence. */
function labelColumns(entities: AnalysisResult['entities']) {
  const groups = Object.entries(entities).filter(([, list]) => list.length > 0);
  return {
    labels: groups.map(([label]) => label),
    labelCounts: groups.map(([, list]) => list.length),
    labelHighCounts: groups.map(([, list]) => list.filter(({ confidence }) => confidence >= HIGH_CONFIDENCE).length),
    entityCount: groups.reduce((sum, [, list]) => sum + list.length, 0),
  };
}

/** The columns that lists and dashboards read, from a result with its entities as they are shown. */
export function summaryColumns(result: Pick<AnalysisResult, 'entities' | 'checks'>) {
  const total = first(result, 'TOTAL_AMOUNT');
  const seller = first(result, 'SELLER_NAME')?.value ?? null;
  const buyer = first(result, 'BUYER_NAME')?.value ?? null;
  const currency = result.entities.CURRENCY?.find(({ source }) => source === 'user') ?? first(result, 'CURRENCY');
  return {
    seller,
    sellerKey: keyOf(seller),
    buyer,
    buyerKey: keyOf(buyer),
    invoiceNumber: first(result, 'INVOICE_NUMBER')?.value ?? null,
    invoiceDate: isoDate(first(result, 'INVOICE_DATE')?.value),
    dueDate: isoDate(first(result, 'DUE_DATE')?.value),
    total: decimalText(total?.value),
    amountDue: decimalText(first(result, 'AMOUNT_DUE')?.value),
    taxAmount: firstDecimal(result, 'TAX_AMOUNT'),
    netAmount: firstDecimal(result, 'SUBTOTAL_AMOUNT'),
    currency: currencyCode(total?.currency) ?? currencyCode(currency?.value),
    doubtfulFields: doubtfulFields(result).length,
    failedChecks: result.checks.filter(({ status }) => status === 'fail').length,
    ...labelColumns(result.entities),
  };
}
