import { expect, test } from 'vitest';
import { printedLines } from './testing/printed-lines.ts';

test('what is charged below the sum of the last delivery, without a count, is a line where all make the net sum', () => {
  expect(
    printedLines(`
PZN        Artikel                     Packung     Menge      AEP     Wert EUR
LS 4417720 vom 11.11.2024
01126111   IBU-LYSIN 684 mg            20 ST          10     4,12        41,20
07387562   PANTOPRAZOL 40 mg           98 ST           4     9,87        39,48
                                       Summe Lieferschein                80,68
LS 4418033 vom 12.11.2024
08814362   RAMIPRIL 5 mg               100 ST          5     6,02        30,10
09700355   APIXANOR 5 mg               100 ST          2   148,36       296,72
                                       Summe Lieferschein               326,82
           Zuschlag Kühlkettenversand                                    12,60

St-Schl.   Steuersatz     Warenwert netto     USt-Betrag     brutto
1          19,00 %              420,10          79,82        499,92
Gesamt EUR                      420,10          79,82        499,92`),
  ).toEqual([
    '10 | IBU-LYSIN 684 mg | 4.12 | - | 41.20',
    '4 | PANTOPRAZOL 40 mg | 9.87 | - | 39.48',
    '5 | RAMIPRIL 5 mg | 6.02 | - | 30.10',
    '2 | APIXANOR 5 mg | 148.36 | - | 296.72',
    '- | Zuschlag Kühlkettenversand | - | - | 12.60',
  ]);
});
