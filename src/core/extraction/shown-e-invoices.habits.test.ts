import { expect, test } from 'vitest';
import { typedLayout } from '../layout/testing/typed-page.ts';
import { documentFacts } from './page/document-facts.ts';
import { nameCandidates } from './parties/name-candidates.ts';
import { isPossibleName } from './parties/possible-name.ts';
import { readBelowHead, readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;
const parties = (found: Found) => [stated(found, 'SELLER_NAME'), stated(found, 'BUYER_NAME')];

test.each([
  'Tipologia documento',
  'Rechnungsart',
  'Type de facture',
  'Tipo de factura',
  'Rodzaj faktury',
  'Invoice type',
  'Soort factuur',
  'Laskutyyppi',
])('what kind of paper it is, is no name: %s', (kind) => {
  const facts = documentFacts(typedLayout(`${kind.padEnd(36)}Art. 73\n\nTD06`));
  expect(nameCandidates(facts, new Map()).map(({ value }) => value)).toEqual(['TD06']);
});

test.each([
  ['Säljaren', 'Köparen', 'Samfälligheten Björkbacken 2'],
  ['Selgeren', 'Kjøperen', 'Borettslaget Solvei 14'],
  ['Sælgeren', 'Køberen', 'Grundejerforeningen Solvej 14'],
])('parties may be headed by words with their article, and called by house: %s', (seller, buyer, owners) => {
  const found = readTyped(`
Faktura nr 502281

${buyer}:
${owners}
Fagerbergsvägen 9
832 93 Frösön

${seller}:
Byggvaror Storåsen
Hamngatan 40
831 34 Östersund

Takpannor                 10        50,00          500,00
Moms 25%                                           125,00
Att betala                                         625,00`);
  expect(parties(found)).toEqual(['Byggvaror Storåsen', owners]);
});

test('a form whose labels stand above and below each other in two languages names both parties', () => {
  const found = readTyped(`
*Daten zum Lieferanten - Dati del cedente/prestatore
    Benennung
1.2                    Sägewerk Gruber d. Gruber Josef & Co. OHG
    Nominativo
    Codice fiscale     01553270214
    Indirizzo          Pardell 14, 39043 Klausen BZ

*Daten zum Auftraggeber - Dati del cessionario/committente
    Benennung
1.4                    Gemeinde Villnöß
    Nominativo
    Codice fiscale     00408720217
    Indirizzo          Peterweg 10, 39040 Villnöß BZ

    Numero documento   117/2025
    Data documento     2025-09-30
    Importo totale     EUR 1.567,15`);
  expect(parties(found)).toEqual(['Sägewerk Gruber d. Gruber Josef & Co. OHG', 'Gemeinde Villnöß']);
});

test.each(['Elevatori Brianza S.n.c. di Riva Ettore e C.', 'Autofficina Valle S.a.s. di Moro Piero & C.'])(
  'an Italian partnership is called by its partners too: %s',
  (name) => {
    const found = readTyped(`
Dati del cedente / prestatore
  Denominazione: ${name}
  Indirizzo: Via Cavour 63
  CAP: 20832
  Comune: Desio

Dati del cessionario / committente
  Denominazione: Condominio Residenza dei Tigli
  Indirizzo: Via Matteotti 9
  CAP: 20821
  Comune: Meda

Dati relativi alle linee di dettaglio della fornitura
Numero documento: 2/PA
Data documento: 2025-01-09
Importo totale documento: 1040.05`);
    expect(stated(found, 'SELLER_NAME')).toBe(name);
  },
);

test.each([
  'Übersicht (Fortsetzung)',
  'Items (continued)',
  'Résumé (suite)',
  'Riepilogo (segue)',
  'Overzicht (vervolg)',
])('a heading that is one again is nobody: %s', (heading) => {
  const found = readTyped(
    `
Informationen zum Käufer
Name:              Stadt Hünfeld              Ort:          Hünfeld
Adresszeile 1:     Konrad-Adenauer-Platz 1    Ländercode:   DE

Informationen zum Verkäufer
Firmenname:        Dr. Anke Wohlrab           Ländercode:   DE
                   Organisationsberatung
Adresszeile 1:     Goethestraße 88            Ort:          Kassel

Rechnungsnummer:   2025-014
Rechnungsdatum:    17.03.2025
Fälliger Betrag    3.313,48`,
    `
*#${heading}
Zahlungsdaten
Fälligkeitsdatum:  31.03.2025`,
  );
  expect(parties(found)).toEqual(['Dr. Anke Wohlrab Organisationsberatung', 'Stadt Hünfeld']);
});

test.each([
  ['USt. Zusammenfassung', 'Basisbetrag', 'Steuersatz', 'Kategorie', 'Betrag', 'Gesamt Brutto'],
  ['VAT breakdown', 'Base amount', 'Rate', 'Category', 'Amount', 'Total'],
])('a rate, what it is of and what comes of it are the tax where they lead to the total: %s', (...words) => {
  const [heading, base, rate, category, amount, total] = words;
  const found = readBelowHead(`
Description               Quantity      Price      Amount
Fire alarm service               1     486.20      486.20
Smoke detectors                 14      38.75      542.50

${heading}
${base!.padEnd(20)}${rate!.padEnd(20)}${category!.padEnd(20)}${amount}
${'1,028.70'.padEnd(20)}${'20.00%'.padEnd(20)}${'S'.padEnd(20)}205.74

${total!.padEnd(52)}1,234.44`);
  expect(stated(found, 'TAX_AMOUNT')).toBe('205.74');
});

test.each([
  'Werter Kunde',
  'Liebe Mitglieder',
  'Cher client',
  'Gentili clienti',
  'Bästa kund',
  'Beste klant',
  'EUR',
  'Wir nehmen die Freiheit, folgende Positionen zu berechnen',
  'We have the pleasure of charging the following',
])('whoever is spoken to or speaks, and a currency, is no name: %s', (line) => {
  expect(isPossibleName(line)).toBe(false);
});

test.each(['Wir Reisen GmbH', 'We Are Social', 'Vi Mode', 'Art 21', 'Beste Freunde', 'Cher Ami SARL', 'EURO Bau'])(
  'names that begin so are names: %s',
  (line) => {
    expect(isPossibleName(line)).toBe(true);
  },
);

test.each([
  ['Trading name', 'Legal name'],
  ['Handelsname', 'Firmenname'],
])(
  'columns of labels and values below "Buyer" name the buyer, not the place of delivery beside them: %s',
  (trading, legal) => {
    const found = readTyped(`INVOICE (380)                                                  Viewer 3.0

Invoice ID      Issue date     Due date
INV-25-0417     2025-11-13     2025-12-01

Seller                                Buyer                                 Delivery
${trading.padEnd(16)}Brackwater Data       ${trading.padEnd(16)}Fenmoor Power         2025-11-01
${legal.padEnd(16)}Brackwater Systems Ltd${legal.padEnd(16)}Fenmoor Power DAC     Fenmoor Control Room
Address         1 Main Street         Address         32 Harbour Row        2 Delivery Street
                Dublin D08 X7F2                       Cork T12 K4R9         Cork T12 H1W3

ID    Item name                       Quantity   Price      Line amount
1     Data engineer                          7   400.00        2,800.00
2     Architect                              1   500.00          500.00

Total without VAT                                              3,300.00
Total VAT amount                                                 759.00
Total with VAT                                                 4,059.00`);
    expect(found.entities.BUYER_NAME?.[0]?.value).toMatch(/^Fenmoor Power/);
    expect(found.entities.SELLER_NAME?.[0]?.value).toMatch(/^Brackwater/);
  },
);

test.each([
  ['TVA : autoliquidation', '0,00', 'Total HT', 'Total facture'],
  ['Btw verlegd', '0,00', 'Totaal excl. btw', 'Totaal'],
  ['MwSt. Reverse Charge', '0,00', 'Summe netto', 'Rechnungsbetrag'],
])('a tax of nothing that the reader owes is stated: %s', (label, amount, net, whole) => {
  const found = readBelowHead(`Item                  Qty      Price      Amount
Roof battens            4     250,00    1.000,00
Gutters                 2     125,50      251,00

${net.padEnd(40)}1.251,00
${label.padEnd(40)}${amount}
${whole.padEnd(40)}1.251,00`);
  expect(found.entities.TAX_AMOUNT?.[0]?.value).toBe('0.00');
});

test('a payment slip below names who pays and who is paid: a factor is not billed', () => {
  const found = readTyped(`*NORDTECH                                      FAKTURA

Nordtech Salg AS, Industriveien 34, 0303 Oslo
Org. nr. 923 456 781 MVA

Fjordmek Verksted AS            Fakturanr.       10877
Anyveien 8                      Fakturadato      30.06.2025
4005 Stavanger                  Forfallsdato     20.07.2025

Beskrivelse            Antall      Pris      Beløp
Kabel                       2    100,00     200,00
Montering                   1    300,00     300,00

Sum eks. mva                                500,00
Mva 25 %                                    125,00
Å betale                                    625,00

KVITTERING

Betalt av                       Betalt til
Fjordmek Verksted AS            Skrua Finans AS
Anyveien 8                      Postboks 114 Sentrum
4005 STAVANGER                  0102 OSLO`);
  expect(found.entities.BUYER_NAME?.[0]?.value).toBe('Fjordmek Verksted AS');
});
