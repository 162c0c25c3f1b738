import { expect, test } from 'vitest';
import { readBelowHead, readTyped } from '../testing/read-typed.ts';

const lines = (body: string) =>
  readBelowHead(body).line_items.map(({ description, line_total }) => `${description} ${line_total}`);

test('a breakdown by rates of which one takes nothing is no further list', () => {
  expect(
    lines(`#   Descrizione                    Q.tà       Prezzo unitario     Importo      IVA (%)
1   Filtro a sabbia                2,00 pz         150,00 €       300,00 €        22
2   Lampada UV                     1,00 pz         180,00 €       180,00 €        22
3   Analisi di laboratorio         4,00 nr          55,00 €       220,00 €         0

Note:
Merce resa franco destino.

Scadenze pagamenti                             Aliquota IVA        Importo      Importo IVA

30/11/2025      805,60 €     Bonifico          Aliq. Iva 22%       480,00 €      105,60 €

                                               Esente art. 10      220,00 €        0,00 €

   Imponibile                Totale IVA                         Netto a pagare

   700,00 €                  105,60 €                             805,60 €`),
  ).toEqual(['Filtro a sabbia 300.00', 'Lampada UV 180.00', 'Analisi di laboratorio 220.00']);
});

test.each([
  [
    'above',
    `Leistungsphase            Anteil     Honorar        Betrag
LPH 1 Grundlagen           2 %      45.000,00       900,00
LPH 2 Vorplanung           7 %      45.000,00     3.150,00

Besondere Leistungen      Stunden    Satz           Betrag
Bestandsaufnahme           10        90,00          900,00
Ortstermin                  2        90,00          180,00`,
  ],
  [
    'below',
    `Besondere Leistungen      Stunden    Satz           Betrag
Bestandsaufnahme           10        90,00          900,00
Ortstermin                  2        90,00          180,00

Leistungsphase            Anteil     Honorar        Betrag
LPH 1 Grundlagen           2 %      45.000,00       900,00
LPH 2 Vorplanung           7 %      45.000,00     3.150,00`,
  ],
])('shares of a fee %s a further list are lines, as no word tells that they are taxes', (_, lists) => {
  expect(
    lines(`${lists}

Netto                                             5.130,00
19 % MwSt                                           974,70
Brutto                                            6.104,70`).sort(),
  ).toEqual(['Bestandsaufnahme 900.00', 'LPH 1 Grundlagen 900.00', 'LPH 2 Vorplanung 3150.00', 'Ortstermin 180.00']);
});

test('amounts in the second lines of cells that make the tax of the lines are no lines', () => {
  const { line_items } = readTyped(`*Atelier Courbevent
6 venelle des Cordiers, 44350 Guérande

Facture n° 2026-031                        Date : 17 mars 2026

SCI Les Salorges
11 quai Duguay-Trouin
44490 Le Croisic

Produit                        Quantité     Prix HT      Total HT      TVA
Réfection fauteuil                 4        300,00 €   1 200,00 €      20,00 %
Voltaire, crin                                                       240,00 €
Banquette                          1        890,00 €     890,00 €      10,00 %
pose comprise                                                         89,00 €

                                            Total HT :    2 090,00 €
                                            Total TVA :     329,00 €
                                            Total TTC :   2 419,00 €`);
  expect(line_items.map(({ line_total }) => line_total)).toEqual(['1200.00', '890.00']);
});
