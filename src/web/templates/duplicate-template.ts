import type { TemplateWire } from '#contracts/template.ts';
import { createTemplate, fetchSample } from '#web/api/templates-queries.ts';

/** What a copy is called, as copies of zones are (specification §5). */
const COPY = ' (Copy)';

/** The form of a copy; a draft, as two active templates for one layout would stand in each other's way. */
export function copyForm(template: TemplateWire, sample: Blob | null): FormData {
  const form = new FormData();
  form.set('name', `${template.name}${COPY}`);
  form.set('description', template.description);
  form.set('status', 'draft');
  form.set('version', template.version);
  form.set('zones', JSON.stringify(template.zones));
  form.set('documentTypes', JSON.stringify(template.documentTypes));
  if (sample) form.set('pdf_file', sample, template.pdf?.filename ?? 'sample.pdf');
  return form;
}

/** A new template like this one, with its sample. Throws `ApiError`. */
export async function duplicateTemplate(template: TemplateWire): Promise<TemplateWire> {
  return createTemplate(copyForm(template, template.pdf ? await fetchSample(template.id) : null));
}
