import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('where the buyer owes the tax of most lines, the tax of the others is the tax; money split to two accounts is none', () => {
  const { entities } = readTyped(`Glans Gevelonderhoud V.O.F.
Havenstraat 12, 3011 AB Rotterdam
Btw-nummer: NL815520937B01

Bouwbedrijf Nieuwland B.V.
Postbus 118
3000 AC Rotterdam

FACTUUR
Factuurnummer      26700118
Factuurdatum       31-10-2025

Aantal    Omschrijving                      Prijs         Bedrag      Btw
1         Gevelreiniging oktober         1.410,00       1.410,00      verlegd
2         Emmers kalkverwijderaar           62,50         125,00      21%

                                 Totaal exclusief btw     1.535,00
                                 Btw verlegd over € 1.410,00  0,00
                                 Btw 21% over € 125,00       26,25
                                 Totaal inclusief btw     1.561,25

Btw verlegd conform artikel 24b van het Uitvoeringsbesluit omzetbelasting 1968.
Wij verzoeken u hiervan € 112,80 over te maken op onze G-rekening NL61 RABO 0991 2204 75
en het restant, € 1.448,45, op NL08 RABO 0134 5590 12.`);
  expect([entities.TAX_AMOUNT?.[0]?.value, entities.TOTAL_AMOUNT?.[0]?.value]).toEqual(['26.25', '1561.25']);
});
