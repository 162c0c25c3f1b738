import { expect, test } from 'vitest';
import { activationSteps, templateIssues } from './template-issues.ts';
import { clampToPage, defaultZoneName, loadedCoordinates } from './zone-defaults.ts';
import { labelOfZone } from './zone-label.ts';

const rule = (value: string) => ({ id: 'r', type: 'regex' as const, value, config: {} });
const zone = (name: string, required: boolean, values: string[]) => ({ name, required, rules: values.map(rule) });

test('a draft needs a name and nothing else', () => {
  expect(templateIssues({ name: 'A', status: 'draft', zones: [zone('Z', true, [''])] })).toEqual([]);
  expect(templateIssues({ name: ' ', status: 'archived', zones: [] })).toEqual([
    { code: 'name', message: 'Template name is required' },
  ]);
});

test('an active template without zones says so', () => {
  expect(templateIssues({ name: 'A', status: 'active', zones: [] }).map(({ message }) => message)).toEqual([
    'At least one zone is required for activation',
  ]);
});

test('required zones without rules are named, blank rule values are refused', () => {
  const zones = [
    zone('Number', true, []),
    zone('Note', false, []),
    zone('Total', true, []),
    zone('Date', false, [' ']),
  ];
  expect(templateIssues({ name: 'A', status: 'active', zones }).map(({ message }) => message)).toEqual([
    'Required zones must have extraction rules: Number, Total',
    'All extraction rules must have valid patterns/values',
  ]);
});

test('the tooltip lists what is missing for activation', () => {
  expect(activationSteps({ name: '', zones: [] })).toEqual(['Add template name', 'Create at least one zone']);
  expect(activationSteps({ name: 'A', zones: [zone('Z', true, []), zone('Y', false, [''])] })).toEqual([
    'Add rules to required zones',
    'Fill in all rule values',
  ]);
  expect(activationSteps({ name: 'A', zones: [zone('Z', true, ['x'])] })).toEqual([]);
});

test('a loaded zone without a place gets 100 by 50, brought onto the page', () => {
  expect(loadedCoordinates({})).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(loadedCoordinates({ x: 0.5, width: 0.2, height: 0.1 })).toEqual({ x: 0.5, y: 0, width: 0.2, height: 0.1 });
  expect(clampToPage({ x: 0.95, y: -1, width: 0.2, height: 0 })).toEqual({ x: 0.8, y: 0, width: 0.2, height: 0.01 });
  expect(defaultZoneName('12345678-9abc')).toBe('Zone 12345678');
});

test.each([
  [{ name: 'Invoice Number' }, 'INVOICE_NUMBER'],
  [{ name: 'total amount' }, 'TOTAL_AMOUNT'],
  [{ name: 'Line Items' }, 'LINE_ITEMS'],
  [{ name: 'Company Name' }, 'SELLER_NAME'],
  [{ name: 'Order no. (ours)' }, 'ORDER_NO_OURS'],
  [{ name: 'Prüf-Nr.' }, 'PRUF_NR'],
  [{ name: '2nd' }, 'ZONE_2ND'],
  [{ name: '…' }, 'ZONE'],
  [{ name: 'Anything', label: 'DUE_DATE' }, 'DUE_DATE'],
])('%j fills %s', (named, label) => {
  expect(labelOfZone(named)).toBe(label);
});
