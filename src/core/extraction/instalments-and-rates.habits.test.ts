import { expect, test } from 'vitest';
import { readSummary } from '../lexicon/summary-row.ts';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

const value = (found: ReturnType<typeof readTyped>, label: string) => found.entities[label]?.[0]?.value;

const SALE = `Description              Qty     Unit price      Amount
Oak door                   2         250.00      500.00

Subtotal                                         500.00
VAT 20%                                          100.00
Total                                           £600.00`;

test('the day of the next instalment is not the day to pay', () => {
  const found = readTyped(`*Stadtwerke Linnau GmbH
Marktplatz 1, 53308 Linnau

Rechnungsnummer  118-204
Rechnungsdatum   18.01.2024

Herrn
Egon Tappert
Am Anger 3
53308 Linnau

Nettobetrag                                            1.000,00 €
Umsatzsteuer 19 %                                        190,00 €
Rechnungsbetrag                                        1.190,00 €

Den Betrag buchen wir am 05.02.2024 von Ihrem Konto ab.
Ihr neuer Abschlag ist jeweils zum 1. fällig, erstmals am 01.03.2024.`);
  expect(value(found, 'DUE_DATE')).toBe('2024-02-05');
});

test('the day to which a term leads stands behind it', () => {
  expect(value(readBelowHead(`${SALE}\n\nPlease send it within 30 days, so by 3 April 2024.`), 'DUE_DATE')).toBe(
    '2024-04-03',
  );
  const french = readTyped(`*Claire Dumontet
14 rue des Tanneurs
69005 Lyon

Facture n° 2024-09                 Date : 15/04/2024

Client : Éditions du Port SAS

Relecture                                              120,00 €
Net à payer                                            120,00 €

Règlement à 30 jours fin de mois, soit le 31 mai 2024, par virement.`);
  expect(value(french, 'DUE_DATE')).toBe('2024-05-31');
});

test('a tax that is said not to apply is none, whatever a line costs', () => {
  const found = readTyped(`*Claire Dumontet
14 rue des Tanneurs
69005 Lyon

Facture n° 2024-09                 Date : 15/04/2024

Client : Éditions du Port SAS

Traduction, 32 feuillets à 24 €                        768,00 €
Relecture forfaitaire                                  120,00 €
Net à payer                                            888,00 €

TVA non applicable, art. 293 B du CGI
Pénalités de retard : 3 fois le taux d'intérêt légal.`);
  expect(value(found, 'TAX_AMOUNT')).toBeUndefined();
  expect(value(found, 'TOTAL_AMOUNT')).toBe('888.00');
});

test('what a rate is taken of is not the tax', () => {
  const found = readTyped(`*Bouwbedrijf Terpstra B.V.
De Hemmen 9, 8711 GW Workum

Factuurnummer 24-0187              Factuurdatum 8 oktober 2024

Aan: Zeilschool De Waddengast

Verbouwing badkamer                            € 4.523,50      21
Schilderwerk arbeid                            €   640,00       9

Totaal excl. btw                               € 5.163,50
Btw hoog 21% over € 4.523,50                   €   949,94
Btw laag 9% over € 640,00                      €    57,60
Te betalen                                     € 6.171,04`);
  expect(value(found, 'TAX_AMOUNT')).not.toBe('640.00');
});

test('in a row of totals with net, tax and gross the last is the total', () => {
  const found = readTyped(`*Orizon Mobile SA
Rue du Port 3, 92000 Nanterre

N° de facture : 118 204              Date : 04/09/2024
M. Étienne Larcher
Résidence les Ormes, bât. C
35700 Rennes

                                             HT          TVA         TTC
Forfait 80 Go                             16,66         3,33       19,99
Option multi-SIM                           4,16         0,83        4,99
Total                                     20,82         4,16       24,98`);
  expect([value(found, 'TOTAL_AMOUNT'), value(found, 'TAX_AMOUNT')]).toEqual(['24.98', '4.16']);
  expect(value(found, 'BUYER_NAME')).toBe('M. Étienne Larcher');
});

