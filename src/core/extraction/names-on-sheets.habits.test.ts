import { expect, test } from 'vitest';
import { LEGAL_FORM } from '../names/legal-forms.ts';
import { isPossibleName } from './parties/possible-name.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test.each([
  ['Informationen zum Käufer', 'Informationen zum Verkäufer'],
  ['Angaben zum Käufer', 'Angaben zum Verkäufer'],
  ['Details of the buyer', 'Details of the seller'],
  ['Informations sur le client', 'Informations sur le fournisseur'],
  ['Gegevens van de koper', 'Gegevens van de verkoper'],
  ['Dati del cliente', 'Dati del fornitore'],
  ['Datos del cliente', 'Datos del proveedor'],
])('a heading may say what it is about the party: %s', (buyer, seller) => {
  const found = readTyped(`*${buyer.padEnd(42)}${seller}
Name:      Gemeinde Ostrau, Bauhof         Name:      Steinwerk Brehme GmbH
Str.:      Am Anger 1                      Str.:      Bruchweg 40
PLZ:       04749                           PLZ:       04720
Ort:       Ostrau                          Ort:       Döbeln
                                           Name:      Sieglinde Ahrends
                                           Telefon:   +49 3431 7002-12

*Rechnung
Rechnungsnummer:   AR25-1044
Rechnungsdatum:    27.02.2025
Gesamtsumme:       391,50 EUR`);
  expect(stated(found, 'BUYER_NAME')).toBe('Gemeinde Ostrau, Bauhof');
});

test('codes of fields and countries are nobody, and what is reached through somebody is its own name', () => {
  expect(['BT-27', 'BG-4', 'DE', 'FR', 'UK'].filter(isPossibleName)).toEqual([]);
  expect(['HP', 'EY', 'BP', 'V-ZUG', 'BT Group'].every(isPossibleName)).toBe(true);
  const found = readTyped(`                                             *Storenbau Inglin AG
                                             Gewerbestrasse 7
                                             6440 Brunnen

Stockwerkeigentümergemeinschaft Seerose
p.A. Immo Treuhand Arth GmbH
Zugerstrasse 18
6415 Arth

*Rechnung RE-10881
Datum: 19.05.2025

Total inkl. MWST          CHF 4'128.75`);
  expect(stated(found, 'BUYER_NAME')).toBe('Stockwerkeigentümergemeinschaft Seerose');
});

test.each([
  'Verkehrsbetriebe Hunte AöR',
  'Evangelischer Kirchenkreis KdöR',
  'Planwerk Reiser Architekten PartGmbB',
  'Lorenz & Pohl Rechtsanwälte PartG mbB',
  'Weingut Steindl OG',
  'Versicherungsverein Nord VVaG',
  'SELARL Cabinet Dumont',
  'GAEC de la Rive',
  'Imprimerie Lejeune SCRL',
  'Coöperatie De Hoop U.A.',
  'Consorzio Valle S.c.a.r.l.',
  'Agriturismo Le Rondini Soc. Agr. s.s.',
])('%s bears its legal form', (name) => {
  expect(LEGAL_FORM.test(name)).toBe(true);
});

test('an upper floor is no general partnership', () => {
  const floors = ['Büro 2. OG', 'im OG', 'Wohnung OG', '1. OG links', 'OG'];
  expect(floors.filter((text) => LEGAL_FORM.test(text))).toEqual([]);
});

test('programs without such letters spell umlauts out, and indent a form below its heading', () => {
  const found = readTyped(`Handelsrechnung  2025-118  vom 09.05.2025

VERKAEUFER
  Name                    : Sonnenwerk Elbe eG
  Strasse                 : Hafenweg 12
  PLZ, Ort                : 21423 Winsen
KAEUFER
  Name                    : Jorinde und Tim Ahlers
  Strasse                 : Am Siel 7
  PLZ, Ort                : 21423 Winsen

Rechnungssumme ohne USt                     1.000,00
Umsatzsteuer gesamt                           190,00
Rechnungssumme mit USt                      1.190,00
Faelliger Betrag                            1.190,00

Faelligkeitsdatum         : 23.05.2025`);
  expect(stated(found, 'SELLER_NAME')).toBe('Sonnenwerk Elbe eG');
  expect(stated(found, 'BUYER_NAME')).toBe('Jorinde und Tim Ahlers');
  expect(stated(found, 'DUE_DATE')).toBe('2025-05-23');
});

test.each([
  ['Client Exemple SAS', 'Facture', '14 rue des Lices\n49100 Angers'],
  ['Kunde Muster AG', 'Rechnung', 'Musterweg 4\n80331 München'],
  ['Customer Test Ltd', 'Invoice', '4 Mill Lane\nLeeds LS1 4AP'],
  ['Klant Voorbeeld BV', 'Factuur', 'Dorpsstraat 4\n3511 AB Utrecht'],
  ['Cliente Prueba S.L.', 'Factura', 'Calle Mayor 4\n28013 Madrid'],
  ['Cliente Esempio S.r.l.', 'Fattura', 'Via Roma 4\n20121 Milano'],
])('specimens bear the word for a customer in their name: %s', (name, title, address) => {
  const found = readTyped(`^Ateliers Duval GmbH

${name}
${address}

*${title} 2025-118
14.03.2025

Total   EUR   119,00`);
  expect(stated(found, 'BUYER_NAME')).toBe(name);
});

test('the number that somebody has with the sender is nobody', () => {
  expect(
    ['Client C0418', 'Kunden-Nr. 10448', 'Customer 118-4', 'Klant 20118', 'Debitor D-4471'].filter(isPossibleName),
  ).toEqual([]);
  expect(['Client Earth', 'Kundendienst Maier', 'Studio 54'].every(isPossibleName)).toBe(true);
});

test.each([
  ['Betonwerk Lahnblick GmbH &', 'Co. KG'],
  ['Betonwerk Lahnblick GmbH & Co.', 'KG'],
])('a legal form may go on in the next line of a narrow form: %s', (first, rest) => {
  const found = readTyped(`*Informationen zum Käufer                  Informationen zum Verkäufer
Name:      Gemeinde Ostrau, Bauhof         Name:      ${first}
Str.:      Am Anger 1                                 ${rest}
PLZ:       04749                           Str.:      Bruchweg 40
Ort:       Ostrau                          Ort:       04720 Döbeln

*Rechnung
Rechnungsnummer:   AR25-1044
Rechnungsdatum:    27.02.2025
Gesamtsumme:       391,50 EUR`);
  expect(stated(found, 'SELLER_NAME')).toBe('Betonwerk Lahnblick GmbH & Co. KG');
});
