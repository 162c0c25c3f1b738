import { expect, test } from 'vitest';
import { readTyped } from '../testing/read-typed.ts';
import { isPossibleName } from './possible-name.ts';

const BODY = `

*Invoice                                Invoice No. 20441
                                       Date: 12/03/2025
*Bill to
Corrigan Bike Repair
17 Linden Avenue
Leeds LS1 4AP

Description                                      Amount
Materials as agreed                              120.00
Delivery                                          15.50
Total                                            135.50
`;

const sellerOf = (head: string, foot = '') => readTyped(`${head}${BODY}\n${foot}`).entities.SELLER_NAME?.[0]?.value;

test.each([
  [
    'a line in small letters names the trade and the legal form',
    '^TRENTWAY\n*PLANT & TOOL HIRE LTD\nDepot 4, Holme Lane\nNewark NG24 3PL',
    'TRENTWAY PLANT & TOOL HIRE LTD',
  ],
  [
    '"&" goes on from the line above',
    '^Briarwood Lumber\n^& Building Supply\n2214 Kessler Mill Road\nSalem, VA 24153',
    'Briarwood Lumber & Building Supply',
  ],
  [
    'both lines are written alike, and the second says what is sold',
    '^Northern Lakes\n^Veterinary Wholesalers\n12 Enterprise Circuit\nPrestons NSW 2170',
    'Northern Lakes Veterinary Wholesalers',
  ],
  [
    'the first line is the trade',
    '*Imprimerie\n^des Trois Rivières SARL\n12 rue du Caire\n75002 Paris',
    'Imprimerie des Trois Rivières SARL',
  ],
  [
    'partners and what they are',
    '^Kestrel & Rowe\n^Chartered Surveyors LLP\n4 Holme Lane\nNewark NG24 3PL',
    'Kestrel & Rowe Chartered Surveyors LLP',
  ],
  ['one line has a gap as wide as two letters', '^MAISON   VERLAINE\n12 rue du Caire\n75002 Paris', 'MAISON VERLAINE'],
  [
    'partners before a legal form',
    '^KOWALSKI & SONS\n*ROOFING LLC\n2214 Kessler Mill Road\nSalem, VA 24153',
    'KOWALSKI & SONS ROOFING LLC',
  ],
  [
    'the first line cannot end a name',
    '*The Law Offices of\n^Dana Whitfield\n2214 Kessler Mill Road\nSalem, VA 24153',
    'The Law Offices of Dana Whitfield',
  ],
])('a letterhead of two pieces is one name: %s', (_, head, name) => {
  expect(sellerOf(head)).toBe(name);
});

test('the foot tells that a line in small letters belongs to the name', () => {
  const head = '^LAGUNA\n*Pool Care\n2214 Kessler Mill Road\nSalem, VA 24153';
  expect(sellerOf(head, 'Laguna Pool Care · Licence 882 · office@lagunapool.example')).toBe('Laguna Pool Care');
});

test.each([
  ['^J. Moss Ltd\n*Plumbing & Heating\nDepot 4, Holme Lane\nNewark NG24 3PL', 'J. Moss Ltd'],
  ['^Harper & Lyle\nWine Shippers since 1871\n11 Quay Street\nNorwich NR1 2AB', 'Harper & Lyle'],
  ['^Northgate Electrical\nContractors to the trade\n11 Quay Street\nNorwich NR1 2AB', 'Northgate Electrical'],
  ['^HARTLEY MOTORS\n*Servicing • MOT • Tyres\n11 Quay Street\nNorwich NR1 2AB', 'HARTLEY MOTORS'],
  [
    '^Oakhurst Nursery\nA division of Vernal Holdings Inc.\n2214 Kessler Mill Road\nSalem, VA 24153',
    'Oakhurst Nursery',
  ],
  ['^Sabine Köhler\n*Übersetzungen\nHauptstraße 12\n79100 Freiburg', 'Sabine Köhler'],
])('what is said below a name of whoever bears it is no part of it', (head, name) => {
  expect(sellerOf(head)).toBe(name);
});

test('the company below its brand is called by its own line', () => {
  const head = '^RECAMBIOS EBRO\n*Recambios y Accesorios Ebro, S.L.\nCalle Mayor 14\n08039 Barcelona';
  expect(sellerOf(head)).toBe('Recambios y Accesorios Ebro, S.L.');
});

test('who is paid under the first line alone is not called by the second', () => {
  const head = '^Pixel & Grain\n*Photography\n2214 Kessler Mill Road\nSalem, VA 24153';
  expect(sellerOf(head, 'Please make checks payable to Pixel & Grain')).toBe('Pixel & Grain');
});

test.each([
  ['^Régie des Eaux du Lormont', 'Établissement public – SIRET 200 447 190 00018'],
  ['^Stadtwerk Auental', 'Rechtsfähige Anstalt des öffentlichen Rechts'],
  ['^Wasserverband Auental', 'Körperschaft des öffentlichen Rechts – Steuernummer 21/815/08150'],
  ['^Fell Rescue', 'Registered charity – no. 1144710'],
  ['^Tyne Ferries', 'Public body'],
  ['^Acquedotto Valdarno', 'Ente pubblico economico – P.IVA 01234567897'],
  ['^Aguas del Ebro', 'Entidad pública empresarial'],
  ['^Waterschap Rijnoever', 'Openbaar lichaam – KvK 12345678'],
])('what a body is before the law, in small print below its name, is nobody: %s', (head, status) => {
  const paper = `${head}\n${status}\n4 Quay Street\nNorwich NR1 2AB`;
  expect(sellerOf(paper)).toBe(head.slice(1));
  expect(isPossibleName(status.split(' – ')[0]!)).toBe(false);
});

test.each([
  'Public Health Authority',
  'Ente Pubblico Acque Valdarno',
  'Établissement public du Marais',
  'Registered Charity Shops Ltd',
])('a name that begins with words for a status is one: %s', (name) => {
  expect(isPossibleName(name)).toBe(true);
});
