import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const buyerOf = (paper: string) => readTyped(paper).entities.BUYER_NAME?.[0]?.value;

test.each(['Ihre Agentur', 'Ihre Vertretung', 'Ihr Vermittler'])('"%s" heads who looks after the reader', (heading) => {
  expect(
    buyerOf(`*Brandkasse Ostwall VVaG
Versicherungsverein auf Gegenseitigkeit

                                                  ${heading}
                                                  Generalagentur Jörn Harms
                                                  Lange Reihe 4, 25554 Wilster
Brandkasse Ostwall VVaG · 25524 Itzehoe           Telefon 04823 / 80 41 22

Frau                                              Versicherungsnummer
Telse Wittmaack                                   WG 41-7720 336-5
Dörpstraat 12
25572 Landrecht                                   Itzehoe, 05.12.2024

Beitragsrechnung

Feuer und Sturm                                             214,60 EUR
Beitrag ohne Versicherungsteuer                             214,60 EUR
Versicherungsteuer 19,00 %                                   40,77 EUR
Gesamtbeitrag                                               255,37 EUR`),
  ).toBe('Telse Wittmaack');
});

const sheet = (second: string) => `Informationen zum Käufer                              Informationen zum Verkäufer
Leitweg-ID           05774-41188-23                   Firmenname           Hellglas GmbH
Name                 Stadt Ebenroda – Amt für         Straße               Ringstr. 8
                     ${second.padEnd(32)} PLZ                  32676
Straße               Markt 1                          Ort                  Lügde
PLZ                  33175                            Land                 DE
Ort                  Ebenroda                         Telefon              05281 77 40

Rechnungsnummer      RE-25-4471                       Rechnungsdatum       02.09.2025
Gesamtsumme (netto)                 100,00
Summe Umsatzsteuer                   19,00
Gesamtsumme (brutto)                119,00`;

test('a name goes on where a sheet leaves the place of the next label free', () => {
  expect(buyerOf(sheet('Gebäudewirtschaft'))).toBe('Stadt Ebenroda – Amt für Gebäudewirtschaft');
});

test('an address below a name in a sheet is no part of it', () => {
  expect(buyerOf(sheet('Markt 1'))).toBe('Stadt Ebenroda – Amt für');
});
