import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const bill = (below: string) => `
La Grange aux Herbes                                    Bon de livraison 3391 du 24/06/2025
GAEC des Trois Combes                                   FACTURE 25/0642
26340 Saillans                                          ${below}
SIRET 439 118 226 00017                                 Code client REST-08

SARL Vaugelade
6 Grande Rue
26150 Die

Produit                          Qté      Prix HT      Montant HT
Agneau, épaule désossée          6,4        17,50          112,00
Pommes de terre primeur           15         2,20           33,00
                                 Total HT                  145,00
                                 TVA 5,5 %                   7,98
                                 Net à payer TTC           152,98`;

test('a day with its little word right below the title and its number dates the invoice', () => {
  expect(readTyped(bill('du 27/06/2025')).entities.INVOICE_DATE?.[0]?.value).toBe('2025-06-27');
});
