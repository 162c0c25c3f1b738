import { z } from 'zod';
import {
  appliedSchema,
  previewSchema,
  suggestionSchema,
  type TemplateApplied,
  type TemplatePreview,
  type TemplateSuggestion,
} from '#contracts/template.ts';
import type { Zone } from '#core/templates/template.ts';
import { request, requestPage } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import type { StretchAsked } from './save/look-through.ts';
import { type LoadedTemplate, loadedTemplateSchema } from './state/load-template.ts';
import type { SavedTemplate } from './state/saved-template.ts';

const ALL = '/api/templates';
const address = (id: string, rest = '') => `${ALL}/${encodeURIComponent(id)}${rest}`;
const savedSchema = z.object({ id: z.string() });

export function fetchTemplate(id: string, signal: AbortSignal): Promise<LoadedTemplate> {
  return request(address(id), loadedTemplateSchema, { signal });
}

/** Answers the new template's id; nothing else is read, so that what was created is not told as failed. */
export async function createTemplate(form: FormData): Promise<string> {
  return (await upload(ALL, form, savedSchema)).id;
}

export async function updateTemplate(id: string, saved: SavedTemplate): Promise<void> {
  await request(address(id), savedSchema, { method: 'PUT', json: saved });
}

/** Replaces the sample of a saved template. */
export async function replaceSample(id: string, file: File): Promise<void> {
  const form = new FormData();
  form.set('pdf_file', file, file.name);
  await upload(address(id, '/pdf'), form, savedSchema, { method: 'PUT' });
}

/** What the engine reads on a sample (a file, or a document of the user's): zones to propose, and all words. */
export function suggestZones(
  sample: Blob | { documentId: string } | null,
  signal: AbortSignal,
): Promise<TemplateSuggestion> {
  if (sample instanceof Blob) {
    const form = new FormData();
    form.set('pdf_file', sample, sample instanceof File ? sample.name : 'sample.pdf');
    return upload(`${ALL}/suggest`, form, suggestionSchema, { signal });
  }
  const json = { document_id: sample?.documentId };
  return request(`${ALL}/suggest`, suggestionSchema, { method: 'POST', json, signal });
}

type PreviewPage = Promise<{ items: TemplatePreview; total: number }>;

/** What saving these zones would change on a stretch of the documents already read with the template. */
export function previewChanges(
  id: string,
  zones: readonly Zone[],
  query: StretchAsked,
  signal: AbortSignal,
): PreviewPage {
  return requestPage(address(id, '/preview'), previewSchema.element, {
    method: 'POST',
    json: { zones },
    query,
    signal,
  });
}

/** What a template that is not saved yet would change on a stretch of all documents, where they have its layout. */
export function previewNew(
  documentId: string,
  zones: readonly Zone[],
  query: StretchAsked,
  signal: AbortSignal,
): PreviewPage {
  const json = { zones, document_id: documentId };
  return requestPage(`${ALL}/preview`, previewSchema.element, { method: 'POST', json, query, signal });
}

/** Has documents read again with the template, beside all else: those it has read, and all others of its layout. */
export function applyTemplate(id: string): Promise<TemplateApplied> {
  return request(address(id, '/apply'), appliedSchema, { method: 'POST', json: null });
}
