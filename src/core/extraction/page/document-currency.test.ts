import { expect, test } from 'vitest';
import { documentCurrency } from './document-currency.ts';

test('what stands at most amounts is the currency', () => {
  expect(documentCurrency(['Net €100.00', 'VAT €20.00', 'Total €120.00', 'about $130.00'])).toBe('EUR');
});

test('a bare dollar is American unless the page speaks of another country of dollars', () => {
  expect(documentCurrency(['Total $12.00'])).toBe('USD');
  expect(documentCurrency(['ABN 53 102 443 916', 'Total $12.00'])).toBe('AUD');
  expect(documentCurrency(['GST No. 88-204-471', 'Total $12.00'])).toBe('NZD');
  expect(documentCurrency(['RFC: DTQ201216Z23', '72000 Puebla, Pue.', 'Total $12.00'])).toBe('MXN');
});

test('one Canadian address on a page of American ones does not make Canadian dollars', () => {
  const lines = ['Portland, OR 97205', 'Remit to: Dallas, TX 75266', 'Ship to: Toronto ON M5V 2T6', 'Total $12.00'];
  expect(documentCurrency(lines)).toBe('USD');
});

test.each([
  ['Amount in words: Ringgit Malaysia forty only', 'MYR'],
  ['Rupees Two Thousand Only', 'INR'],
  ['Total (RM)', 'MYR'],
  ['Amount S$', 'SGD'],
  ['Total $ Incl. Tax', 'USD'],
  ['Total ₦1,284,250.00', 'NGN'],
])('"%s" tells the currency where no amount does', (line, currency) => {
  expect(documentCurrency(['Invoice 12', line])).toBe(currency);
});

test('rupees of Pakistan are not Indian', () => {
  expect(documentCurrency(['Plot 44, SITE, Karachi', 'Total Rs. 12,000.00'])).toBe('PKR');
});

test('letters of names and provinces are no currency, and a page without any has none', () => {
  expect(documentCurrency(['00184 Roma (RM)', 'Total 12.00'])).toBeNull();
  expect(documentCurrency(['Form RM', 'Total 12.00'])).toBeNull();
});

test('opening hours on a Friday are no francs', () => {
  expect(documentCurrency(['Mo.-Do. 8.00-17.00, Fr. 8.00-13.30', 'Gesamtbetrag 25,00'])).toBeNull();
  expect(documentCurrency(['Total Fr. 25.00'])).toBe('CHF');
});

test.each([
  ['Francistown, Botswana', 'Total P1,240.00', 'BWP'],
  ['Makati City', 'Total P 1,240.00', 'PHP'],
  ['Plot 12, Lusaka', 'Total K1,240.00', 'ZMW'],
  ['Zona 10, Guatemala', 'Total Q1,240.00', 'GTQ'],
  ['Casablanca', 'Total TTC 1 240,00 DH', 'MAD'],
  ['Sfax', 'Total TTC 1 240,500 DT', 'TND'],
  ['Maputo', 'Total 1.240,00 MT', 'MZN'],
  ['CH-3011 Bern', "Total fr. 1'240.00", 'CHF'],
])('letters that several countries write are those of the page: %s, %s', (place, line, currency) => {
  expect(documentCurrency([place, line])).toBe(currency);
  expect(documentCurrency(['Leeds', line])).toBeNull();
});

test('tonnes are no meticais where a currency is named', () => {
  const goods = Array.from({ length: 9 }, (_, index) => `Maize ${index}  25.50 MT  300.00`);
  expect(documentCurrency(['Port of Maputo', ...goods, 'Total USD 68,850.00'])).toBe('USD');
  expect(documentCurrency(['Maputo', 'Total 1.240,00 MT'])).toBe('MZN');
});

test('coffee of Colombia and peppers are sold in American dollars, and pesos in Spanish', () => {
  const row = 'Colombia Supremo 12 oz   2   $14.00   $28.00';
  expect(documentCurrency(['Corner Roasters', row, 'Air freight Buenos Aires - Miami   $1,400.00'])).toBe('USD');
  expect(documentCurrency(['CUIT 30-71234567-8', 'Honorarios   $ 140.000,00'], 'es')).toBe('ARS');
});

test('where an amount has the sign and a code, bare dollars are of that country', () => {
  const tax = ['S$75.60 at 1 USD = 1.2893 SGD', 'GST payable S$75.60', 'Amount including GST S$915.58'];
  const lines = [
    '71 Ayer Road, Singapore',
    '$710.14 USD due October 31',
    'Subtotal $651.50',
    'GST $58.64',
    'Total $710.14',
  ];
  expect(documentCurrency([...lines, ...tax])).toBe('USD');
});

test('an exchange rate says nothing of what bare dollars are', () => {
  const rate = 'Exchange rate: $1.00 USD = $1.36 CAD';
  expect(documentCurrency(['Toronto, ON M5V 2T6', 'Canada', rate, 'Consulting $100.00', 'Total $105.00'])).toBe('CAD');
});

test('an American seller bills in its own dollars, whoever is billed in Hong Kong', () => {
  const lines = ['14 Tower Road', 'Hong Kong', 'Total $4.11'];
  expect(documentCurrency([...lines, 'Northlake Cloud, Inc., 410 Terry Avenue, Seattle WA 98109-5210'])).toBe('USD');
  expect(documentCurrency(lines)).toBe('HKD');
});

test('"CAD-06" is the number of an article, and "EURO" names what an amount below is in', () => {
  expect(documentCurrency(['CAD-06  CADENA ZINCADA 6 MM  50  2,38', 'TOTAL  3.444,63 €'])).toBe('EUR');
  expect(documentCurrency(['IMPONIBILE  TOTALE FATTURA EURO', '441,79  548,93'])).toBe('EUR');
});
