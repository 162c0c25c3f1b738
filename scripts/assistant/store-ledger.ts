import { createHash } from 'node:crypto';
import type { AnalysisResult } from '#contracts/analysis.ts';
import type { EntityWire } from '#contracts/entity.ts';
import type { Database, Db } from '#server/db/database.ts';
import type { ExecuteSql } from '#server/db/execute-sql.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { documents, users } from '#server/db/schema.ts';
import { findDocument } from '#server/documents/documents.repository.ts';
import { storeResult } from '#server/documents/store-result.ts';
import type { LedgerDocument } from './ledger.ts';

/** Stores documents as if they had been read without a fault. */
export function storeLedger(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
  ledger: readonly LedgerDocument[],
): Promise<void> {
  // In one transaction, which is much faster than one for each document.
  return inTransaction(pool, (tx, within) => storeAll(tx, within, userId, ledger));
}

async function storeAll(db: Db, within: ExecuteSql, userId: string, ledger: readonly LedgerDocument[]): Promise<void> {
  await db.insert(users).values({
    id: userId,
    username: userId,
    usernameKey: userId,
    email: `${userId}@example.com`,
    emailKey: `${userId}@example.com`,
    passwordHash: '-',
  });
  for (const document of ledger) {
    const uploadDate = new Date(`${document.uploaded}T10:00:00`);
    const sha256 = createHash('sha256')
      .update(userId + document.id)
      .digest('hex');
    await db.insert(documents).values({
      id: document.id,
      userId,
      filename: document.filename,
      fileSize: 40_000,
      sha256,
      totalPages: 1,
      uploadDate,
      status: 'processing',
    });
    const row = await findDocument(db, { id: document.id, userId });
    await storeResult(within, row!, resultOf(document, sha256), { pageTexts: [pageText(document)] });
  }
}

export const money = (cents: number) => (cents / 100).toFixed(2);

function entitiesOf(document: LedgerDocument): EntityWire[] {
  const fields: [label: string, value: string | null, isMoney?: boolean][] = [
    ['INVOICE_NUMBER', document.number],
    ['INVOICE_DATE', document.date],
    ['DUE_DATE', document.due],
    ['TOTAL_AMOUNT', money(document.total), true],
    ['TAX_AMOUNT', document.tax === 0 ? null : money(document.tax), true],
    ['SUBTOTAL_AMOUNT', money(document.net), true],
    ['AMOUNT_DUE', document.amountDue === null ? null : money(document.amountDue), true],
    ['SELLER_NAME', document.seller],
    ['BUYER_NAME', document.buyer],
    ['PAYMENT_TERMS', document.terms],
    ['PURCHASE_ORDER', document.purchaseOrder],
    ['IBAN', document.iban],
    ['EMAIL', document.email],
    ['SELLER_TAX_ID', document.taxId],
    ['CURRENCY', document.currency],
  ];
  return fields.flatMap(([label, value, isMoney], n) =>
    value === null
      ? []
      : [
          {
            id: `e${n}`,
            label,
            text: value,
            value,
            ...(isMoney && { currency: document.currency }),
            context: value,
            confidence: 0.95,
            source: 'improved_contextual' as const,
            matched_keyword: null,
            matched_pattern: null,
            reasons: [],
            method: 'ledger',
            page: 1,
            box: { x: 0.1, y: 0.05 * n, width: 0.2, height: 0.02 },
          },
        ],
  );
}

function resultOf(document: LedgerDocument, sha256: string): AnalysisResult {
  const entities: Record<string, EntityWire[]> = {};
  for (const entity of entitiesOf(document)) entities[entity.label] = [...(entities[entity.label] ?? []), entity];
  return {
    document_id: document.id,
    entities,
    line_items: document.lines.map((line) => ({
      description: line.description,
      quantity: String(line.quantity),
      unit: 'pcs',
      unit_price: money(line.unit),
      // Some print the rate on their lines, of others it shows in the amounts alone.
      tax_rate: document.total % 2 === 0 ? String(document.rate) : null,
      line_total: money(line.total),
      page: 1,
      box: null,
    })),
    checks: [
      document.hasFailedCheck
        ? {
            id: 'totals.add_up',
            status: 'fail',
            message: 'Subtotal and tax do not make the total.',
            params: {},
            entity_ids: ['e3'],
          }
        : {
            id: 'totals.add_up',
            status: 'pass',
            message: 'Subtotal and tax make the total.',
            params: {},
            entity_ids: ['e3'],
          },
    ],
    warnings: [],
    metadata: {
      document_type: document.type,
      analysis_timestamp: `${document.uploaded}T10:00:00.000Z`,
      file_size: 40_000,
      filename: document.filename,
      analyzer_version: 'v2.0',
      total_pages: 1,
      language: 'en',
      text_source: 'text_layer',
      duration_ms: 1,
      sha256,
    },
  };
}

function pageText(document: LedgerDocument): string {
  return [
    document.seller,
    document.buyer,
    document.number,
    ...document.lines.map(({ description }) => description),
    document.terms,
  ]
    .filter(Boolean)
    .join('\n');
}
