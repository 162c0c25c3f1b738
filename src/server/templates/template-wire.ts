import type { TemplateWire } from '#contracts/template.ts';
import type { TemplateRow } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { countDocumentsRead } from './templates.repository.ts';

/** A row as the wire's Template; `layout` is for one template alone. */
export function toTemplate(row: TemplateRow, documentsRead: number): TemplateWire {
  const { sha256, pdfFilename, pdfPages, pdfSize } = row;
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    status: row.status,
    version: row.version,
    zones: row.zones,
    documentTypes: row.documentTypes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lastUsed: row.lastUsed?.toISOString() ?? null,
    pdf: sha256 ? { filename: pdfFilename ?? 'sample.pdf', pages: pdfPages ?? 1, fileSize: pdfSize ?? 0 } : null,
    documentsRead,
  };
}

/** One template, with the layout that exports carry. */
export async function wholeTemplate({ db }: Pick<Deps, 'db'>, row: TemplateRow): Promise<TemplateWire> {
  const counts = await countDocumentsRead(db, row.userId, [row.id]);
  return { ...toTemplate(row, counts.get(row.id) ?? 0), layout: row.layout };
}
