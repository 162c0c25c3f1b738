import { expect, test } from 'vitest';
import { makeZone } from './make-zone.ts';
import { newTemplateForm, savedTemplate } from './saved-template.ts';

const fields = { name: ' ACME ', description: 'Their invoices', status: 'draft' } as const;
const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

test("a template is sent as version '1.0.0', with x, y, width and height alone, and the page beside them", () => {
  const zone = { ...makeZone('z', [], 3, box), coordinates: { ...box, pageNumber: 3 } };
  expect(savedTemplate(fields, [zone])).toEqual({
    ...fields,
    name: 'ACME',
    version: '1.0.0',
    zones: [{ id: 'z', name: 'Zone 1', type: 'text', coordinates: box, pageNumber: 3, required: false, rules: [] }],
  });
});

test('a new template is a form with its zones as JSON and the file beside them', () => {
  const file = new File(['%PDF-1.7'], 'acme.pdf', { type: 'application/pdf' });
  const form = newTemplateForm(savedTemplate(fields, [makeZone('z', [], 1, box)]), { file });
  const names = [...form.keys()];
  expect(names).toEqual(['name', 'description', 'status', 'version', 'zones', 'pdf_file']);
  expect(JSON.parse(String(form.get('zones')))[0]).toMatchObject({ id: 'z', coordinates: box });
  expect((form.get('pdf_file') as File).name).toBe('acme.pdf');
});

test("a user's document is named as the sample, not sent again", () => {
  const form = newTemplateForm(savedTemplate(fields, []), { documentId: 'd1' });
  expect(form.get('document_id')).toBe('d1');
  expect(form.has('pdf_file')).toBe(false);
});
