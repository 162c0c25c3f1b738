import { type TemplateWire, templateSchema } from '#contracts/template.ts';

/** A template for tests, with what matters to them. */
export function aTemplate(given: Partial<TemplateWire> = {}): TemplateWire {
  return templateSchema.parse({
    id: 't1',
    name: 'Template',
    description: '',
    status: 'draft',
    version: '1.0.0',
    zones: [],
    documentTypes: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    lastUsed: null,
    pdf: null,
    documentsRead: 0,
    ...given,
  });
}

/** A zone for tests. */
export function aZone(given: Partial<TemplateWire['zones'][number]> = {}): TemplateWire['zones'][number] {
  const coordinates = { x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
  return { id: 'z1', name: 'Number', type: 'text', coordinates, pageNumber: 1, required: false, rules: [], ...given };
}
