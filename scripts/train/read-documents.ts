import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldCandidates } from '#core/candidates/choices.ts';
import { documentFacts } from '#core/extraction/page/document-facts.ts';
import { fieldCandidates } from '#core/extraction/scorer/field-candidates.ts';
import type { KeyField } from '#core/labels.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import type { TextDocument } from '#core/text-document.ts';
import { readPdf } from '#reader/read-pdf.ts';
import type { TruthDocument } from './truth.ts';

export interface DescribedDocument {
  truth: TruthDocument;
  /** "corpus" for documents of `--corpus`, else "sample". */
  origin: 'sample' | 'corpus';
  document: TextDocument;
  fields: Record<KeyField, FieldCandidates>;
}

/** Reads a folder's truth.json and its PDFs (beside it or in `pdf/`) and describes every candidate. */
export async function readDocuments(folder: string, origin: DescribedDocument['origin']): Promise<DescribedDocument[]> {
  const described: DescribedDocument[] = [];
  for (const one of readTruth(folder)) {
    const document = await readPdf(readPdfFile(folder, one.file));
    described.push({ truth: one, origin, document, fields: fieldCandidates(documentFacts(layoutDocument(document))) });
  }
  return described;
}

/** What is true of a folder's documents. */
export function readTruth(folder: string): TruthDocument[] {
  return JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as TruthDocument[];
}

/** A PDF of the folder, beside its truth.json or in `pdf/`. */
export function readPdfFile(folder: string, file: string): Uint8Array {
  try {
    return readFileSync(join(folder, 'pdf', file));
  } catch {
    return readFileSync(join(folder, file));
  }
}
