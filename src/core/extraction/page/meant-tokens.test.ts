import { expect, test } from 'vitest';
import { labelTokens } from '../../lexicon/label-tokens.ts';
import { readTyped } from '../testing/read-typed.ts';
import { meantTokens } from './meant-tokens.ts';

const wordsOf = (...lines: string[]) =>
  meantTokens(lines.map(labelTokens)).map((tokens) => tokens.map(({ text }) => text));

test('of a paper on which several words of labels have one letter amiss those words are read as they were meant', () => {
  expect(wordsOf('Invoicc date', 'Zahlvngsziel', 'Lioferdatum', 'Custoner', 'Ledorfabrik')).toEqual([
    ['invoicc', 'date'],
    ['zahlungsziel'],
    ['lieferdatum'],
    ['customer'],
    ['ledorfabrik'],
  ]);
});

test('a word or two like those of labels are words of their own', () => {
  expect(wordsOf('Parking for staff', 'Wine racking')).toEqual([
    ['parking', 'for', 'staff'],
    ['wine', 'racking'],
  ]);
});

test('fields are found although their labels were recognised badly', () => {
  const { entities } = readTyped(`*Harlow Joinery Ltd
4 Mill Lane, Leeds LS1 4AP

Invoicc Nunber: HJ-204
Invaice date: 4 March 2024
Custoner: Pemberton Schools Trust
Paymert terms: 14 days net

Desoription              Qty     Unit price      Amount
Oak door                   1         500.00      500.00

Total                                           £500.00`);
  expect(entities.INVOICE_DATE?.[0]?.value).toBe('2024-03-04');
  expect(entities.BUYER_NAME?.[0]?.value).toBe('Pemberton Schools Trust');
});
