import { expect, test } from 'vitest';
import type { Entity, LineItem } from '../../entity.ts';
import { readEInvoice } from '../e-invoice.ts';
import { termsOf } from '../write/read-terms.ts';
import { composeInvoice } from './compose-invoice.ts';
import { countryOfName } from './country-code.ts';
import { eInvoiceOf } from './e-invoice-of.ts';
import { postalAddress } from './postal-address.ts';
import { unitCode } from './unit-code.ts';
import { printedCategory } from './vat-category.ts';

const VALUES = {
  INVOICE_NUMBER: 'RE-1',
  INVOICE_DATE: '2025-11-15',
  DUE_DATE: '2025-12-15',
  CURRENCY: 'EUR',
  SELLER_NAME: 'Nordwind GmbH',
  SELLER_ADDRESS: 'Hafenstraße 12, 20457 Hamburg',
  SELLER_TAX_ID: 'DE136695976',
  BUYER_NAME: 'Bergland AG',
  BUYER_ADDRESS: 'Lindenallee 4, 80331 München',
  TAX_AMOUNT: '19.00',
  TOTAL_AMOUNT: '119.00',
};

function entity(label: string, value: string, context = ''): Entity {
  const place = { page: 1, box: { x: 0.8, y: 0.9, width: 0.1, height: 0.01 } };
  const how = {
    confidence: 1,
    source: 'improved_contextual',
    matched_keyword: null,
    matched_pattern: null,
    reasons: [],
  };
  return { id: `${label}-${value}`, label, text: value, value, context, ...how, ...place } as Entity;
}

const LINE: LineItem = {
  description: 'Winkel',
  quantity: '2',
  unit: 'Stk',
  unit_price: '50.00',
  tax_rate: null,
  line_total: '100.00',
  page: null,
  box: null,
};

interface Change {
  values?: Partial<Record<keyof typeof VALUES | 'BUYER_TAX_ID' | 'AMOUNT_DUE' | 'IBAN', string | null>>;
  lines?: Partial<LineItem>[];
  rows?: string[];
  type?: string;
  amounts?: Entity[];
}

function composed({ values = {}, lines = [{}], rows = ['MwSt 19 % 19,00'], type = 'invoice', amounts = [] }: Change) {
  const stated = Object.entries({ ...VALUES, ...values }).filter(([, value]) => value !== null);
  const entities: Record<string, Entity[]> = Object.fromEntries(
    stated.map(([label, value]) => [label, [entity(label, String(value))]]),
  );
  if (amounts.length > 0) entities.MONETARY = amounts;
  const lineItems = lines.map((line) => ({ ...LINE, ...line }));
  return { document: { entities, lineItems, documentType: type }, rows };
}

const messages = (change: Change) => composeInvoice(composed(change)).missing.map(({ message }) => message);
const invoiceOf = (change: Change) => {
  const { invoice, missing } = composeInvoice(composed(change));
  expect(missing).toEqual([]);
  const made = eInvoiceOf({ ...composed(change), own: null, hasOwnLines: false }, 'cii');
  expect(made).toHaveProperty('xml');
  return invoice;
};

test('what the page says becomes the terms of an invoice', () => {
  const { terms, groups } = invoiceOf({ values: { IBAN: 'DE75512108001245126199' } });
  expect(terms).toMatchObject({
    'BT-1': 'RE-1',
    'BT-31': 'DE136695976',
    'BT-38': '20457',
    'BT-40': 'DE',
    'BT-55': 'DE',
  });
  expect(groups['BG-25']?.[0]?.terms).toMatchObject({ 'BT-130': 'H87', 'BT-131': '100.00', 'BT-152': '19' });
  expect(groups['BG-23']?.[0]?.terms).toMatchObject({ 'BT-116': '100.00', 'BT-117': '19.00', 'BT-118': 'S' });
});

