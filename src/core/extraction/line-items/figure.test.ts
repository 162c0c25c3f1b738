import { expect, test } from 'vitest';
import { inWholeCurrency, readFigure, readHours } from './figure.ts';

const POINT = { decimalMark: '.' } as const;
const COMMA = { decimalMark: ',' } as const;

test.each([
  ['1,234.56', POINT, '1234.56'],
  ['1.234,56 €', COMMA, '1234.56'],
  ['5,000', COMMA, '5.000'],
  ['5,000', POINT, '5000'],
  ["CHF 1'250.50", POINT, '1250.50'],
  ['1 234,56', COMMA, '1234.56'],
  ['30,92,000.00', POINT, '3092000.00'],
  ['(80.00)', POINT, '-80.00'],
  ['(-)0.19', POINT, '-0.19'],
  ['$-2.25', POINT, '-2.25'],
  ['- 100,00', COMMA, '-100.00'],
  ['189,00-', COMMA, '-189.00'],
  ['38,00-1', COMMA, '-38.00'],
  ['2-ST', COMMA, '-2'],
  ['89- mtl.', COMMA, '89'],
  ['450- netto', COMMA, '450'],
  ['24- Port', COMMA, '24'],
  ['3,46/1', COMMA, '3.46'],
  ['Rs. 34,000.00', POINT, '34000.00'],
])('%s is the figure %o %s', (text, style, value) => {
  expect(readFigure(text, style)?.value).toBe(value);
});

test('the minus behind a count may stand before its unit, among counts alone', () => {
  const countOf = (text: string) => readFigure(text, COMMA, true)?.value;
  expect(['18- Kas.', '2-ST', '18- EUR', '125- kr', '18 Kas.'].map(countOf)).toEqual(['-18', '-2', '18', '125', '18']);
});

test('what is printed beside the number is told apart', () => {
  expect(readFigure('15.00%', POINT)).toEqual({ value: '15.00', percent: true, currency: false, suffix: null });
  expect(readFigure('1,250 kWh', POINT)).toEqual({ value: '1250', percent: false, currency: false, suffix: 'kWh' });
  expect(readFigure('£0.2890/kWh', POINT)).toEqual({ value: '0.2890', percent: false, currency: true, suffix: 'kWh' });
});

test.each(['3/4/2021', '28.06.2025', 'A4', '12 x 1,0 l', 'DE08 7009 0100', 'Included', ''])(
  '%s is no figure',
  (text) => {
    expect(readFigure(text, POINT)).toBeNull();
  },
);

test('hours and minutes become hundredths of an hour', () => {
  expect(readHours('7:30')).toBe('7.50');
  expect(readHours('0:20 h')).toBe('0.33');
  expect(readHours('7:75')).toBeNull();
});

test.each([
  ['29.80 ct/kWh', false, '0.2980'],
  ['29.80 Cent je kWh', false, '0.2980'],
  ['29.80 c/kWh', false, '0.2980'],
  ['85.20 öre/kWh', false, '0.8520'],
  ['7.50 c per MJ', false, '0.0750'],
  ['45.00 c/u', false, '45.00'],
  ['45.00 c/ud', false, '45.00'],
  ['45.00 c/docena', false, '45.00'],
  ['30.000c', true, '0.30000'],
  ['30.000c', false, '30.000'],
  ['24.3150p', true, '0.243150'],
  ['24.3150p', false, '24.3150'],
  ['4.50 p/st', false, '4.50'],
  ['12 pcs', true, '12'],
  ['40 ctn', true, '40'],
  ['6.50 per call', true, '6.50'],
])('%s, where hundredths are borne out by the line (%s), is %s of the currency', (text, isBorneOut, value) => {
  const figure = readFigure(text, POINT)!;
  expect(inWholeCurrency(figure, (price) => isBorneOut === (price !== figure.value)).value).toBe(value);
});
