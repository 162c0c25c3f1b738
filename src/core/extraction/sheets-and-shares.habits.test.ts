import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { printedLines } from './line-items/testing/printed-lines.ts';
import { numberCandidates } from './numbers/number-candidates.ts';
import { numberFeatures } from './numbers/number-features.ts';
import { documentFacts } from './page/document-facts.ts';
import { ranked } from './testing/ranked.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('a credit note names the invoice that it takes back as its reference, and has a number and a day of its own', () => {
  const note = (title: string, cells: string, below: string) =>
    readTyped(`*Brasserie du Val Mosan SA
Quai des Tanneurs 18
B-5000 Namur

^${title}

${cells}
${below}

Code     Désignation               Quantité     Prix      Montant
118      Fût 20 l                      2,00    64,50       129,00
                                             Total HTVA    129,00
                                             Total TVA      27,09
                                             TOTAL EUR     156,09`);
  const french = note(
    'NOTE DE CRÉDIT',
    'Numéro      Date          N° client    Notre référence                  Page',
    '2250118     14/03/2025    C0447        Facture 1250771 du 03/03/2025    1',
  );
  expect([stated(french, 'INVOICE_NUMBER'), stated(french, 'INVOICE_DATE')]).toEqual(['2250118', '2025-03-14']);
});

test('a bill before this one, listed with its amounts, is not the number below the word for invoice', () => {
  const facts = documentFacts(
    typedLayout(`Abzüglich erhaltener Zahlungen
                         Rechnung     Datum           netto     19 % MwSt.       brutto
1. Abschlag              24-0207      09.09.2024     1.500,00      285,00    -1.785,00
                         Restbetrag                                           1.430,38`),
  );
  const candidates = numberCandidates(facts);
  const listed = ranked(candidates, numberFeatures(candidates, facts)).find(({ value }) => value === '24-0207');
  expect(listed!.prior).toBeLessThan(2);
});

const SHARE = (title: string) => `*Torhaus Immobilien GmbH
Am Stadtwall 2
38100 Braunschweig

Café Meridian OHG
Wendenstr. 11
38100 Braunschweig                                 Braunschweig, 04.06.2025

*${title}

Kostenart              Gesamtkosten     Umlageschlüssel      Anteil     Ihr Anteil
Grundsteuer                4.118,20     Fläche              12,50 %         514,78
Müllabfuhr                 2.640,00     Fläche              12,50 %         330,00
Hausmeister                6.120,40     Fläche              12,50 %         765,05
Summe                     12.878,60                                       1.609,83

                       Ihre Kosten netto                   1.609,83 €
                       abzgl. Vorauszahlungen             -1.200,00 €
                       Nachzahlung netto                     409,83 €
                       zzgl. 19 % Umsatzsteuer                77,87 €
                       Nachzahlung brutto                    487,70 €

Bitte überweisen Sie den Betrag bis zum 04.07.2025 auf unser Konto. Ab
dem 01.08.2025 passen wir Ihre monatliche Vorauszahlung auf 140,00 € an.`;

test('a share of costs is billed where its title names the invoice in brackets', () => {
  const found = readTyped(SHARE('Betriebskostenabrechnung 2024 (Rechnung BK-24-018)'));
  expect(found.document_type).toBe('invoice');
  expect(stated(found, 'INVOICE_NUMBER')).toBe('BK-24-018');
  expect(stated(found, 'TOTAL_AMOUNT')).toBe('487.70');
  expect(stated(found, 'DUE_DATE')).toBe('2025-07-04');
  expect(readTyped(SHARE('Betriebskostenabrechnung 2024')).document_type).toBe('other');
});

test.each([
  ['Kostenart', 'Gesamtkosten', 'Umlageschlüssel', 'Ihr Anteil', 'Summe'],
  ['Nature des charges', 'Total immeuble', 'Tantièmes', 'Votre quote-part', 'Total'],
  ['Kostensoort', 'Totale kosten', 'Verdeelsleutel', 'Uw aandeel', 'Totaal'],
  ['Voce di spesa', 'Spesa totale', 'Millesimi', 'Vostra quota', 'Totale'],
  ['Expense', 'Total expenditure', 'Apportionment', 'Your share', 'Total'],
])('of the costs of a house what falls to the reader is charged: %s', (kind, whole, key, own, sum) => {
  const cell = (text: string) => text.padEnd(24);
  expect(
    printedLines(`
${cell(kind)}${cell(whole)}${cell(key)}${own}
${cell('Alpha')}${cell('4.118,20')}${cell('125')}514,78
${cell('Bravo')}${cell('2.640,00')}${cell('125')}330,00
${cell('Kappa')}${cell('6.120,40')}${cell('125')}765,05
${cell(sum)}${cell('12.878,60')}${cell('')}1.609,83`).map((line) => line.split(' | ').at(-1)),
  ).toEqual(['514.78', '330.00', '765.05']);
});

test.each([
  ['Rechnung', 'Nummer / Datum', 'Bestellnummer / Datum'],
  ['Invoice', 'Number / Date', 'Order number / Date'],
  ['Facture', 'Numéro / Date', 'Commande / Date'],
])(
  'a bare word for number in the box of the title is the number of what the title says: %s',
  (title, number, order) => {
    const found = readTyped(`^Hexagon Lagertechnik GmbH

                                        *${title}
Getriebewerk Ostheim AG                  ${number.padEnd(26)}0090447710 / 29.01.2025
Postfach 11 20                           ${order.padEnd(26)}B25-00771 / 13.01.2025
97645 Ostheim

Material             Menge      Preis         Wert
Wellendichtring      60         6,85        411,00
                     EUR                    411,00`);
    expect(stated(found, 'INVOICE_NUMBER')).toBe('0090447710');
  },
);

test('a row whose amount is the printed rate of the one beside it breaks the tax down, whatever names it', () => {
  expect(
    printedLines(`
Pos    Bezeichnung               Menge     Nettopreis     USt       Nettobetrag
10     Spindelmotor 4 kW             2       1.799,30     19 %         3.598,60
20     Kabelsatz 15 m                6          83,20     19 %           499,20

Zu- und Abschläge
Art          Grund                                        Satz           Betrag
Zuschlag     Fracht und Verpackung                        19 %            96,40

Aufschlüsselung der Umsatzsteuer
Kategorie           Steuersatz     Bemessungsgrundlage     Steuerbetrag
S – Normalsatz      19 %                      4.194,20           796,90

Summe Nettobeträge                   4.097,80
Summe Zuschläge                         96,40
Gesamtbetrag ohne USt                4.194,20
Gesamtbetrag USt                       796,90
Gesamtbetrag inkl. USt               4.991,10`).map((line) => line.split(' | ')[1]),
  ).toEqual(['Spindelmotor 4 kW', 'Kabelsatz 15 m']);
});
