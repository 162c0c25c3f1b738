import { TEMPLATE_VERSION } from '#core/templates/limits.ts';
import type { Zone } from '#core/templates/template.ts';
import type { EditorFields } from './editor-state.ts';

/** What `PUT /api/templates/{id}` takes. */
export interface SavedTemplate extends EditorFields {
  version: string;
  zones: readonly Zone[];
}

/** The template as it is sent: the page travels beside the coordinates, which are x, y, width and height alone. */
export function savedTemplate(fields: EditorFields, zones: readonly Zone[]): SavedTemplate {
  return { ...fields, name: fields.name.trim(), version: TEMPLATE_VERSION, zones: zones.map(savedZone) };
}

function savedZone(zone: Zone): Zone {
  const { x, y, width, height } = zone.coordinates;
  return { ...zone, coordinates: { x, y, width, height } };
}

/** The form of `POST /api/templates`: the sample is a file, or a document of the user's. */
export function newTemplateForm(
  saved: SavedTemplate,
  sample: { file: File } | { documentId: string } | null,
): FormData {
  const form = new FormData();
  form.set('name', saved.name);
  form.set('description', saved.description);
  form.set('status', saved.status);
  form.set('version', saved.version);
  form.set('zones', JSON.stringify(saved.zones));
  if (sample && 'file' in sample) form.set('pdf_file', sample.file, sample.file.name);
  else if (sample) form.set('document_id', sample.documentId);
  return form;
}
