import { expect, test } from 'vitest';
import { importTemplateSchema } from '#contracts/template.ts';
import { copyForm } from './duplicate-template.ts';
import { exportName } from './export-template.ts';
import { readExported } from './read-exported.ts';
import { aTemplate, aZone } from './testing-template.test-suite.ts';

const TEMPLATE = aTemplate({
  name: 'Südwerk / Rechnung',
  status: 'active',
  zones: [aZone({ label: 'INVOICE_NUMBER', pageNumber: 2 })],
});

test('an export is named after its template, in letters that every system takes', () => {
  expect(exportName(TEMPLATE.name)).toBe('sudwerk-rechnung.json');
  expect(exportName('発票')).toBe('template.json');
});

test('what is exported can be imported as it is', async () => {
  const file = new File([JSON.stringify(TEMPLATE)], 'a.json');
  expect(importTemplateSchema.parse(await readExported(file))).toMatchObject({
    name: TEMPLATE.name,
    zones: TEMPLATE.zones,
  });
});

test('a file that is no JSON is refused with a sentence', async () => {
  await expect(readExported(new File(['%PDF-1.7'], 'a.pdf'))).rejects.toThrow('This file is no exported template.');
});

test('a copy is a draft with all zones and the sample', () => {
  const form = copyForm(aTemplate({ ...TEMPLATE, pdf: { filename: 'a.pdf', pages: 2, fileSize: 3 } }), new Blob(['x']));
  expect(form.get('name')).toBe('Südwerk / Rechnung (Copy)');
  expect(form.get('status')).toBe('draft');
  expect(JSON.parse(String(form.get('zones')))).toEqual(TEMPLATE.zones);
  expect((form.get('pdf_file') as File).name).toBe('a.pdf');
});

test('a copy of a template without a sample has none', () => {
  expect(copyForm(TEMPLATE, null).has('pdf_file')).toBe(false);
});
