import { expect, test } from 'vitest';
import { checkLineProducts } from '../checks/line-products.ts';
import { checkTaxRate } from '../checks/tax-rate-check.ts';
import type { Entity } from '../entity.ts';
import { readSummary } from '../lexicon/summary-row.ts';
import { readTyped } from './testing/read-typed.ts';

const value = (found: ReturnType<typeof readTyped>, label: string) => found.entities[label]?.[0]?.value;

test('a heading with a colon is no part of the name, and a number may go on like a date', () => {
  const found = readTyped(`Maple Ridge Property Management                     Statement date: October 1, 2024
1204 Queen St W, Unit 210                           Invoice: 2024-10-3B
Toronto ON M6J 1J2                                  GST/HST 81182 2074 RT0001

Tenant: Corrigan Bike Repair Inc.
Premises: 318 Dundas St E, Unit 3B

Oct 1    Base rent October                                    2,850.00
Oct 1    Common area maintenance                                412.50
                                         Sub total            3,262.50
                                         HST 13%                424.13
                                         Current charges      3,686.63

Rent is payable on the first of each month.`);
  expect(value(found, 'SELLER_NAME')).toBe('Maple Ridge Property Management');
  expect(value(found, 'BUYER_NAME')).toBe('Corrigan Bike Repair Inc.');
  expect(value(found, 'INVOICE_NUMBER')).toBe('2024-10-3B');
  expect(value(found, 'PAYMENT_TERMS')).toContain('on the first of each month');
});

const VET = `Dr. med. vet. Silke Onnen                                  Tierarztpraxis am Deich
Deichstraße 5, 26506 Norden                                Tel. 04931 5550

Frau Wiebke Janssen                                        Norden, 17.10.2024
Osterstr. 44
26506 Norden                                               Rechnung 2024-1187

Patient: "Balu", Labrador, geb. 2017

Datum       GOT-Nr   Leistung                           Faktor   Anz      Betrag
14.10.24    16       Allgemeine Untersuchung               1,5     1       35,43
14.10.24    258      Blutentnahme venös                    1,0     1       14,50

                                   Summe netto                     49,93
                                   Umsatzsteuer 19 %                9,49
                                   Endbetrag                       59,42 €`;

test('who is treated does not pay where somebody else is addressed', () => {
  expect(value(readTyped(VET), 'BUYER_NAME')).toContain('Wiebke Janssen');
  const dental = readTyped(`Lakeside Family Dentistry LLC                     Invoice 20813
77 Lakeshore Blvd, Burlington, VT 05401           03/28/2024

Responsible party:                    Patient: Owen Brackett
Claire Brackett                       DOB: 06/02/2013
310 Maple St
Winooski, VT 05404

Periodic oral evaluation                              62.00
Prophylaxis - child                                   88.00
Total                                               $150.00`);
  expect(value(dental, 'BUYER_NAME')).toBe('Claire Brackett');
});

test('a letter is dated beside its town, not in the lines of its table nor by its payment', () => {
  expect(value(readTyped(VET), 'INVOICE_DATE')).toBe('2024-10-17');
  const polish = readTyped(`Faktura zaliczkowa nr ZAL/14/2024                        Poznań, 12.02.2024
Sprzedawca:                                              Nabywca:
STOLARNIA DĄB Krzysztof Nowicki                          Restauracja Pod Lipą s.c.
ul. Ogrodowa 5, 61-821 Poznań                            ul. Rynek 12, 62-020 Swarzędz

Zaliczka na poczet zamówienia             11 070,00 zł
Razem zapłacono: 11 070,00 zł
Forma płatności: przelew z dnia 09.02.2024`);
  expect(value(polish, 'INVOICE_DATE')).toBe('2024-02-12');
});

test('an abbreviation in capitals does not end a name', () => {
  const found = readTyped(`TALLERES HNOS. BASTERRA S.L.                            FACTURA
Pol. Ind. Arasur, nave 22                               F-24/0031
01213 Rivabellosa (Álava)                               Fecha: 09/09/2024

Cliente: Transportes Urrutia e Hijos, S.A.

Mano de obra                                               72,00
Total factura                                              72,00 €`);
  expect(value(found, 'SELLER_NAME')).toBe('TALLERES HNOS. BASTERRA S.L.');
});

test('quantities with their unit before the name are read, and two sums by rate close the list', () => {
  const found = readTyped(`Kwekerij 't Hogeland B.V.                            FACTUUR
Middelweg 31                                         Nummer           2024.0417
9989 AE Warffum                                      Datum            26 april 2024
                                                     Vervalt op       26 mei 2024
Gemeente Het Hogeland
Postbus 26
9980 AA Uithuizen

Hoeveelheid    Omschrijving                             Prijs      Bedrag
        250 st Viooltje geel P9                          0,85      212,50
        120 st Lavendel angustifolia C2                  3,10      372,00
         40 m3 Compost, geleverd                        27,50    1.100,00
          8 u  Planten door medewerker                  42,00      336,00

Totaal goederen laag btw-tarief                                   584,50
Totaal hoog btw-tarief                                          1.436,00
Btw 9%                                                             52,61
Btw 21%                                                           301,56
Totaal te voldoen                                             € 2.374,67`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['212.50', '372.00', '1100.00', '336.00']);
  expect(value(found, 'DUE_DATE')).toBe('2024-05-26');
});