test('who quarrels with whom is not who sells', () => {
  const found = readTyped(`Rechtsanwältin Dr. Judith Kessebohm, Wallstraße 9, 49074 Osnabrück

Familie
Jörg und Anne Terbrüggen
Lindenweg 4
49124 Georgsmarienhütte

                                              Osnabrück, den 6. März 2025
*Rechnung Nr. 25/0117
Terbrüggen ./. Wohnbau Hase GmbH wegen Baumängeln
Unser Zeichen: 00482/24 K/mb
Leistungszeitraum: 04.11.2024 bis 28.02.2025
Steuernummer 66/123/04817

Gegenstandswert: 18.500,00 €

1,3 Geschäftsgebühr Nr. 2300 VV RVG, § 13 RVG                        1.001,00 EUR
19 % Umsatzsteuer Nr. 7008 VV RVG                                      190,19 EUR
Gesamtbetrag                                                         1.191,19 EUR

Dr. Kessebohm
Rechtsanwältin
Sparkasse Osnabrück  IBAN DE44 2655 0105 0000 1182 20  BIC NOLADE22XXX`);
  expect(value(found, 'SELLER_NAME')).toContain('Judith Kessebohm');
});

test('an abbreviated title does not end a name', () => {
  const found = readTyped(`Dott. Arch. Lorenzo Bevilacqua
Via Garibaldi 31 - 37121 Verona
P.IVA 03118820234

Spett.le
Cantina Valpantena S.r.l.
Loc. Poiano 4
37142 Verona

*PARCELLA N. 14/2024 DEL 30/09/2024

Progetto preliminare                                      € 4.500,00
IVA 22%                                                   €   990,00
Totale parcella                                           € 5.490,00`);
  expect(value(found, 'SELLER_NAME')).toBe('Dott. Arch. Lorenzo Bevilacqua');
});

test('a title with its subject and a number sign names the number, in Czech as well', () => {
  const german = readTyped(`Hausverwaltung Nordring GmbH                    Bremen, 02.01.2025
Contrescarpe 45, 28195 Bremen

An
Physiopraxis Ilka Dammann
Außer der Schleifmühle 12
28203 Bremen

*Dauerrechnung über Gewerbemiete Nr. DR-0412-25

Nettokaltmiete                                     1.800,00 €
19% Umsatzsteuer                                     342,00 €
Gesamtmiete                                        2.142,00 €`);
  expect(value(german, 'INVOICE_NUMBER')).toBe('DR-0412-25');
  const czech = readTyped(`Dodavatel:                             FAKTURA - daňový doklad č. 240118
*Truhlářství Vlastimil Pecka
Na Výsluní 14                          Odběratel:
517 21 Týniště nad Orlicí              Mateřská škola U Lesa
                                       Lipová 330
Účet: 118822-0740/0100                 517 41 Kostelec nad Orlicí

Datum vystavení:        5. 3. 2024

Doprava                                                 726,00
CELKEM K ÚHRADĚ                                         726,00 Kč`);
  expect(value(czech, 'INVOICE_NUMBER')).toBe('240118');
});

test('what is summed may stand before the word for a sum', () => {
  expect(readSummary('Materials subtotal')).toEqual({ kind: 'subtotal', pure: true });
  expect(readSummary('Subtotal wood panels')?.pure).toBe(false);
});

test('working units are counted like pieces', () => {
  const found = readTyped(`*Autohaus Rennebeck KG
Hansaring 77, 48155 Münster

Rechnungs-Nr. W 240771           Datum 22.07.2024
Firma
Gebäudedienste Lührmann GmbH
Siemensstr. 18
48153 Münster

Arbeitsleistungen                        AW        Preis/AW          EUR
Inspektion nach Herstellervorgabe        14           11,90       166,60
Bremsbeläge vorn ersetzen                 9           11,90       107,10
Summe Arbeit                                                      273,70
Teile                                   Menge         Preis          EUR
Satz Bremsbeläge                        1,00          89,90        89,90
Ölfilter                                1,00          17,45        17,45
Summe Teile                                                       107,35
Summe netto                                                       381,05
19,00% MwSt.                                                       72,40
Gesamtbetrag                                                      453,45`);
  expect(found.line_items.map(({ line_total }) => line_total)).toEqual(['166.60', '107.10', '89.90', '17.45']);
});
