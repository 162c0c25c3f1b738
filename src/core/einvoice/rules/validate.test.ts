import { describe, expect, test } from 'vitest';
import { readEInvoice, type Syntax } from '../e-invoice.ts';
import { changeXml } from '../testing/change-xml.ts';
import { creditNoteXml, type SampleChoice, sampleXml } from '../testing/sample-xml.ts';
import { BROKEN_ONCE } from './broken-once/broken-once.test-suite.ts';
import { EN_16931_RULES, type Finding, validate } from './validate.ts';
import { XRECHNUNG_RULES } from './xrechnung/xrechnung-rules.ts';

const findingsOf = (xml: string): Finding[] => validate(readEInvoice(new TextEncoder().encode(xml)))!.findings;
const rulesOf = (xml: string) => [...new Set(findingsOf(xml).map(({ rule }) => rule))];

const CASES = BROKEN_ONCE.flatMap(({ rule, choice, ...changes }) =>
  (['cii', 'ubl'] as const).flatMap((syntax) => {
    const made = changes[syntax];
    return made ? [{ rule, syntax, choice, made }] : [];
  }),
);

const kept = new Map<string, string[]>();
function rulesOfSample(syntax: Syntax, choice: SampleChoice | undefined): string[] {
  const key = JSON.stringify([syntax, choice]);
  if (!kept.has(key)) kept.set(key, rulesOf(sampleXml(syntax, choice)));
  return kept.get(key)!;
}

describe('every rule, kept once and broken once', () => {
  test.each(CASES)('$rule in $syntax', ({ rule, syntax, choice, made }) => {
    expect(rulesOfSample(syntax, choice)).toEqual([]);
    const broken = made.reduce(changeXml, sampleXml(syntax, choice));
    expect(rulesOf(broken)).toContain(rule);
  });
});

test('no rule is left out but those that the artefacts cannot break', () => {
  const unbreakable = [
    ...['BR-CO-05', 'BR-CO-06', 'BR-CO-07', 'BR-CO-08'].flatMap((id) => [`${id} cii`, `${id} ubl`]),
    ...['BR-DEC-13 ubl', 'BR-DEC-15 ubl', 'BR-AF-08 cii', 'BR-AF-09 cii', 'BR-AG-08 cii', 'BR-AG-09 cii'],
    // Only with sub-lines or third-party payments: below.
    ...['BR-DEX-02', 'BR-DEX-03', ...['10', '11', '12', '13', '14'].map((number) => `BR-DEX-${number}`)].map(
      (id) => `${id} ubl`,
    ),
  ];
  const known = new Set([...EN_16931_RULES, ...XRECHNUNG_RULES].map(({ id, syntax }) => `${id} ${syntax}`));
  const tried = new Set(CASES.map(({ rule, syntax }) => `${rule} ${syntax}`));
  expect([...known].filter((rule) => !tried.has(rule) && !unbreakable.includes(rule))).toEqual([]);
  expect([...tried].filter((rule) => !known.has(rule))).toEqual([]);
});

test('in UBL a line whose VAT category has no code is not "not subject to VAT"', () => {
  const withoutCode = changeXml(sampleXml('ubl', { category: 'O' }), ['drop', 'cbc:ID', 21]);
  expect(rulesOf(withoutCode)).toContain('BR-O-12');
});

test("the extension's lists pass an empty scheme, as the artefact does", () => {
  const xml = sampleXml('ubl', { specification: 'extension' });
  expect(rulesOf(changeXml(xml, ['attribute', 'cbc:CompanyID', 2, 'schemeID', '']))).toEqual([]);
});

