import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldCandidates } from '#core/candidates/choices.ts';
import { documentFacts } from '#core/extraction/page/document-facts.ts';
import { fieldCandidates } from '#core/extraction/scorer/field-candidates.ts';
import type { KeyField } from '#core/labels.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { uprightPages } from '#core/layout/upright-pages.ts';
import type { TextDocument } from '#core/text-document.ts';
import { readPdf } from '#reader/read-pdf.ts';
import { ALL_STRANGERS } from '#samples/strangers/all-strangers.ts';
import { drawStranger } from '#samples/strangers/scribe.ts';
import { TYPED_ROUNDS, typedSet } from '#samples/strangers/typed-sets.ts';
import type { TruthDocument } from './truth.ts';

export interface DescribedDocument {
  truth: TruthDocument;
  /** "corpus" for documents of `--corpus`, "sample" for drawn layouts, "stranger" for what was typed. */
  origin: 'sample' | 'corpus' | 'stranger';
  document: TextDocument;
  fields: Record<KeyField, FieldCandidates>;
}

/** Reads a folder's truth.json and its PDFs (beside it or in `pdf/`) and describes every candidate. */
export async function readDocuments(folder: string, origin: DescribedDocument['origin']): Promise<DescribedDocument[]> {
  const described: DescribedDocument[] = [];
  for (const one of readTruth(folder)) {
    described.push(describe(one, origin, await readPdf(readPdfFile(folder, one.file))));
  }
  return described;
}

function describe(
  truth: TruthDocument,
  origin: DescribedDocument['origin'],
  document: TextDocument,
): DescribedDocument {
  const fields = fieldCandidates(documentFacts(layoutDocument(uprightPages(document).document)));
  return { truth, origin, document, fields };
}

/** A few invoices of each family of strangers, and each that was typed by itself, as a family of its own. */
export function strangerDocuments(): DescribedDocument[] {
  const drawn = ALL_STRANGERS.flatMap((family) =>
    Array.from({ length: DRAWN_EACH }, (_, index) => drawStranger(family, index + 1)),
  );
  const typed = Object.values(TYPED_ROUNDS).flatMap(({ folder, files }) =>
    files.flatMap((file) => typedSet(folder, file)),
  );
  return [
    ...drawn.map(({ document, truth }) => describe(truth, 'stranger', document)),
    ...typed.map(({ document, truth }) => describe({ ...truth, family: truth.id }, 'stranger', document)),
  ];
}

const DRAWN_EACH = 3;

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
