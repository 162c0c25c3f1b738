import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const notice = (told: string) => `*Sydhamn Försäkring AB (publ)                Premieavi

Avinummer 7741 220 906
Avidatum 2026-11-02
Förfallodag 2026-11-30

Larssons Måleri AB
Ågatan 4
582 22 LINKÖPING

Försäkring                  Självrisk       Belopp kr      Premie kr
Egendom                       0,2 pbb       2 400 000          3 180
Avbrott                        1 dygn       4 000 000          2 244
Ansvar                        0,2 pbb      10 000 000          1 816
Samlingsrabatt                                                  -840
Premie för perioden                                            6 400
Aviavgift                                                          0

Förfaller 2026-11-30                        Att betala   6 400,00 kr

${told}`;

test('what a sentence tells of the whole year is no total where this bill asks for a quarter of it', () => {
  const { entities } = readTyped(notice('Försäkringen är momsfri. Helårspremie 25 600 kr; ni betalar kvartalsvis.'));
  expect(entities.TOTAL_AMOUNT?.[0]?.value).toBe('6400.00');
});

test('what is taken off in a list of premiums is a line, and the row that sums them up is none', () => {
  const { line_items } = readTyped(notice(''));
  expect(line_items.map(({ line_total }) => line_total)).toEqual(['3180', '2244', '1816', '-840']);
});