test('nothing is guessed: what the page does not say is named', () => {
  expect(messages({ values: { SELLER_TAX_ID: null } })).toEqual([
    'BT-31 seller VAT id: not found',
    'BT-40 seller country code: not found',
    'BT-55 buyer country code: not found',
  ]);
  expect(messages({ rows: [] })).toEqual(['BT-152 invoiced item VAT rate of line 1: not found']);
  expect(messages({ lines: [{ unit: 'Fuder', description: null }] })).toEqual([
    'BT-153 item name of line 1: not found',
    'BT-130 invoiced quantity unit code of line 1: no code is known for "Fuder"',
  ]);
  expect(messages({ type: 'quote' })).toEqual(['BT-3 invoice type code: not found']);
  expect(messages({ values: { TAX_AMOUNT: null, TOTAL_AMOUNT: '100.00' }, rows: ['Gesamt 100,00'] })).toEqual([
    'BT-55 buyer country code: not found',
    'BT-118 VAT category code: not found',
  ]);
  expect(messages({ lines: [{}, {}] })).toEqual([
    'BT-106 sum of invoice line net amounts: the lines make 200.00, the total without VAT is 100.00',
    'BT-112 invoice total with VAT: 119.00 is printed, lines and VAT make 238.00',
  ]);
});

test('lines printed with their tax are taken without it, and make the printed net sum', () => {
  const { groups, terms } = invoiceOf({
    values: { TOTAL_AMOUNT: '30.00', TAX_AMOUNT: '4.79' },
    lines: Array.from({ length: 3 }, () => ({ quantity: '1', unit_price: '10.00', line_total: '10.00' })),
    rows: ['inkl. 19 % MwSt 4,79'],
  });
  expect(terms).toMatchObject({ 'BT-106': '25.21', 'BT-110': '4.79', 'BT-112': '30.00' });
  expect(groups['BG-25']?.map((line) => line.terms['BT-131'])).toEqual(['8.41', '8.40', '8.40']);
});

test('a discount below the lines, one in a row of its own and one of a line are each what the standard calls them', () => {
  const below = invoiceOf({
    values: { TAX_AMOUNT: '17.10', TOTAL_AMOUNT: '107.10' },
    rows: ['MwSt 19 % 17,10'],
    amounts: [entity('MONETARY', '-10.00', 'Treuerabatt    -10.00')],
  });
  expect(below.groups['BG-20']?.[0]?.terms).toMatchObject({ 'BT-92': '10.00', 'BT-97': 'Treuerabatt' });
  const row = invoiceOf({
    values: { TAX_AMOUNT: '17.10', TOTAL_AMOUNT: '107.10' },
    rows: ['MwSt 19 % 17,10'],
    lines: [{}, { description: 'Rabatt', quantity: null, unit: null, unit_price: null, line_total: '-10.00' }],
  });
  expect(row.terms['BT-107']).toBe('10.00');
  const own = invoiceOf({
    values: { TAX_AMOUNT: '17.10', TOTAL_AMOUNT: '107.10' },
    rows: ['1  Winkel  2 Stk  50,00  10 %  90,00', 'MwSt 19 % 17,10'],
    lines: [{ line_total: '90.00' }],
  });
  expect(own.groups['BG-25']?.[0]?.groups['BG-27']?.[0]?.terms).toEqual({ 'BT-136': '10.00', 'BT-140': '95' });
});

test('a line that is less than its quantity and price is discounted only where its row prints by how much', () => {
  const values = { TAX_AMOUNT: '17.10', TOTAL_AMOUNT: '107.10' };
  const said = (row: string) => messages({ values, lines: [{ line_total: '90.00' }], rows: [row, 'MwSt 19 % 17,10'] });
  expect(said('1  Winkel  2 Stk  50,00  Rabatt 10,00  90,00')).toEqual([]);
  expect(said('1  Winkel  2 Stk  50,00  10  90,00')).toEqual([]);
  for (const row of ['1  Winkel  2 Stk  50,00  90,00', '10  Winkel  2 Stk  50,00  90,00', 'Rabatt 10,00']) {
    expect(said(row)).toEqual(['BT-131 invoice line net amount of line 1: 2 × 50 is not 90']);
  }
});

