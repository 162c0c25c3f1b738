import type { KEY_FIELDS, ROLE_FIELDS } from '../labels.ts';
import { type Cell, type CellKind, cellOf } from './cell.ts';
import { currencyOf, type ExportedDocument, exportedValue } from './exported-document.ts';

/** A column of an exported table over rows of `Row`. */
export interface Column<Row> {
  /** Of a CSV's header and of a choice of columns; never changes. */
  key: string;
  /** For people. */
  heading: string;
  kind: CellKind;
  cell(row: Row): Cell;
}

type Field = (typeof KEY_FIELDS)[number] | (typeof ROLE_FIELDS)[number];

/** Fields in the order of a bookkeeper's table. */
const FIELDS: readonly (readonly [Field, string, CellKind])[] = [
  ['INVOICE_NUMBER', 'Invoice number', 'text'],
  ['INVOICE_DATE', 'Invoice date', 'date'],
  ['DUE_DATE', 'Due date', 'date'],
  ['SELLER_NAME', 'Seller', 'text'],
  ['BUYER_NAME', 'Buyer', 'text'],
  ['CURRENCY', 'Currency', 'text'],
  ['SUBTOTAL_AMOUNT', 'Subtotal', 'money'],
  ['TAX_AMOUNT', 'Tax', 'money'],
  ['TOTAL_AMOUNT', 'Total', 'money'],
  ['AMOUNT_DUE', 'Amount due', 'money'],
  ['PAYMENT_TERMS', 'Payment terms', 'text'],
  ['PURCHASE_ORDER', 'Purchase order', 'text'],
  ['CUSTOMER_NUMBER', 'Customer number', 'text'],
  ['SELLER_TAX_ID', 'Seller tax ID', 'text'],
  ['BUYER_TAX_ID', 'Buyer tax ID', 'text'],
  ['IBAN', 'IBAN', 'text'],
  ['BIC', 'BIC', 'text'],
  ['DELIVERY_DATE', 'Delivery date', 'date'],
  ['SERVICE_PERIOD', 'Service period', 'text'],
  ['SELLER_ADDRESS', 'Seller address', 'text'],
  ['BUYER_ADDRESS', 'Buyer address', 'text'],
];

const column = <Row>(
  key: string,
  heading: string,
  kind: CellKind,
  value: (row: Row) => string | null | undefined,
): Column<Row> => ({ key, heading, kind, cell: (row) => cellOf(kind, value(row)) });

function fieldColumn([label, heading, kind]: (typeof FIELDS)[number]): Column<ExportedDocument> {
  return {
    key: label.toLowerCase(),
    heading,
    kind,
    cell(document) {
      if (label === 'CURRENCY') return cellOf(kind, currencyOf(document));
      const entity = exportedValue(document, label);
      return cellOf(kind, entity?.value, entity?.currency ?? currencyOf(document));
    },
  };
}

/** What a field's value rests on: how sure it is, and where it comes from. */
function groundsOf([label, heading]: (typeof FIELDS)[number]): Column<ExportedDocument>[] {
  const key = label.toLowerCase();
  return [
    column(`${key}_confidence`, `${heading}: confidence`, 'number', (document) => {
      const entity = exportedValue(document, label);
      return entity && String(Math.round(entity.confidence * 1000) / 1000);
    }),
    column(`${key}_source`, `${heading}: source`, 'text', (document) => exportedValue(document, label)?.source),
  ];
}

const fileColumn = column<ExportedDocument>('file', 'File', 'text', ({ filename }) => filename);
const idColumn = column<ExportedDocument>('document_id', 'Document ID', 'text', ({ id }) => id);

/** What a table of invoices has when nobody chose columns. */
export const USUAL_INVOICE_COLUMNS: readonly Column<ExportedDocument>[] = [
  fileColumn,
  column('document_type', 'Type', 'text', ({ documentType }) => documentType),
  column('status', 'Status', 'text', ({ status }) => status),
  ...FIELDS.map(fieldColumn),
  column('failed_checks', 'Failed checks', 'count', ({ checks }) =>
    String(checks.filter(({ status }) => status === 'fail').length),
  ),
  column('warnings', 'Warnings', 'text', ({ warnings }) => warnings.map(({ code }) => code).join(' ')),
  column('error', 'Error', 'text', ({ error }) => error),
  column('pages', 'Pages', 'count', ({ pages }) => String(pages)),
  column('uploaded', 'Uploaded', 'date', ({ uploadedAt }) => uploadedAt?.slice(0, 10)),
  idColumn,
];

/** All columns that an invoice's row can have. */
export const INVOICE_COLUMNS: readonly Column<ExportedDocument>[] = [
  ...USUAL_INVOICE_COLUMNS,
  ...FIELDS.filter(([label]) => label !== 'CURRENCY').flatMap(groundsOf),
];

/** A document's `index`th line item (or check). */
export interface PartOf {
  document: ExportedDocument;
  index: number;
}

const ofDocument = (key: string): Column<PartOf> => {
  const found = USUAL_INVOICE_COLUMNS.find((each) => each.key === key);
  if (!found) throw new RangeError(`There is no column ${key}`);
  return { ...found, cell: ({ document }) => found.cell(document) };
};
const lineColumn = (
  key: 'description' | 'quantity' | 'unit' | 'unit_price' | 'tax_rate' | 'line_total',
  heading: string,
  kind: CellKind,
): Column<PartOf> => ({
  key,
  heading,
  kind,
  cell: ({ document, index }) => cellOf(kind, document.lineItems[index]?.[key], currencyOf(document)),
});
const nth = (heading: string) => column<PartOf>('line', heading, 'count', ({ index }) => String(index + 1));

/** One row for each line item. */
export const LINE_COLUMNS: readonly Column<PartOf>[] = [
  ...['file', 'invoice_number', 'invoice_date', 'seller_name', 'currency'].map(ofDocument),
  nth('Line'),
  lineColumn('description', 'Description', 'text'),
  lineColumn('quantity', 'Quantity', 'number'),
  lineColumn('unit', 'Unit', 'text'),
  lineColumn('unit_price', 'Unit price', 'money'),
  lineColumn('tax_rate', 'Tax rate %', 'number'),
  lineColumn('line_total', 'Line total', 'money'),
  ofDocument('document_id'),
];

/** One row for each check. */
export const CHECK_COLUMNS: readonly Column<PartOf>[] = [
  ...['file', 'invoice_number', 'seller_name'].map(ofDocument),
  column('check', 'Check', 'text', ({ document, index }) => document.checks[index]?.id),
  column('check_status', 'Result', 'text', ({ document, index }) => document.checks[index]?.status),
  column('message', 'Message', 'text', ({ document, index }) => document.checks[index]?.message),
  ofDocument('document_id'),
];

export const lineRows = (document: ExportedDocument): PartOf[] =>
  document.lineItems.map((_, index) => ({ document, index }));
export const checkRows = (document: ExportedDocument): PartOf[] =>
  document.checks.map((_, index) => ({ document, index }));
