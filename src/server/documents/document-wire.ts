import type { AnalysisMetadata, AnalysisResult } from '#contracts/analysis.ts';
import type { DocumentOrigin, DocumentSource, DocumentWire } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import type { Check, LineItem } from '#core/entity.ts';
import { type DocumentRow, documents } from '../db/schema.ts';

/** Numeric columns as they are sent: "1190.00" stays "1190.00". */
const decimal = (value: string | null) => value;

/** What the wire's Document is made of; results are too large to be read for every row of a list. */
export const listedColumns = {
  id: documents.id,
  filename: documents.filename,
  fileSize: documents.fileSize,
  totalPages: documents.totalPages,
  uploadDate: documents.uploadDate,
  status: documents.status,
  entityCount: documents.entityCount,
  errorCode: documents.errorCode,
  errorDetail: documents.errorDetail,
  analyzedAt: documents.analyzedAt,
  warnings: documents.warnings,
  metadata: documents.metadata,
  seller: documents.seller,
  buyer: documents.buyer,
  invoiceNumber: documents.invoiceNumber,
  invoiceDate: documents.invoiceDate,
  dueDate: documents.dueDate,
  total: documents.total,
  currency: documents.currency,
  failedChecks: documents.failedChecks,
  documentType: documents.documentType,
  amountDue: documents.amountDue,
  doubtfulFields: documents.doubtfulFields,
  isSample: documents.isSample,
  origin: documents.origin,
};
export type ListedDocument = Pick<DocumentRow, keyof typeof listedColumns>;

/** A row as the wire's Document. */
export function toDocument(row: ListedDocument): DocumentWire {
  return {
    id: row.id,
    filename: row.filename,
    file_size: row.fileSize,
    total_pages: row.totalPages,
    upload_date: row.uploadDate.toISOString(),
    last_analysis: {
      status: row.status,
      entity_count: row.entityCount,
      ...(row.errorCode ? { error: { code: row.errorCode, detail: row.errorDetail ?? '' } } : {}),
      ...(row.analyzedAt ? { analyzed_at: row.analyzedAt.toISOString() } : {}),
      ...(row.warnings.length > 0 ? { warnings: row.warnings.map(({ code }) => code) } : {}),
    },
    metadata: { ...row.metadata, filename: row.filename },
    summary: {
      seller: row.seller,
      buyer: row.buyer,
      invoice_number: row.invoiceNumber,
      invoice_date: row.invoiceDate,
      due_date: row.dueDate,
      total: decimal(row.total),
      currency: row.currency,
      failed_checks: row.failedChecks,
      document_type: row.documentType,
      amount_due: decimal(row.amountDue),
      needs_review: needsReview(row),
    },
    is_sample: row.isSample,
    source: toSource(row.origin),
  };
}

/** Where a document came from, with the words for people. */
function toSource(origin: DocumentOrigin | null): DocumentSource {
  if (origin === null) return { kind: 'upload', label: 'Uploaded' };
  if (origin.kind === 'folder') return { kind: 'folder', label: 'Watched folder' };
  const { from, subject } = origin;
  return { ...origin, label: subject ? `Mail from ${from}: ${subject}` : `Mail from ${from}` };
}

const REVIEWED: readonly (string | null)[] = ['invoice', 'credit_note', 'receipt'];

/** As the filter `review=needed` says it. */
function needsReview(row: ListedDocument): boolean {
  const isRead = row.status === 'completed' && REVIEWED.includes(row.documentType);
  return isRead && (row.failedChecks > 0 || row.doubtfulFields > 0);
}

/** Entities by label, in the order given. */
export function byLabel(entities: readonly EntityWire[]): Record<string, EntityWire[]> {
  const groups: Record<string, EntityWire[]> = {};
  for (const entity of entities) {
    const group = groups[entity.label];
    if (group) group.push(entity);
    else groups[entity.label] = [entity];
  }
  return groups;
}

/** The line items as they stand: a person's list before what was read. */
export function shownLineItems(row: Pick<DocumentRow, 'lineItems' | 'correctedLineItems'>): LineItem[] {
  return row.correctedLineItems ?? row.lineItems;
}

/** What was noted of the last analysis, under the name that the document has now. */
export function notedMetadata({
  metadata,
  filename,
}: Pick<DocumentRow, 'metadata' | 'filename'>): AnalysisMetadata | null {
  return metadata && { ...metadata, filename };
}

function metadataOf(row: DocumentRow): AnalysisMetadata {
  return (
    notedMetadata(row) ?? {
      document_type: 'other',
      analysis_timestamp: row.uploadDate.toISOString(),
      file_size: row.fileSize,
      filename: row.filename,
      analyzer_version: ANALYZER_VERSION,
      total_pages: row.totalPages,
      language: 'und',
      text_source: 'text_layer',
      duration_ms: 0,
      sha256: row.sha256,
    }
  );
}

/** The stored result of an analysed document. */
export function toResult(
  row: DocumentRow,
  {
    entities,
    checks,
    duplicateOf,
  }: { entities: readonly EntityWire[]; checks: Check[]; duplicateOf?: string | undefined },
): AnalysisResult {
  return {
    document_id: row.id,
    entities: byLabel(entities),
    line_items: shownLineItems(row),
    checks,
    warnings: row.warnings,
    metadata: metadataOf(row),
    ...(duplicateOf ? { duplicate_of: duplicateOf } : {}),
  };
}
