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

test('below each numbered line stand its discount, freight and bonus, which are no lines; prices are for a hundred, with a unit before and a code behind', () => {
  const { line_items, checks } = readTyped(
    `LANDHANDEL MARSCHEN EG                 LAGER STADE

BELEG-NR.       : 90411802
BELEGDATUM      : 18.09.2025

 Pos. Artikel   Bezeichnung                     Menge ME      Preis/PE    ST   Betrag EUR
   10 3104420   Winterweizen Saatgut            2.400 KG     87,50/100 KG 2     2.100,00
                  Frühbezugsrabatt              3,00-%                            63,00-
   20 3104811   Wintergerste Hybrid             1.000 KG    142,00/100 KG 2     1.420,00
                  Frühbezugsrabatt              3,00-%                            42,60-
                  Zuschlag BigBag                                                 18,50
   30 5580012   Netzmittel Kanister                12 KAN   218,75/1 KAN  1     2.625,00

                                              Übertrag                          6.057,90

Landhandel Marschen eG      Volksbank Elbe        USt-IdNr. DE 116             480 927`,
    `LANDHANDEL MARSCHEN EG                 LAGER STADE

 Pos. Artikel   Bezeichnung                     Menge ME      Preis/PE    ST   Betrag EUR
                                              Übertrag                          6.057,90
   40 7702218   Milchleistungsfutter            6.020 KG     29,80/100 KG 2     1.793,96
                  Frachtkosten                                                    42,14
                  Treuebonus                    0,50-%                             8,97-
   50 8810077   Siloplastik                         2 ROL   139,00/1 ROL  1       278,00
Summe Positionen                                                                8.163,03
MwSt 7 %                                                                          571,41
Endbetrag EUR                                                                   8.734,44`,
  );
  expect(line_items.map(({ quantity, unit_price, line_total }) => [quantity, unit_price, line_total])).toEqual([
    ['2400', '87.50', '2100.00'],
    ['1000', '142.00', '1420.00'],
    ['12', '218.75', '2625.00'],
    ['6020', '29.80', '1793.96'],
    ['2', '139.00', '278.00'],
  ]);
  expect(checks.filter(({ id }) => id.startsWith('lines.')).map(({ status }) => status)).toEqual(['pass', 'pass']);
});
