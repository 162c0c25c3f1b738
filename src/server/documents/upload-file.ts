import type { FastifyRequest } from 'fastify';
import { ReaderError } from '#reader/reader-error.ts';
import type { Config } from '../config.ts';
import { appError, invalidField } from '../errors.ts';

const MAX_FILENAME = 255;

/** The name as the user knows it: no folders, no control characters, at most 255 characters. */
export function cleanFilename(name: string | undefined): string {
  // Browsers send a quote in a form's file name as %22 (HTML, multipart/form-data encoding).
  const base = (name ?? '').replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? '';
  const printable = base.replace(/\p{Cc}|\p{Cs}/gu, '').trim();
  return printable.slice(0, MAX_FILENAME) || 'document.pdf';
}

/** The one file of a multipart request. Throws 415 (no form), 422 (no file) and 413 (too large). */
export async function readUpload(
  request: FastifyRequest,
  config: Pick<Config, 'MAX_UPLOAD_MB'>,
): Promise<{ filename: string; bytes: Buffer }> {
  if (!request.isMultipart()) {
    throw appError('request.unsupported_type', 415, 'Please send the file as multipart/form-data.');
  }
  const part = await request.file({ throwFileSizeLimit: false }).catch(unreadableForm);
  if (!part) throw invalidField('file', 'Please upload a PDF file');
  const bytes = await readAll(part.file).catch(unreadableForm);
  if (part.file.truncated) throw new ReaderError('file.too_large', { limit: config.MAX_UPLOAD_MB });
  if (part.fieldname !== 'file') throw invalidField('file', 'Please upload a PDF file');
  return { filename: cleanFilename(part.filename), bytes };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The form parser's errors (no boundary, cut off in the middle) carry no code that says whose fault it was. */
function unreadableForm(cause: unknown): never {
  const code = (cause as { code?: string }).code ?? '';
  if (code.startsWith('FST_')) throw cause;
  throw appError('request.malformed', 422, 'The upload could not be read.', {
    cause,
    errors: [{ path: 'file', message: 'The upload could not be read.' }],
  });
}
