import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';

const HEAD = `*Harlow Joinery Ltd
4 Mill Lane
Leeds LS1 4AP
`;

const buyerOf = (paper: string) => readTyped(paper).entities.BUYER_NAME?.[0]?.value;

const onSheet = (name: string, below: string) =>
  buyerOf(`${HEAD}
Customer             ${name}
                     ${below}
Address              12 College Road
Town                 York
Phone                01904 77 40

Invoice number       HJ-204
Invoice date         4 March 2024
Net total            100.00
VAT 20 %              20.00
Gross total          120.00`);

test.each([
  ['Margaret Thornton', 'Acme Ltd', 'Acme Ltd'],
  ['Margaret Thornton', 'Acme Services Ltd', 'Acme Services Ltd'],
  ['Acme Kitchens', 'Dublin', 'Acme Kitchens'],
  ['Municipality of Aldbrook –', 'Building Services', 'Municipality of Aldbrook – Building Services'],
  ['Municipality of Aldbrook – Central', 'Services', 'Municipality of Aldbrook – Central Services'],
  ['Northgate Facilities and', 'Management', 'Northgate Facilities and Management'],
])('a name on a sheet goes on below where it cannot end: %s / %s', (name, below, buyer) => {
  expect(onSheet(name, below)).toBe(buyer);
});

const inForm = (...lines: string[]) =>
  buyerOf(`${HEAD}
Name:     ${lines.join('\n          ')}
Ort:      77777 Aldbrook
Telefon:  01904 77 40

*Rechnung
Rechnungsnummer:   AR25-1044
Rechnungsdatum:    27.02.2025
Gesamtsumme:       391,50 EUR`);

test.each([
  [['Gemeinde Aldbrook', 'Bauamt', 'Marktplatz 1'], 'Gemeinde Aldbrook Bauamt'],
  [['Gemeinde', 'Aldbrook', 'Bauamt', 'Marktplatz 1'], 'Gemeinde Aldbrook Bauamt'],
  [['Gemeinde Aldbrook', 'Marktplatz 1'], 'Gemeinde Aldbrook'],
  [['Gemeinde Aldbrook', 'z. Hd. Frau Möbus', 'Marktplatz 1'], 'Gemeinde Aldbrook'],
  [['Holzbau Ahrends', 'GmbH', 'Abteilung Einkauf'], 'Holzbau Ahrends GmbH'],
])("a name in a form's cell ends where an address or a legal form ends it: %j", (lines, buyer) => {
  expect(inForm(...lines)).toBe(buyer);
});

test('a person above a company and its address in a cell is no part of its name', () => {
  expect(inForm('Margaret Thornton', 'Acme Ltd', 'Marktplatz 1')).not.toBe('Margaret Thornton Acme Ltd');
});
