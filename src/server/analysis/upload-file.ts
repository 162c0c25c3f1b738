import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { LONGEST_FILENAME } from '#contracts/document.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { Config } from '../config.ts';
import { appError, invalidField } from '../errors.ts';

/** The name as the user knows it: no folders, no control characters, at most 255 characters. */
export function cleanFilename(name: string | undefined): string {
  // Browsers send a quote in a form's file name as %22 (HTML, multipart/form-data encoding).
  const base = (name ?? '').replaceAll('%22', '"').split(/[\\/]/).at(-1) ?? '';
  const printable = base.replace(/\p{Cc}|\p{Cs}/gu, '').trim();
  return printable.slice(0, LONGEST_FILENAME) || 'document.pdf';
}

/** A file that has arrived whole. It lies on the disk, so that slow and many uploads take no memory. */
export interface ReceivedFile {
  filename: string;
  /** In bytes. */
  size: number;
  read(): Promise<Buffer>;
  discard(): Promise<void>;
}

const WANTED = { pdf: 'Please upload a PDF file', xml: 'Please upload an XML file' };

/** The one file of a multipart request. Throws 415 (no form), 422 (no file, or several) and 413 (too large). */
export async function receiveUpload(
  request: FastifyRequest,
  config: Pick<Config, 'MAX_UPLOAD_MB' | 'DATA_DIR'>,
  kind: keyof typeof WANTED = 'pdf',
): Promise<ReceivedFile> {
  const { file } = await receiveForm(request, config, 'file');
  if (!file) throw invalidField('file', WANTED[kind]);
  return file;
}

export interface ReceivedForm {
  /** Null when there is none under the wanted name. */
  file: ReceivedFile | null;
  /** The other fields, as text. */
  fields: Record<string, string>;
}

/** A multipart request with at most one file, in the field `name`. Throws 415 (no form) and 413 (too large). */
export async function receiveForm(
  request: FastifyRequest,
  config: Pick<Config, 'MAX_UPLOAD_MB' | 'DATA_DIR'>,
  name: string,
): Promise<ReceivedForm> {
  const { files, fields } = await receiveFiles(request, config, { name, most: 1 });
  return { file: files[0] ?? null, fields };
}

/** As `receiveForm`, with up to `most` files, which together may be as large as one. */
export async function receiveFiles(
  request: FastifyRequest,
  config: Pick<Config, 'MAX_UPLOAD_MB' | 'DATA_DIR'>,
  { name, most }: { name: string; most: number },
): Promise<{ files: ReceivedFile[]; fields: Record<string, string> }> {
  if (!request.isMultipart()) {
    throw appError('request.unsupported_type', 415, 'Please send the file as multipart/form-data.');
  }
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const open: ScratchFile[] = [];
  let total = 0;
  try {
    for await (const part of request.parts({ limits: { files: most } })) {
      if (part.type !== 'file') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== name) {
        part.file.resume();
        continue;
      }
      const file = await scratchFile(join(config.DATA_DIR, 'incoming'));
      open.push(file);
      await file.writeFile(part.file);
      const { size } = await file.stat();
      total += size;
      const isTooMuch = part.file.truncated || total > config.MAX_UPLOAD_MB * 1024 * 1024;
      if (isTooMuch) throw new ReaderError('file.too_large', { limit: config.MAX_UPLOAD_MB });
      const filename = cleanFilename(part.filename);
      files.push({ filename, size, read: () => readWhole(file, size), discard: () => file.close() });
    }
    return { files, fields };
  } catch (error) {
    await Promise.all(open.map((file) => file.close()));
    return unreadableForm(error);
  }
}

type ScratchFile = Awaited<ReturnType<typeof open>>;

/** Without a name from the start: however the process ends, nothing is left of it. */
async function scratchFile(folder: string): Promise<ScratchFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'w+');
  await rm(path);
  return file;
}

async function readWhole(file: ScratchFile, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await file.read(bytes, read, size - read, read);
    if (bytesRead === 0) throw new Error('An incoming file became shorter');
    read += bytesRead;
  }
  return bytes;
}

/** The form parser's errors (no boundary, cut off in the middle) carry no code that says whose fault it was. */
function unreadableForm(cause: unknown): never {
  if (cause instanceof Error && (cause.name === 'AppError' || cause instanceof ReaderError)) throw cause;
  const code = (cause as { code?: string }).code ?? '';
  if (code.startsWith('FST_') || OUR_FAULTS.has(code)) throw cause;
  throw appError('request.malformed', 422, 'The upload could not be read.', {
    cause,
    errors: [{ path: 'file', message: 'The upload could not be read.' }],
  });
}

/** What the disk says, not the form parser. */
const OUR_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EROFS']);
