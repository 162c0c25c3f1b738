import { z } from 'zod';
import type { Entity, LineItem } from '#core/entity.ts';
import { layoutDocument } from '#core/layout/layout-document.ts';
import { ReaderError } from '#reader/reader-error.ts';
import type { DocumentRow } from '../../db/schema.ts';
import { findDocument, findEntities, type Owned } from '../../documents/documents.repository.ts';
import { AppError } from '../../errors.ts';
import { documentWords } from '../../files/document-words.ts';
import { quoteOf } from './cite-documents.ts';
import type { Tool, ToolDeps, ToolResult } from './tool.ts';

const inputSchema = z.strictObject({ document_id: z.string().max(100) });
/** Characters of its pages; further ones are found by `find_line_items` and `list_documents`. */
const MOST_TEXT = 8_000;
const MOST_LINES = 100;

/** Everything that is known of one document: its fields, line items and checks, and the text of its pages. */
export const readDocument: Tool = {
  name: 'read_document',
  description:
    'One document in full, by the document_id that other tools gave: its fields, line items, checks and the text of its pages.',
  inputSchema,
  async run(deps, userId, input) {
    const key: Owned = { id: inputSchema.parse(input).document_id, userId };
    const document = await findDocument(deps.db, key);
    if (!document) return { text: 'There is no such document.', citations: [], citationsTotal: 0 };
    return inFull(document, await findEntities(deps.db, key), await pagesOf(deps, key));
  },
};

function inFull(document: DocumentRow, entities: readonly Entity[], text: string): ToolResult {
  const lines = document.correctedLineItems ?? document.lineItems;
  const cited = entities.find(({ label }) => label === 'INVOICE_NUMBER') ?? entities[0];
  const parts = [
    `${document.filename} (${document.documentType ?? document.status})`,
    ...entities.map(({ label, value, currency }) => `${label}: ${[value, currency].filter(Boolean).join(' ')}`),
    lines.length > 0 && 'Line items:',
    ...lines.slice(0, MOST_LINES).map((line) => `- ${lineOf(line)}`),
    document.checks.length > 0 && 'Checks:',
    ...document.checks.map(({ status, message }) => `- ${status}: ${message}`),
    text !== '' && 'Text of its pages:',
    text,
  ];
  const citation = cited && { document_id: document.id, filename: document.filename, ...quoteOf(cited) };
  return {
    text: parts.filter(Boolean).join('\n'),
    citations: citation ? [citation] : [],
    citationsTotal: citation ? 1 : 0,
  };
}

const lineOf = ({ description, quantity, unit_price, line_total }: LineItem) =>
  [description, quantity, unit_price, line_total].map((part) => part ?? '-').join(' | ');

/** Empty where the file is gone or cannot be read: what was found in it is known all the same. */
async function pagesOf(deps: ToolDeps, key: Owned): Promise<string> {
  try {
    const { pages } = layoutDocument(await documentWords(deps, key));
    const texts = pages.map(({ rows }) => rows.map(({ text }) => text).join('\n'));
    return texts.join('\n\n').slice(0, MOST_TEXT);
  } catch (error) {
    if (error instanceof AppError || error instanceof ReaderError) return '';
    throw error;
  }
}
