import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const sellerOf = (head: string) =>
  readTyped(`${head}

INVOICE                       Invoice No. 2041        Date: 4 March 2024

Bill to:
Pemberton Schools Trust
12 College Road, York YO1 7EP

Description                     Amount
Crates of apples                420.00

Invoice total                   420.00`).entities.SELLER_NAME?.[0]?.value;

test.each([
  [
    '*Cedar Flats Produce\nA Division of Harmon Grocery Co., Inc.\n210 Harbor Road, Leeds LS1 4AP',
    'Cedar Flats Produce',
  ],
  ['*Obsthof Lehmkuhl\nEin Unternehmen der Nordfrucht AG\nDeichweg 4, 21129 Hamburg', 'Obsthof Lehmkuhl'],
  ['*Fruits Bellecour\nUne société du Groupe Verger SAS\n4 rue des Halles, 69002 Lyon', 'Fruits Bellecour'],
  ['*Fruithal De Linde\nOnderdeel van Versgroep B.V.\nMarkt 4, 5611 EC Eindhoven', 'Fruithal De Linde'],
])('whose part somebody is stands below the name, and is not who sells: %s', (head, seller) => {
  expect(sellerOf(head)).toBe(seller);
});

test('a trade alone above a person is the beginning of the name', () => {
  const { entities } = readTyped(`^Malermeisterbetrieb
^Jörn Teichert
staatlich geprüfter Gestalter · Restaurator im Handwerk

Jörn Teichert · Lindenweg 3 · 04668 Grimma

Hausverwaltung Tulpe GmbH
Ringstraße 8
04680 Colditz

Rechnung Nr. 2025/171                    Grimma, 16.09.25

Bezeichnung                Anzahl          EUR
Treppenhaus streichen         1         119,73
Mehrwertsteuer 19 %                      22,75
Zu zahlender Betrag EUR                 142,48`);
  expect(entities.SELLER_NAME?.[0]?.value).toContain('Jörn Teichert');
});
