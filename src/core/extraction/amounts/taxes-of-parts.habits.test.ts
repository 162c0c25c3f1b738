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

test('what closes a table of rates below their taxes is the tax, where nothing else is called it', () => {
  const { entities } = readTyped(`*Terre del Garda Hotels S.r.l.
Via Mazzini 12, 25121 Brescia

Fattura n. 1288/G                              14/10/2026

Rossi Impianti S.p.A.
Via Roma 4, 20100 Milano

Camera doppia                       4      118,00       472,00
Cena degustazione                   2       89,75       179,50
Parcheggio                          4       85,00       340,00
Imposta di soggiorno                4        2,50        10,00

Riepilogo IVA       Imponibile      Imposta       TOTALE FATTURA      € 1.001,50
10 %                    592,27        59,23       Caparra                - 200,00
22 %                    278,69        61,31
N1 Escl. art. 15         10,00         0,00       Carta                  - 801,50
Totali                  880,96       120,54`);
  expect(entities.TAX_AMOUNT?.[0]?.value).toBe('120.54');
});

test('two taxes among the rows of the items, and their sum in a table below', () => {
  const { entities } = readTyped(`*Lakshmi Sanitary Stores                       Tax Invoice
Shop No. 9, Station Road, Nashik
GSTIN/UIN: 27ABKFS4417Q1ZP

Invoice No.  LSS/25-26/118             Dated  9-Jul-25

Buyer (Bill to)
Patil Plumbing Works
Kothrud, Pune 411038

Sl   Description of Goods        HSN/SAC     Quantity      Rate     Amount
1    Ball valve 25mm             84818030    10 pcs      120.00   1,200.00
2    Valve spindle               84819090    10 pcs      120.00   1,200.00
3    CPVC pipe 3m                39172390    20 len       65.00   1,300.00
4    CPVC elbow                  39174000    20 pcs       65.00   1,300.00
                                                                  5,000.00
     Freight Outward                                                100.00
     CGST Output @ 9%                            9 %                459.00
     SGST Output @ 9%                            9 %                459.00
Less :       ROUND OFF                                             (-)0.40

             Total                                              ₹ 6,017.60

             Taxable             CGST                SGST/UTGST          Total
HSN/SAC
             Value         Rate     Amount      Rate     Amount         Amount
84818030     1,224.00       9%      110.16       9%      110.16         220.32
84819090     1,224.00       9%      110.16       9%      110.16         220.32
39172390     1,326.00       9%      119.34       9%      119.34         238.68
39174000     1,326.00       9%      119.34       9%      119.34         238.68
Total        5,100.00               459.00               459.00         918.00`);
  expect(entities.TAX_AMOUNT?.[0]?.value).toBe('918.00');
});
