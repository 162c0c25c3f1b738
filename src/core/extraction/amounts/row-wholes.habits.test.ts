import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('the row of totals of a summary of taxes is no total where net and tax make what is to be paid', () => {
  const { entities } = readTyped(`*Diffusion Lombarde
12 avenue Cassin
81100 Castres

FACTURE N° 1104471          DATE 18.11.2024

                                        LIBRAIRIE LA TORTUE
                                        3 place de l'Olivier
                                        31300 TOULOUSE

Titre                             Qté     PU HT      Net HT
Atlas des rivières                 12     20,00      240,00
Le Goût du sel                      5     10,00       50,00
Frais de port                                         10,00

Code      Base HT      Taux      TVA
                                              *NET À PAYER 317,95 EUR
1          290,00      5,50     15,95
2           10,00     20,00      2,00
Total      300,00               17,95

Échéance : 31.01.2025`);
  expect([entities.TOTAL_AMOUNT?.[0]?.value, entities.TAX_AMOUNT?.[0]?.value]).toEqual(['317.95', '17.95']);
});
