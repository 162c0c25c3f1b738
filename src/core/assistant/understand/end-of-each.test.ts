import { expect, test } from 'vitest';
import { questionsOf, seller } from '../testing/questions-of.ts';

const { planOf, read } = questionsOf(['Northwind Tools Ltd'].map(seller));

test.each([
  ['the largest invoice of each supplier', 'max', 'seller'],
  ['largest invoice by supplier', 'max', 'seller'],
  ['smallest bill from each vendor', 'min', 'seller'],
  ['largest single invoice per quarter', 'max', 'quarter'],
  ['die größte Rechnung jedes Lieferanten', 'max', 'seller'],
  ['größte Rechnung je Lieferant', 'max', 'seller'],
  ['plus grosse facture par fournisseur', 'max', 'seller'],
  ['kleinste Rechnung pro Monat', 'min', 'month'],
  ['la plus grosse facture de chaque fournisseur', 'max', 'seller'],
  ['la facture la plus élevée par fournisseur', 'max', 'seller'],
])('%s: one of each', (message, operation, by) => {
  expect(planOf(message).wish).toEqual({ kind: 'aggregate', operation, measure: 'gross', by });
});

test('of unpaid invoices it is what is left to pay', () => {
  expect(planOf('largest unpaid invoice of each supplier')).toMatchObject({
    wish: { operation: 'max', measure: 'owed', by: 'seller' },
    where: { payment: 'unpaid' },
  });
});

test.each([
  'the 3 largest invoices of each supplier',
  'largest net invoice per supplier',
  'for each supplier the largest invoice',
])('%s: no sum of each is told instead', (message) => {
  expect(read(message).kind).toBe('unclear');
});

test('which month is largest goes by its sum', () => {
  expect(planOf('which month had the largest invoices').wish).toMatchObject({ operation: 'sum', by: 'month' });
});
