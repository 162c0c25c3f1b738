import { ANALYZER_VERSION } from '#core/analyzer-version.ts';
import type { Extraction } from '#core/entity.ts';
import { typeSentence } from '#core/extraction/document-type/type-sentence.ts';
import type { DocumentWarning, TextDocument } from '#core/text-document.ts';
import type { AnalysisResult } from './analysis.ts';
import { toEntityWire } from './to-entity-wire.ts';

/** What only the caller knows about an analysed file. */
export interface AnalyzedFile {
  documentId: string;
  filename: string;
  /** Bytes. */
  fileSize: number;
  /** Hexadecimal. */
  sha256: string;
  /** ISO 8601 in UTC. */
  analyzedAt: string;
  durationMs: number;
}

/** The wire's answer: what was found, with the reader's warnings and the engine's, each once. */
export function toAnalysisResult(
  file: AnalyzedFile,
  document: Pick<TextDocument, 'warnings'> & { pages: readonly unknown[] },
  extraction: Extraction,
): AnalysisResult {
  return {
    document_id: file.documentId,
    entities: Object.fromEntries(
      Object.entries(extraction.entities).map(([label, list]) => [label, list.map(toEntityWire)]),
    ),
    line_items: extraction.line_items,
    checks: extraction.checks,
    warnings: eachOnce([...document.warnings, ...extraction.warnings]),
    metadata: {
      document_type: extraction.document_type,
      reason: typeSentence(extraction.type_reasons),
      reasons: extraction.type_reasons,
      ...(extraction.read_as ? { read_as: extraction.read_as } : {}),
      analysis_timestamp: file.analyzedAt,
      file_size: file.fileSize,
      filename: file.filename,
      analyzer_version: ANALYZER_VERSION,
      total_pages: document.pages.length,
      language: extraction.language,
      text_source: extraction.text_source,
      ...(extraction.recognition_quality === undefined ? {} : { recognition_quality: extraction.recognition_quality }),
      ...(extraction.recognised_pages ? { recognised_pages: extraction.recognised_pages } : {}),
      duration_ms: file.durationMs,
      sha256: file.sha256,
      ...(extraction.e_invoice ? { einvoice: extraction.e_invoice } : {}),
    },
  };
}

function eachOnce(warnings: readonly DocumentWarning[]): DocumentWarning[] {
  const seen = new Set<string>();
  return warnings.filter(({ code, page }) => {
    const key = `${code} ${page ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