test('a tax that was not read is named, not taken for none', () => {
  const values = { TAX_AMOUNT: null, TOTAL_AMOUNT: '119.00' };
  const untaxed = 'Versicherung steuerfrei';
  expect(messages({ values, lines: [{ tax_rate: '19' }], rows: ['Gesamt 119,00'] })).toEqual([
    'BT-55 buyer country code: not found',
    'BT-110 invoice total VAT amount: not found',
  ]);
  expect(messages({ values, rows: ['Gesamt inkl. 19 % MwSt 119,00', untaxed] })).toEqual([
    'BT-55 buyer country code: not found',
    'BT-110 invoice total VAT amount: not found',
  ]);
  const free = { TAX_AMOUNT: null, TOTAL_AMOUNT: '100.00', BUYER_ADDRESS: 'Lindenallee 4, D-80331 München' };
  expect(invoiceOf({ values: free, rows: [untaxed, 'MwSt 0 %'] }).terms['BT-110']).toBe('0.00');
});

test('charges on an invoice of nothing but discounts have no tax to go by', () => {
  expect(
    messages({
      values: { TAX_AMOUNT: '0.00', TOTAL_AMOUNT: '90.00' },
      lines: [{ description: 'Rabatt', quantity: null, unit: null, unit_price: null, line_total: '-10.00' }],
      rows: ['steuerfrei'],
      amounts: [entity('MONETARY', '100.00', 'Versandkosten    100.00')],
    }),
  ).toContain('BT-102 document charge VAT category code: not found');
});

test('lines of a hybrid that a person changed leave only if they make the total that is printed', () => {
  const made = eInvoiceOf({ ...composed({}), own: null, hasOwnLines: false }, 'cii');
  const own = readEInvoice('xml' in made ? made.xml! : new Uint8Array());
  const change = { lines: [{ quantity: '3', line_total: '150.00' }] };
  expect(eInvoiceOf({ ...composed(change), own, hasOwnLines: true }, 'cii')).toMatchObject({
    missing: [{ term: 'BT-106' }, { term: 'BT-112' }],
  });
});

test('a tax that is no VAT cannot be said in EN 16931', () => {
  const rows = ['GST 10 % 10.00'];
  const values = {
    SELLER_ADDRESS: '4 King Street, Sydney NSW 2000',
    TAX_AMOUNT: '10.00',
    TOTAL_AMOUNT: '110.00',
    BUYER_ADDRESS: '5 High Street, Perth WA 6000',
  };
  const said =
    'BT-151 invoiced item VAT category code: sales tax and GST are no VAT, EN 16931 has no category for them';
  expect(messages({ values, rows })).toEqual([said]);
  expect(messages({ values: { ...values, SELLER_ADDRESS: VALUES.SELLER_ADDRESS }, rows })).not.toContain(said);
  // Where there is no VAT, a tax without a further name is none either.
  const american = {
    ...values,
    SELLER_ADDRESS: '1200 NW Marshall St, Portland, OR 97209',
    SELLER_TAX_ID: '12-3456789',
  };
  expect(messages({ values: american, rows: ['Tax 10 % 10.00'] })).toContain(said);
  expect(messages({ values: american, rows: ['VAT 10 % 10.00'] })).not.toContain(said);
  const registered = { ...american, SELLER_TAX_ID: 'VAT ID DE136695976' };
  expect(messages({ values: registered, rows: ['Tax 10 % 10.00'] })).not.toContain(said);
});

test('what a person typed beside an e-invoice that lacks it is written, without the spaces of a form', () => {
  const made = eInvoiceOf({ ...composed({}), own: null, hasOwnLines: false }, 'cii');
  const own = readEInvoice('xml' in made ? made.xml! : new Uint8Array());
  const { document, rows } = composed({});
  const typed = {
    IBAN: 'DE75 5121 0800 1245 1261 99',
    BUYER_TAX_ID: 'DE 811 907 980',
    SERVICE_PERIOD: '2025-11-01/2025-11-30',
  };
  for (const [label, value] of Object.entries(typed)) {
    document.entities[label] = [{ ...entity(label, value), source: 'user' }];
  }
  const changed = eInvoiceOf({ document, rows, own, hasOwnLines: false }, 'cii');
  const { terms, groups } = termsOf(readEInvoice('xml' in changed ? changed.xml! : new Uint8Array()));
  expect(terms).toMatchObject({ 'BT-48': 'DE811907980', 'BT-73': '2025-11-01', 'BT-74': '2025-11-30' });
  expect(groups['BG-16']?.map((payment) => payment.terms)).toEqual([
    { 'BT-81': '30', 'BT-84': 'DE75512108001245126199' },
  ]);
});

