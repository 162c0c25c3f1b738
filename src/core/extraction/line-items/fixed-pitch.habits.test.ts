import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

test('codes of rates and minuses stand behind amounts in print of fixed pitch; a price per hundred is borne out after its discount', () => {
  const { line_items } = readTyped(`GROSSHANDEL MÜLLER & SOHN GMBH        NIEDERLASSUNG ULM

RECHNUNGS-NR.   : 24 / 0911736
RECHNUNGSDATUM  : 12.09.24

 POS  ART-NR   BEZEICHNUNG                    MENGE        PREIS/PE     RAB%   NETTO EUR S
  10  0107733  KABEL 3X1,5 GRAU RING 100M       500 M      61,40/100              307,00 1
  20  2240119  DOSE UP 61MM                     150 ST     87,20/100    38,0       81,10 1
  30  5173310  SCHALTER B16A 1POLIG              12 ST      5,87/1      42,0       40,86 1
  40  9000500  RUECKN. LEERTROMMEL                1-ST     38,00/1                 38,00-1

 WARENWERT       NETTO-BETRAG      MWST 19,0%     RECHNUNGSBETRAG EUR
   390,96            390,96           74,28              465,24`);
  expect(line_items.map(({ quantity, unit_price, line_total }) => [quantity, unit_price, line_total])).toEqual([
    ['500', '61.40', '307.00'],
    ['150', '87.20', '81.10'],
    ['12', '5.87', '40.86'],
    ['-1', '38.00', '-38.00'],
  ]);
});
