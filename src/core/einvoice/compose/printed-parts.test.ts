import { expect, test } from 'vitest';
import { readParty } from './party-terms.ts';
import { postalAddress } from './postal-address.ts';
import { unitCode } from './unit-code.ts';

const party = (taxId: string, address?: string) => readParty({ name: 'A', address, taxId });

test('only what has the shape of a country’s VAT identifiers is one', () => {
  for (const taxId of ['RSSMRA80A01H501U', 'NIF B123', 'CIF B12345678', 'SIRET 12345678900012', 'USt-IdNr. 12']) {
    expect(party(taxId)).toMatchObject({ vatId: null, taxNumber: taxId, country: null });
  }
  expect(party('DE 136 695 976')).toMatchObject({ vatId: 'DE136695976', country: 'DE' });
  expect(party('CHE-116.281.710 MWST')).toMatchObject({ vatId: 'CHE116281710', country: 'CH' });
  expect(party('CHE-116.281.710')).toMatchObject({ vatId: 'CHE116281710', country: 'CH' });
  for (const label of ['USt-IdNr. ', 'USt-IdNr.:', 'VAT No: ', 'ust-id ', 'N° TVA : '])
    expect(party(`${label}DE 136 695 976`), label).toMatchObject({
      vatId: 'DE136695976',
      taxNumber: null,
      country: 'DE',
    });
  expect(party('VAT No 923609016').vatId).toBeNull();
  expect(party('NUMERO DE 123456780').vatId).toBeNull();
  expect(party('DE136695976 / FR40303265045').vatId).toBeNull();
  expect(party('NO 923 609 016 MVA')).toMatchObject({ vatId: 'NO923609016MVA', country: 'NO' });
});

test('a VAT identifier names the country of an address only if its post code can be there', () => {
  expect(party('DE136695976', 'Hafenstraße 12, 20457 Hamburg').country).toBe('DE');
  expect(party('DE136695976', 'Ringstraße 3, 1010 Wien').country).toBeNull();
});

test('a house number is no post code, and an American state no country', () => {
  expect(postalAddress('1200 NW Marshall St, Portland, OR 97209')).toMatchObject({
    lines: ['1200 NW Marshall St'],
    town: 'Portland',
    region: 'OR',
    code: '97209',
    country: 'US',
  });
  expect(postalAddress('1200 NW Marshall St')).toMatchObject({ code: null, country: null });
  expect(postalAddress('1234 Main Street')).toMatchObject({ lines: ['1234 Main Street'], code: null });
  expect(postalAddress('12 Lake Rd, 60601 Chicago, IL')).toMatchObject({ code: '60601', region: 'IL', country: null });
  expect(postalAddress('Marktgasse 2, 9000 St. Gallen')).toMatchObject({ code: '9000', town: 'St. Gallen' });
  expect(postalAddress('Torstr. 1, 10119 Berlin, DE')).toMatchObject({ town: 'Berlin', country: 'DE' });
});

test('an abbreviation is not taken for a code that looks like it', () => {
  expect(['GB', 'Go', 'ml', 'cl', 'ha'].map(unitCode)).toEqual(['E34', 'E34', 'MLT', 'CLT', 'H18']);
  expect(['MB', 'RM', 'WE', 'KB', 'NL', 'PS', 'bar'].map(unitCode)).toEqual(Array(7).fill(null));
  expect(['H87', 'E48', '4L', 'ZZY'].map(unitCode)).toEqual(['H87', 'E48', '4L', null]);
});
