import { expect, test } from 'vitest';
import { extractInvoice } from '../../extraction/extract-invoice.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { typedDocument } from '../../layout/testing/typed-page.ts';
import { attachedInvoice } from '../attached-invoice.ts';
import { ciiOf, factsOf, type InvoiceFacts, TAMPERINGS, typedPageOf } from './tampered-invoice.test-suite.ts';
import { withEInvoice } from './with-e-invoice.ts';

const attachment = (xml: string) => ({ name: 'factur-x.xml', bytes: new TextEncoder().encode(xml) });

function read(page: InvoiceFacts, data: InvoiceFacts) {
  const document = typedDocument(typedPageOf(page));
  return withEInvoice(extractInvoice(document), attachedInvoice(attachment(ciiOf(data))), layoutDocument(document));
}

const differences = (page: InvoiceFacts, data: InvoiceFacts) =>
  read(page, data)
    .checks.filter(({ id }) => id === 'einvoice.differs')
    .map(({ params }) => params);

/** Each kind of change three times; drawn pages of every layout are in `samples/hybrid`. */
const INDEXES = Array.from({ length: 33 }, (_, index) => index);

test('of typed invoices with one value changed on the page or in the data, every one is caught', () => {
  const kinds = [...Object.keys(TAMPERINGS), 'currency'];
  const missed = INDEXES.filter((index) => {
    const facts = factsOf(index);
    const kind = kinds[index % kinds.length]!;
    const change = TAMPERINGS[kind]?.(facts) ?? { currency: facts.currency === 'EUR' ? 'SEK' : 'EUR' };
    const changed = { ...facts, ...change };
    const onPage = Math.floor(index / kinds.length) % 2 === 0;
    return differences(onPage ? changed : facts, onPage ? facts : changed).length === 0;
  });
  expect(missed.map((index) => `${index} ${kinds[index % kinds.length]}`)).toHaveLength(0);
});

test('of typed invoices whose page and data agree, none is said to differ', () => {
  const alarms = INDEXES.flatMap((index) =>
    differences(factsOf(index), factsOf(index)).map((params) => ({ index, ...params })),
  );
  expect(alarms).toEqual([]);
});

test('a value that both state is one entity, with its term and path and the place on the page', () => {
  const facts = factsOf(2);
  const { entities, line_items } = read(facts, facts);
  expect(entities.INVOICE_NUMBER).toHaveLength(1);
  expect(entities.INVOICE_NUMBER![0]).toMatchObject({
    value: facts.number,
    source: 'einvoice_xml',
    confidence: 1,
    matched_pattern: 'BT-1 /rsm:CrossIndustryInvoice/rsm:ExchangedDocument/ram:ID',
    page: 1,
    box: { x: expect.any(Number) },
  });
  expect(line_items.map(({ description, page }) => [description, page])).toEqual(
    facts.lines.map(({ name }) => [name, 1]),
  );
});

test('values that differ are both given, the e-invoice first, and the check names both', () => {
  const facts = factsOf(4);
  const { entities, checks } = read({ ...facts, number: 'ZZ-1' }, facts);
  expect(entities.INVOICE_NUMBER!.map(({ value, source, page }) => [value, source, page])).toEqual([
    [facts.number, 'einvoice_xml', null],
    ['ZZ-1', 'improved_contextual', 1],
  ]);
  expect(checks.find(({ id }) => id === 'einvoice.differs')).toMatchObject({
    status: 'fail',
    message: `The e-invoice states "${facts.number}" as invoice number (BT-1), the page "ZZ-1".`,
    params: { term: 'BT-1', label: 'INVOICE_NUMBER', xml: facts.number, page: 'ZZ-1' },
  });
});

test('a legal form more or less, and letters set apart, are no difference', () => {
  const facts = { ...factsOf(0), seller: 'Harlow Joinery Ltd' };
  expect(differences({ ...facts, seller: 'Harlow Joinery' }, facts)).toEqual([]);
  expect(differences({ ...facts, number: 'R X - 2 0 4 0' }, { ...facts, number: 'RX-2040' })).toEqual([]);
});

