import { z } from 'zod';
import { request } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
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