test('a credit note printed with minus signs is one of positive amounts', () => {
  const { terms, groups } = composeInvoice(
    composed({
      type: 'credit_note',
      values: { TOTAL_AMOUNT: '-119.00', TAX_AMOUNT: '-19.00' },
      lines: [{ quantity: '-2', line_total: '-100.00' }],
    }),
  ).invoice;
  expect(terms).toMatchObject({ 'BT-3': '381', 'BT-112': '119.00' });
  expect(groups['BG-25']?.[0]?.terms).toMatchObject({ 'BT-129': '2', 'BT-131': '100.00', 'BT-146': '50' });
});

test('what was paid before is no longer due, a rounded cent is a rounding, more than the total is said', () => {
  expect(invoiceOf({ values: { AMOUNT_DUE: '19.00' } }).terms).toMatchObject({ 'BT-113': '100.00', 'BT-115': '19.00' });
  expect(invoiceOf({ values: { AMOUNT_DUE: '119.05' } }).terms).toMatchObject({ 'BT-114': '0.05', 'BT-115': '119.05' });
  expect(messages({ values: { AMOUNT_DUE: '300.00' } })).toEqual([
    'BT-115 amount due for payment: 300.00 is more than the total of 119.00',
  ]);
});

test('the reason why no tax is charged makes the category, and two reasons make none', () => {
  const code = (...rows: string[]) => printedCategory(rows)?.code ?? null;
  expect(code('Steuerschuldnerschaft des Leistungsempfängers')).toBe('AE');
  expect(code('Steuerfreie innergemeinschaftliche Lieferung')).toBe('K');
  expect(code('Steuerfreie Ausfuhrlieferung')).toBe('G');
  expect(code('TVA non applicable, art. 293 B du CGI')).toBe('E');
  expect(code('Zero-rated supply')).toBe('Z');
  expect(code('Reverse charge', 'Steuerfreie Ausfuhrlieferung')).toBeNull();
  expect(code('Thank you for your order')).toBeNull();
});

test('addresses, countries and units are read in the ways they are printed', () => {
  expect(postalAddress('21 Mill Lane, Leeds, LS1 4AB')).toMatchObject({
    lines: ['21 Mill Lane'],
    town: 'Leeds',
    code: 'LS1 4AB',
    country: 'GB',
  });
  expect(postalAddress('PO Box 2217, Flagstaff, AZ 86003')).toMatchObject({
    town: 'Flagstaff',
    region: 'AZ',
    country: 'US',
  });
  expect(postalAddress('Feldweg 3 · D-04109 Leipzig')).toMatchObject({ code: '04109', town: 'Leipzig', country: 'DE' });
  expect(postalAddress('8 avenue Foch, 75116 Paris, France')).toMatchObject({ town: 'Paris', country: 'FR' });
  expect(postalAddress('Damrak 1, 1012 LG Amsterdam')).toMatchObject({ code: '1012 LG', country: 'NL' });
  expect(postalAddress('Hafenstraße 12, 20457 Hamburg').country).toBeNull();
  expect(['Österreich', 'Pays-Bas', 'U.K.', 'Atlantis'].map(countryOfName)).toEqual(['AT', 'NL', 'GB', null]);
  expect(['Std.', 'kg', 'm²', 'HUR', '', null, 'Fuder'].map(unitCode)).toEqual([
    'HUR',
    'KGM',
    'MTK',
    'HUR',
    'C62',
    'C62',
    null,
  ]);
});