test('what a rule needs and cannot read breaks it, and the finding says what stands there', () => {
  const told = (xml: string, rule: string) => findingsOf(xml).find((finding) => finding.rule === rule)?.message;
  const [cii, ubl] = [sampleXml('cii'), sampleXml('ubl')];
  expect(told(changeXml(cii, ['twice', 'ram:IssueDateTime', 0]), 'BR-03')).toBe(
    'Invoice date (BT-2) is given more than once.',
  );
  const twice = (xml: string, name: string) => rulesOf(changeXml(xml, ['twice', name, 0]));
  expect(twice(cii, 'ram:GlobalID')).toContain('BR-64');
  expect(twice(cii, 'ram:CalculatedAmount')).toEqual(expect.arrayContaining(['BR-S-09', 'BR-CO-17']));
  expect(twice(ubl, 'cbc:PrepaidAmount')).toContain('BR-CO-16');
  expect(twice(ubl, 'cbc:TaxExclusiveAmount')).toEqual(expect.arrayContaining(['BR-CO-13', 'BR-CO-15']));
  expect(twice(ubl, 'cbc:TaxableAmount')).toEqual(expect.arrayContaining(['BR-S-08', 'BR-S-09']));
  expect(told(changeXml(cii, ['text', 'ram:GrandTotalAmount', 0, '\u00a0184.45']), 'BR-CO-15')).toContain(
    'is no number',
  );
  expect(told(changeXml(cii, ['text', 'udt:Indicator', 2, 'no']), 'BR-CO-11')).toContain(
    '"no" is neither true nor false.',
  );
  // An adjustment that is neither allowance nor charge: whose tax category it is nobody can say.
  const neither = rulesOf(changeXml(ubl, ['text', 'cbc:ChargeIndicator', 0, '']));
  expect(neither).toEqual(expect.arrayContaining(['BR-CO-11', 'BR-S-03', 'BR-S-04', 'BR-AE-03', 'BR-Z-04']));
  expect(told(changeXml(ubl, ['text', 'cbc:EndDate', 1, '2025-02-30']), 'BR-30')).toContain('"2025-02-30" is no date.');
});

test("of an allowance's amounts the artefact of CII counts the decimals of the first alone", () => {
  const twice = changeXml(sampleXml('cii'), ['twice', 'ram:ActualAmount', 2]);
  expect(rulesOf(twice)).not.toContain('BR-DEC-01');
  expect(rulesOf(changeXml(twice, ['text', 'ram:ActualAmount', 2, '1.005']))).toContain('BR-DEC-01');
});

test('spaces are those of XML, and a rate may be written as XPath writes a double', () => {
  expect(rulesOf(changeXml(sampleXml('ubl'), ['text', 'cbc:IdentificationCode', 0, 'DE\u00a0']))).toContain('BR-CL-14');
  expect(rulesOf(changeXml(sampleXml('ubl'), ['text', 'cbc:IdentificationCode', 0, ' DE\n']))).toEqual([]);
  const rate = changeXml(sampleXml('ubl'), ['text', 'cbc:Percent', 0, '1.9e1']);
  expect(rulesOf(rate)).not.toContain('BR-S-06');
});

test('a credit note in UBL has types of its own', () => {
  expect(rulesOf(creditNoteXml())).toEqual([]);
  expect(rulesOf(creditNoteXml().replace('>381<', '>380<'))).toEqual(['BR-CL-01']);
});

test('each broken place is a finding of its own, with its term in plain words and its path', () => {
  const findings = findingsOf(
    changeXml(changeXml(sampleXml('cii'), ['drop', 'ram:BilledQuantity', 0]), ['drop', 'ram:BilledQuantity', 0]),
  );
  expect(findings.filter(({ rule }) => rule === 'BR-22')).toEqual(
    [1, 2].map((line) => ({
      rule: 'BR-22',
      severity: 'fatal',
      term: 'BT-129',
      message: 'Invoiced quantity (BT-129) is missing.',
      path: `/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[${line}]`,
    })),
  );
});

test('a payment by a third party and sub-lines are for the extension of XRechnung alone', () => {
  const payment =
    '<cac:PrepaidPayment><cbc:PaidAmount currencyID="USD">1.005</cbc:PaidAmount></cac:PrepaidPayment><cac:AllowanceCharge>';
  const broken = sampleXml('ubl', { specification: 'extension' })
    .replace('<cac:AllowanceCharge>', payment)
    .replace(
      '<cac:Item>',
      '<cac:SubInvoiceLine><cbc:LineExtensionAmount currencyID="EUR">9</cbc:LineExtensionAmount><cac:Item/></cac:SubInvoiceLine><cac:Item>',
    );
  const found = rulesOf(broken).filter((rule) => rule.startsWith('BR-DEX'));
  expect(found.sort()).toEqual([
    'BR-DEX-02',
    'BR-DEX-03',
    'BR-DEX-09',
    'BR-DEX-10',
    'BR-DEX-12',
    'BR-DEX-13',
    'BR-DEX-14',
  ]);
});
