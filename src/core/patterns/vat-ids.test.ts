import { expect, test } from 'vitest';
import { findVatIds, vatIdStatus } from './vat-ids.ts';

/** One number with right check digits for every member of the European Union and its neighbours. */
const VALID = [
  ['AT', 'ATU13585627'],
  ['BE', 'BE0428759497'],
  ['BG', 'BG175074752'],
  ['CH', 'CHE107787577MWST'],
  ['CY', 'CY10259033P'],
  ['CZ', 'CZ25123891'],
  ['DE', 'DE136695976'],
  ['DK', 'DK13585628'],
  ['EE', 'EE100931558'],
  ['EL', 'EL094259216'],
  ['ES', 'ESA13585625'],
  ['FI', 'FI20774740'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB980780684'],
  ['GB with 97 as check digits', 'GB907890297'],
  ['HR', 'HR33392005961'],
  ['HU', 'HU12892312'],
  ['IE', 'IE6433435F'],
  ['IT', 'IT00743110157'],
  ['LT', 'LT119511515'],
  ['LU', 'LU15027442'],
  ['LV', 'LV40003521600'],
  ['MT', 'MT11679112'],
  ['NL', 'NL004495445B01'],
  ['PL', 'PL8567346215'],
  ['PT', 'PT501964843'],
  ['RO', 'RO18547290'],
  ['SE', 'SE123456789701'],
  ['SI', 'SI50223054'],
  ['SK', 'SK2022749619'],
  ['XI', 'XI980780684'],
] as const;

test.each(VALID)('%s: check digits that fit', (_, id) => {
  expect(vatIdStatus(id)).toBe(true);
  expect(findVatIds({ text: `VAT No. ${id}`, above: '' }).map(({ value, confidence }) => [value, confidence])).toEqual([
    [id, 0.98],
  ]);
});

test.each(VALID)('%s: two digits exchanged do not fit', (_, id) => {
  // The first two neighbours that differ, behind the country and two digits that may be fixed.
  const at = [...id].findIndex(
    (digit, index) => index >= 5 && /\d\d/.test(id.slice(index, index + 2)) && digit !== id[index + 1],
  );
  const wrong = id.slice(0, at) + id[at + 1]! + id[at]! + id.slice(at + 2);
  expect(vatIdStatus(wrong)).not.toBe(true);
});

test('groups and separators are printing, not value', () => {
  const ids = ['DE 136 695 976', 'GB 980 7806 84', 'FR 40 303 265 045', 'CHE-107.787.577 MWST', 'NL 0044.95.445.B01'];
  for (const id of ids) {
    const [found] = findVatIds({ text: `USt-IdNr.: ${id} Seite 1`, above: '' });
    expect([found?.text, found?.value]).toEqual([id, id.replace(/[^A-Z\d]/g, '')]);
  }
});

test('without a label only numbers whose check digits fit are taken', () => {
  expect(findVatIds({ text: 'Part DE136695976 and part DE136695967', above: '' }).map(({ value }) => value)).toEqual([
    'DE136695976',
  ]);
});
