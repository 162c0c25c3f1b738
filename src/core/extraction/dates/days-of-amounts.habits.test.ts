import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('the day by which a French bill is due may stand behind its amount', () => {
  const found = readTyped(`*Nuage Sud SAS
4 rue du Port, 59100 Roubaix

FACTURE n° FR26-11          Date de facture : 12/10/2026

Atelier Morel SARL
12 quai de la Fosse
44100 Nantes

MONTANT TOTAL DÛ LE 2 NOVEMBRE 2026              240,00 €

Hébergement                                      200,00 €
TVA 20 %                                          40,00 €
Total TTC                                        240,00 €`);
  expect(found.entities.DUE_DATE?.[0]?.value).toBe('2026-11-02');
});