test('another figure of a line is no excuse for its price: of one piece, price and total are alike', () => {
  const facts = factsOf(0);
  const single = { ...facts.lines[0]!, quantity: 1, cents: 1999, total: 1999 };
  const [honest, forged] = [
    { ...facts, lines: [single] },
    { ...facts, lines: [{ ...single, cents: 2332 }] },
  ];
  expect(differences(honest, honest).filter((params) => params.label === 'LINE_ITEMS')).toEqual([]);
  expect(differences(forged, honest)).toContainEqual(
    expect.objectContaining({ term: 'BT-146', xml: '19.99', page: '23.32', line: '1' }),
  );
});

test('a subtotal that is the sum of the lines does not contradict a net amount after discount', () => {
  const facts = factsOf(0);
  const net = (facts.net / 100).toFixed(2);
  const stated = (lines: string) =>
    ciiOf(facts).replace(
      `<ram:TaxBasisTotalAmount>${net}<`,
      `${lines}<ram:TaxBasisTotalAmount>${((facts.net - 500) / 100).toFixed(2)}<`,
    );
  const document = typedDocument(typedPageOf(facts));
  const differing = (xml: string) =>
    withEInvoice(extractInvoice(document), attachedInvoice(attachment(xml)), layoutDocument(document)).checks.flatMap(
      ({ id, params }) => (id === 'einvoice.differs' ? [params.term] : []),
    );
  expect(differing(stated(''))).toEqual(['BT-109']);
  expect(differing(stated(`<ram:LineTotalAmount>${net}</ram:LineTotalAmount>`))).toEqual([]);
});

test('an account number that is broken over two rows is printed', () => {
  const facts = { ...factsOf(0), iban: 'DE75512108001245126199' };
  const page = typedPageOf(facts).replace(/IBAN: .*/, 'IBAN: DE75 5121 0800 1245      Register court\n126199');
  const document = typedDocument(page);
  const { checks, entities } = withEInvoice(
    extractInvoice(document),
    attachedInvoice(attachment(ciiOf(facts))),
    layoutDocument(document),
  );
  expect(checks.filter(({ id }) => id === 'einvoice.differs')).toEqual([]);
  expect(entities.IBAN![0]).toMatchObject({ value: facts.iban, page: 1, source: 'einvoice_xml' });
});

test('an e-invoice that cannot be read is a warning with line and reason; the page is read all the same', () => {
  const document = typedDocument(typedPageOf(factsOf(1)));
  const attached = attachedInvoice(attachment('<Invoice>\n<open></Invoice>'));
  const result = withEInvoice(extractInvoice(document), attached, layoutDocument(document));
  expect(result.warnings).toEqual([
    {
      code: 'xml.malformed',
      message: expect.stringMatching(/^The embedded e-invoice \(factur-x.xml\) cannot be read: Line 2: /),
    },
  ]);
  expect(result.entities.INVOICE_NUMBER![0]!.value).toBe(factsOf(1).number);
});

test('a tax number in the data and a VAT identifier on the page are two registrations, not a difference', () => {
  const facts = factsOf(0);
  const stating = (scheme: string) =>
    ciiOf(facts).replace(
      '</ram:SellerTradeParty>',
      `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">DE811907980</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty>`,
    );
  const document = typedDocument(`${typedPageOf(facts)}\nVAT No. GB 980 7806 84`);
  const differing = (scheme: string) =>
    withEInvoice(
      extractInvoice(document),
      attachedInvoice(attachment(stating(scheme))),
      layoutDocument(document),
    ).checks.flatMap(({ id, params }) => (id === 'einvoice.differs' ? [params.term] : []));
  expect(differing('VA')).toEqual(['BT-31']);
  expect(differing('FC')).toEqual([]);
});