test('compounds of discounts and the stamp duty are no items', () => {
  expect(readSummary('Kombinationsrabatt 10 %')).toEqual({ kind: 'discount', pure: true });
  const found = readTyped(`*Helvetische Sachversicherung AG
Direktion, Bahnhofstr. 4, 9001 St. Gallen

Rechnungs-Nr. 88204417                  Rechnungsdatum 20. November 2024

Herr
Urs Zellweger
Rebhaldenweg 6
9425 Thal

Hausratversicherung                                     CHF   318.40
Privathaftpflicht                                       CHF   142.00
Kombinationsrabatt 10 %                                 CHF   -46.04
Eidg. Stempelabgabe 5 %                                 CHF    20.72
Prämie zahlbar bis 31. Dezember 2024                    CHF   435.08`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['318.40', '142.00']);
});

test('a percentage taken off what stands above is no item', () => {
  const found = readTyped(`*Elektro Pichler GmbH
Dorfstraße 22, 6330 Kufstein

Rechnung Nr. 2024/0417                  Datum 12.08.2024

Gasthof Zur Post GmbH
Unterer Stadtplatz 3
6330 Kufstein

Menge ME  Leistung                                            EH-Preis        Gesamt
 32,0 Std Elektroinstallation Facharbeiter                      62,40      1.996,80
  6,0 Stk Pendelleuchte "Alpin"                                189,00      1.134,00
          - 15 % auf Leuchten                                                -170,10
                                                  Summe netto            2.960,70
                                                  20 % USt                 592,14
                                                  Gesamt brutto EUR      3.552,84`);
  expect(found.line_items.map(({ quantity, line_total }) => [quantity, line_total])).toEqual([
    ['32.0', '1996.80'],
    ['6.0', '1134.00'],
  ]);
});

const BOX = { x: 0.1, y: 0.4, width: 0.8, height: 0.02 };
const products = (row: string, quantity: string, unit_price: string, line_total: string) =>
  checkLineProducts(
    [{ description: 'x', quantity, unit: null, unit_price, tax_rate: null, line_total, page: 1, box: BOX }],
    { MONETARY: [entity('MONETARY', line_total, row)] },
    true,
  )[0]!.status;

function entity(label: string, text: string, context: string): Entity {
  return {
    id: `${label}-${text}`,
    label: label as Entity['label'],
    text,
    value: text,
    context,
    confidence: 0.9,
    source: 'enhanced_patterns',
    matched_keyword: null,
    matched_pattern: null,
    reasons: [],
    page: 1,
    box: BOX,
  };
}

test.each([
  ['days of a rent', 'Aggregaat 6 kVA   2   15   28,50   20%   684,00', '2', '28.50', '684.00', 'pass'],
  ['days of a rent of one', 'Hoogwerker 12 m   1   15   95,00   20%   1140,00', '1', '95.00', '1140.00', 'pass'],
  ['weight for pieces', 'CHAIRS   6   1140   61.15   697.11', '6', '61.15', '697.11', 'pass'],
  ['one percentage after another', 'Vite   12,00   18,50   30+5   147,63', '12', '18.50', '147.63', 'pass'],
  ['a misread quantity', 'Oak door   3   12   18.50   222.00', '3', '18.50', '222.00', 'warning'],
  ['a position read as the quantity', '1   Oak door   12   18.50   222.00', '1', '18.50', '222.00', 'warning'],
  ['a position beside the quantity', '1   12   Oak door   18.50   222.00', '1', '18.50', '222.00', 'warning'],
  ['its own total', '1   Test for 23 fields   1   100.00', '1', '1', '100.00', 'warning'],
  ['numbers that are no percentages', 'Screw 30 x 5   12   18.50   147.63', '12', '18.50', '147.63', 'warning'],
  ['nothing', 'Vite   12,00   18,50   149,63', '12', '18.50', '149.63', 'warning'],
])('a line is explained by %s', (_, row, quantity, price, total, status) => {
  expect(products(row, quantity, price, total)).toBe(status);
});

test('where some lines are not taxed, the tax may be less than its rate of the whole', () => {
  const line = (tax_rate: string | null, line_total: string) => ({
    description: 'x',
    quantity: null,
    unit: null,
    unit_price: null,
    tax_rate,
    line_total,
    page: 1,
    box: BOX,
  });
  const figures = (tax: string, total: string) => ({
    TAX_AMOUNT: [entity('TAX_AMOUNT', tax, `VAT ${tax}`)],
    SUBTOTAL_AMOUNT: [entity('SUBTOTAL_AMOUNT', '4860.00', 'Net 4860.00')],
    TOTAL_AMOUNT: [entity('TOTAL_AMOUNT', total, `Total ${total}`)],
  });
  const lines = [line('23', '1740.00'), line(null, '3120.00')];
  expect(checkTaxRate(figures('400.20', '5260.20'), lines)[0]!.status).toBe('pass');
  expect(checkTaxRate(figures('400.20', '5360.20'), lines)[0]!.status).toBe('warning');
});
