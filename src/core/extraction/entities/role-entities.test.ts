import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const subtotalOf = (text: string) => readTyped(text).entities.SUBTOTAL_AMOUNT?.map(({ value }) => value);

test('a column of net amounts holds no subtotal; the sum below the lines is one', () => {
  const page = (label: string) => `
*VAT INVOICE
Invoice number: IE-90217744
Description               Quantity       Price          Net
Listing service                 14        0.19         2.66
Photo service                    9        1.57        14.13
                                         ${label}       16.79
                                         VAT 23%        3.86
                                         Total         20.65`;
  expect(subtotalOf(page('Net  '))).toEqual(['16.79']);
  expect(subtotalOf(page('Goods')) ?? []).not.toContain('2.66');
});
