import { expect, test } from 'vitest';
import { applyTextRule } from './apply-rule.ts';
import { compileExpression } from './expression.ts';
import { areTooLarge } from './expressions-size.ts';
import type { RuleConfig, RuleType } from './template.ts';

const apply = (type: RuleType, value: string, text: string, config: RuleConfig = {}) =>
  applyTextRule({ id: 'r', type, value, config }, text)?.text ?? null;

test.each([
  ['INV-\\d+', 'No. INV-77 of May', 'INV-77'],
  ['No\\. (\\S+)', 'No. INV-77 of May', 'INV-77'],
  ['(?:No|Nr)\\. (\\S+)', 'Nr. 9', '9'],
  ['^Total$', 'Net\nTotal', null],
  ['(?m)^Total$', 'Net\nTotal', 'Total'],
  ['.+', 'first line\nsecond line', 'first line'],
  ['x*', 'abc', null],
  ['(a)?b', 'b', 'b'],
  ['(unclosed', 'unclosed', null],
  ['(?=look)', 'look', null],
  [' ', 'a b', null],
])('the expression %s on %j gives %j', (pattern, text, value) => {
  expect(apply('regex', pattern, text)).toBe(value);
});

test('an expression that is none says what is wrong', () => {
  const message = (pattern: string) => {
    const expression = compileExpression(pattern);
    return expression.ok ? null : expression.message;
  };
  expect(message('(a')).toBe('This expression is not valid: missing closing ): `(a`.');
  expect(message('[z-a]')).toBe('This expression is not valid: invalid character class range: `z-a`.');
  expect(message('a'.repeat(10_000))).toBe('An expression can have at most 2000 characters.');
  expect(message('[^x]{1000}'.repeat(20))).toBe('This expression is too large. Please repeat less in it.');
  expect(message('INV-(\\d+)')).toBeNull();
});

test('hostile expressions on long texts end', () => {
  const text = `${'a'.repeat(5000)}!`;
  for (const pattern of ['(a+)+$', '(a|aa)+$', '(x+x+)+y', '(.*)*b', '([a-z]+)*1']) {
    expect(apply('regex', pattern, text)).toBeNull();
  }
  expect(areTooLarge([{ rules: [{ id: 'r', type: 'regex', value: '(a+)+$', config: {} }] }])).toBe(false);
  const many = Array.from({ length: 60 }, (_, at) => ({
    id: `${at}`,
    type: 'regex' as const,
    value: 'x{1000}',
    config: {},
  }));
  expect(areTooLarge([{ rules: many }])).toBe(true);
});

test.each([
  ['Invoice No', 'Invoice No: 4711', {}, '4711'],
  ['invoice no', 'Invoice No. : # 4711', {}, '4711'],
  ['Total', 'Subtotal 90.00\nTotal 100.00', {}, '100.00'],
  ['Total', 'Subtotal 90.00\nTotal 100.00', { wholeWord: false }, '90.00'],
  ['total', 'Total 100.00', { caseSensitive: true }, null],
  ['Total', 'Total\n100.00', {}, '100.00'],
  ['Paid', 'Paid', {}, 'Paid'],
  ['Rechnung, Invoice', 'Invoice 7 Rechnung 8', {}, '8'],
  ['INV', 'INV-2026-7', {}, 'INV-2026-7'],
  ['Datum', 'DATUM ..... 3.4.2026', {}, '3.4.2026'],
  ['İstanbul', 'İSTANBUL 34', {}, '34'],
  [' , ,', 'anything', {}, null],
] as const)('the keywords %j in %j %j give %j', (keywords, text, config, value) => {
  expect(apply('keyword', keywords, text, config)).toBe(value);
});

test.each([
  [{ offset: 4, length: 3 }, '', 'def'],
  [{ offset: 4, length: 0 }, '', 'defgh'],
  [{ offset: -2, length: 0 }, '', 'gh'],
  [{ offset: 99, length: 1 }, '', null],
  [{}, '4,3', 'def'],
  [{}, 'x,y', 'abc defgh'],
])('position %j (%s) gives %j', (config, value, part) => {
  expect(apply('position', value, 'abc defgh', config)).toBe(part);
});
