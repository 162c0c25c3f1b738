import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test.each([
  [
    'Italian',
    `*Falegnameria Harlow Srl
Via Mulino 4
20121 Milano

*PREVENTIVO DI SPESA
n. 12 del 04/03/2024
Spett.le Scuola Pemberton
Via Scuola 12, 20122 Milano

Porte di rovere                 500,00
Montaggio                       300,00
Totale                          800,00 €
Validità offerta 30 giorni`,
  ],
  [
    'Spanish',
    `*Reformas Harlow SL
Calle Molino 4
28001 Madrid

*PRESUPUESTO GENERAL
Nº 12   04/03/2024
Cliente: Colegio Pemberton
Calle Colegio 12, 28002 Madrid

Puertas de roble                500,00
Montaje                         300,00
IVA 21%                         168,00
Total                           968,00 €
Validez 30 días`,
  ],
  [
    'Portuguese',
    `*Obras Harlow Lda
Rua do Moinho 4
1100-001 Lisboa

*ORÇAMENTO GERAL
04/03/2024
Cliente: Colégio Pemberton

Portas                500,00
Montagem                         300,00
Total                           800,00 €
Validade 30 dias`,
  ],
  [
    'French',
    `*Menuiserie Harlow SARL
4 rue du Moulin
69001 Lyon

*ESTIMATION DES TRAVAUX
04/03/2024
Ecole Pemberton
12 rue du Collège, 69002 Lyon

Portes                500,00
Pose                         300,00
Total HT                     800,00
TVA 20%                      160,00
Total TTC                    960,00 €
Offre valable 30 jours`,
  ],
])('a craftsman that estimates what he would charge offers it, in %s', (_, text) => {
  expect(readTyped(text).document_type).toBe('quote');
});
