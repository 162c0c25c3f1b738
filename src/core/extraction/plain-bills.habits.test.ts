import { expect, test } from 'vitest';
import { isStreetLine } from '../names/address-lines.ts';
import { isMatter } from './parties/possible-name.ts';
import { readTyped } from './testing/read-typed.ts';

type Found = ReturnType<typeof readTyped>;
const stated = (found: Found, field: string) => found.entities[field as keyof Found['entities']]?.[0]?.value;

test('a bill that never says so keeps its values where it names a term of payment', () => {
  const found = readTyped(`*Harbour Lane Carpentry
12 Quay Street, Whitby YO21 1DH

Mrs J Alderton
4 Mill Lane, Whitby YO22 4HJ

14 May 2024

Oak shelving, alcove left of chimney          420.00
Fitting and finishing                         180.00
Total                                        £600.00

Net 30`);
  expect([found.document_type === 'other', stated(found, 'TOTAL_AMOUNT')]).toEqual([false, '600.00']);
});

test('a bill that never says so keeps its values where tax is charged under a tax number', () => {
  const german = readTyped(`*Elektro Vogel
Bahnhofstraße 4, 87435 Kempten
Steuernummer 127/233/40112

Familie Huber
Am Anger 9
87439 Kempten

Nr. 118                                       Kempten, 03.07.2024

Steckdosen versetzt                             250,00 €
Netto                                           250,00 €
19% MwSt                                         47,50 €
Gesamtbetrag                                    297,50 €`);
  const french = readTyped(`*Claire Dubois
8 rue des Lilas, 44000 Nantes
SIRET 812 345 678 00019

Mairie de Rezé
Place Jean-Baptiste Daviais
44400 Rezé

N° 2024-07                                     Nantes, le 12 juin 2024

Animation d'atelier                              850,00 €
Total HT                                         850,00 €
TVA 20 %                                         170,00 €
Total TTC                                      1 020,00 €`);
  expect([german.document_type === 'other', stated(german, 'TOTAL_AMOUNT')]).toEqual([false, '297.50']);
  expect([french.document_type === 'other', stated(french, 'TOTAL_AMOUNT')]).toEqual([false, '1020.00']);
});

test('a stay that is billed ahead is not dated on the day of departure', () => {
  const found = readTyped(`*Seaview Guest House                                            12 June 2024
3 Marine Parade, Whitby YO21 3PR

INVOICE 2214
Mr P Dalton
17 Elm Grove, Leeds LS6 2AB

Arrival      03/08/2024
Departure    10/08/2024

7 nights, double room                                              630.00
Total                                                             £630.00`);
  expect(stated(found, 'INVOICE_DATE')).not.toBe('2024-08-10');
});

test.each(['Cuota impositiva', 'Cuota devengada (21 %)', 'Cuota al 21 %', 'Cuota repercutida'])(
  '"%s" is the tax',
  (name) => {
    const found = readTyped(`*Talleres Ibáñez SL
NIF B12345674
Calle Mayor 3, 28013 Madrid

Factura 2024/117                                 Fecha: 04/03/2024
Cliente: Comercial Duero SA

Reparación de caldera                              100,00 €
Base imponible                                     100,00 €
${name.padEnd(45)}       21,00 €
Total factura                                      121,00 €`);
    expect(stated(found, 'TAX_AMOUNT')).toBe('21.00');
  },
);

test('a name with a legal form is no heading, and one that begins like a zone of firms is no street', () => {
  expect(['Your Journey Ltd', 'Deine Reise GmbH', 'Your journey'].map(isMatter)).toEqual([false, false, true]);
  expect(['ZAE Bayern', 'ZA DE KERGOAT', 'ZI de la Pointe', 'ZAC Les Portes'].map(isStreetLine)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a long word behind the name of a zone is looked at once', () => {
  const line = `Loc. ${'a'.repeat(80)}1`;
  for (let turn = 0; turn < 1000; turn++) expect(isStreetLine(line)).toBe(false);
});
