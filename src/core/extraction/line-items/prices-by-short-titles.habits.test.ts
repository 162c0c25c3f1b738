import { expect, test } from 'vitest';
import { readBelowHead } from '../testing/read-typed.ts';

const lines = (body: string) =>
  readBelowHead(body).line_items.map((line) => `${line.quantity} × ${line.unit_price} = ${line.line_total}`);

test('a colon and a dash end Swedish amounts, of lines and of the tax', () => {
  const body = `Produkter              Antal      Pris        Moms       Totalt
Beskärning                 6      520:-       25%        3 900:-
Häckklippning              9      480:-       25%        5 400:-
Lyktstolpe                 4      650,5:-     25%        3 252,5:-

                                          Totalt: 12 552,5:-
                               varav moms (25%): 2 510,5:-`;
  expect(lines(body)).toEqual(['6 × 520 = 3900', '9 × 480 = 5400', '4 × 650.5 = 3252.5']);
  expect(readBelowHead(body).entities.TAX_AMOUNT?.[0]?.value).toBe('2510.5');
});

test('a colon and a dash before words end no amount', () => {
  const found = readBelowHead(`Terms
1:- Goods remain ours until paid.
2:- Interest is charged on late payments.

Total due     £90.00`);
  expect(found.entities.TOTAL_AMOUNT?.[0]?.value).toBe('90.00');
  expect(found.entities.CURRENCY?.[0]?.value).toBe('GBP');
});

test('a value of one may be shortened to two letters', () => {
  expect(
    lines(`Cód         Produto                          Qt     V. UN R$     S.Total R$
7891204     Notebook recondicionado          2       2189.90       4.379,80
7903311     Mouse óptico USB                 6          24.9         149,40
7880190     Roteador Wi-Fi                   1           389         389,00
                                                 Total: R$ 4.918,20`),
  ).toEqual(['2 × 2189.90 = 4379.80', '6 × 24.9 = 149.40', '1 × 389 = 389.00']);
});
