import type { z } from 'zod';
import type { DocumentFilter } from '#contracts/document-filter.ts';
import { type ExportFormat, exportBegunSchema, exportJobSchema } from '#contracts/export.ts';
import { apiUrl } from '#web/api/base-url.ts';
import { parseAnswer, request } from '#web/api/client.ts';
import { API_BASE, type ExchangeInit, exchange } from '#web/api/exchange.ts';
import { type ExportOptions, wireOptions } from './export-options.ts';
import { filenameOf } from './filename-of.ts';

/** Which documents leave: these, or all that a question finds, in its order. */
export type ExportedDocuments = { ids: string[] } | { filter: DocumentFilter; sort: string | null };

export interface ExportedFile {
  blob: Blob;
  filename: string;
}

/** Asks for an export: the file, or the id of the job that writes it where there are too many documents to wait for. */
export async function requestExport(
  which: ExportedDocuments,
  format: ExportFormat,
  options: ExportOptions,
): Promise<ExportedFile | { jobId: string }> {
  const documents = 'ids' in which ? which : { ...which.filter, ...(which.sort ? { sort: which.sort } : {}) };
  const body = JSON.stringify({ format, ...wireOptions(format, options), ...documents });
  const { status, file } = await fetchFile('/api/export', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  if (status !== 202) return file;
  return { jobId: parseAnswer(status, await file.blob.text(), exportBegunSchema).job_id };
}

export type ExportJob = z.infer<typeof exportJobSchema>;

export const exportJob = (id: string): Promise<ExportJob> =>
  request(`/api/export/jobs/${encodeURIComponent(id)}`, exportJobSchema);

/** The file of a completed job. */
export async function fetchExport(downloadUrl: string): Promise<ExportedFile> {
  return (await fetchFile(downloadUrl, {})).file;
}

async function fetchFile(path: string, init: ExchangeInit): Promise<{ status: number; file: ExportedFile }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const response = await exchange(apiUrl(API_BASE, path), init, (part) => parts.push(part));
  const blob = new Blob(parts, { type: response.headers.get('Content-Type') ?? '' });
  return { status: response.status, file: { blob, filename: filenameOf(response.headers.get('Content-Disposition')) } };
}
