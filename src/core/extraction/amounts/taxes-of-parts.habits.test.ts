import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const paper = (sums: string) => `*Fliesen Hagedorn GmbH
Kornweg 5, 49377 Vechta

*RECHNUNG
Rechnungsnummer: FH-25-118
Rechnungsdatum: 11.04.2025

Frau
Imke Brunken
Am Esch 3
49424 Goldenstedt

Bezeichnung                Menge      Einzelpreis      Betrag
Bodenfliesen verlegen      40 m²            45,00      1.800,00
Fliesenkleber               4 Sack          50,00        200,00

${sums}`;

const taxOf = (sums: string) => readTyped(paper(sums)).entities.TAX_AMOUNT?.[0]?.value;

test('the tax of a share of the bill that a sentence tells is not the tax of the bill', () => {
  expect(
    taxOf(`Nettobetrag                                            2.000,00
zzgl. 19,00 % MwSt.                                      380,00
Rechnungsbetrag                                        2.380,00 €

Im Rechnungsbetrag sind Lohn- und Fahrtkosten nach § 35a EStG von 1.800,00 € netto zzgl. 342,00 € MwSt.,
zusammen 2.142,00 €, enthalten.`),
  ).toBe('380.00');
});

test('the tax within what was paid before is not the tax of the bill', () => {
  expect(
    taxOf(`Leistung netto                                         2.000,00
+ Umsatzsteuer 19 %                                      380,00
Rechnungsbetrag brutto                                 2.380,00 €
– von Ihnen gezahlte Abschläge (10 x 119,00 €, darin 19 % USt 190,00 €)     –1.190,00 €
Nachzahlung                                            1.190,00 €`),
  ).toBe('380.00');
});

test('the tax within a payment is that of the bill where no other is told', () => {
  expect(
    taxOf(`Gesamtbetrag                                           2.380,00 €
Gezahlt mit Karte 2.380,00 € (darin 19 % USt 380,00 €)`),
  ).toBe('380.00');
});
