import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

const due = (sentence: string) =>
  readBelowHead(`Hall hire                                       2     180.00     360.00
Cleaning                                        1      75.00      75.00
Total                                                            435.00

${sentence}`).entities.DUE_DATE?.[0]?.value;

test.each([
  ["Please pay by 29th March to the club's account.", '2024-03-29'],
  ['Please send a cheque or pay by card by March 29 if you can.', '2024-03-29'],
  ['Merci de régler avant le 20 mars par virement.', '2024-03-20'],
  ['Si prega di pagare entro il 20 marzo con bonifico.', '2024-03-20'],
  ['Graag betalen vóór 20 maart op onze rekening.', '2024-03-20'],
  ['Rogamos el pago antes del 20 de marzo por transferencia.', '2024-03-20'],
  ['Bitte überweist das Geld bis zum 20. März auf das Vereinskonto.', '2024-03-20'],
])('the day until which is to be paid may be without its year: %s', (sentence, day) => {
  expect(due(sentence)).toBe(day);
});

test.each([
  'Goods may be returned until 20 March. Our season ends by 30 April.',
  'Please pay by 1 March, as agreed.',
  'Please pay by March 2, 400 copies are ready.',
])('a day for something else, one that is long past or to come, and a number are no such day: %s', (sentence) => {
  expect(due(sentence)).toBeUndefined();
});

test('the year is that of the day of the invoice, whatever date stands first', () => {
  const found = readTyped(`*Aldbrook Players' Club
Founded 01.02.2019

INVOICE                       Invoice No. AP-204        Date: 4 March 2024

Bill to:
Pemberton Schools Trust

Hall hire                                       2     180.00     360.00
Total                                                            360.00

Please pay by 29th March to the club's account.`);
  expect(found.entities.DUE_DATE?.[0]?.value).toBe('2024-03-29');
});
