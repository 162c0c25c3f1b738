import { expect, test } from 'vitest';
import { questionsOf, seller } from '../../testing/questions-of.ts';

const { read, planOf } = questionsOf(['Bergmann Bürobedarf GmbH', 'Stadtwerke Lindau AG'].map(seller), () => ({
  documentId: 'd0',
  documentSeller: 'Bergmann Bürobedarf GmbH',
}));

test.each([
  'list all unpaid invoices',
  'Sind alle offenen Rechnungen bezahlt?',
  'quelles sont toutes mes factures impayées ?',
  'how much for two of them?',
  'wie viel kosten drei davon?',
  'how much is it in dollars?',
])('%s: beside one document it is not answered of that one', (question) => {
  expect(read(question).kind).toBe('unclear');
});

test.each([
  ['wie hoch ist die MwSt?', 'TAX_AMOUNT'],
  ['wann ist sie fällig?', 'DUE_DATE'],
  ['is it paid?', 'STATUS'],
  ['quel est le total ?', 'TOTAL_AMOUNT'],
])('%s is asked of the one document', (question, label) => {
  expect(planOf(question)).toMatchObject({ wish: { kind: 'field', labels: [label] }, where: { ids: ['d0'] } });
});
