import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnalysisMetadata } from '#contracts/analysis.ts';
import type { DocumentOrigin } from '#contracts/document.ts';
import type { EntityWire } from '#contracts/entity.ts';
import type { Check, DocumentType, LineItem } from '#core/entity.ts';
import type { Layout, TemplateStatus, Zone } from '#core/templates/template.ts';
import type { DocumentWarning } from '#core/text-document.ts';

/** A moment as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whose it is; gone with the account. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  username: text('username').notNull(),
  /** Case-folded, so that two accounts never differ in case alone. */
  usernameKey: text('username_key').notNull().unique(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  fullName: text('full_name'),
  company: text('company'),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the bearer token: a stolen database opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Counted events behind the limits that must hold over restarts: failed logins, registrations, resets, messages. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** SHA-256 of what and whose, e.g. of "login:account:address". */
    key: text('key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('attempts_key').on(table.key, table.at)],
);

/** Where an account was signed in before: those addresses are not closed when others guess its password. */
export const signInAddresses = pgTable(
  'sign_in_addresses',
  {
    userId: userId(),
    /** SHA-256 of user and address. */
    addressHash: text('address_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  userId: userId(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const templates = pgTable(
  'templates',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').$type<TemplateStatus>().notNull().default('draft'),
    version: text('version').notNull(),
    zones: jsonb('zones').$type<Zone[]>().notNull().default([]),
    documentTypes: text('document_types').array().notNull().default([]),
    /** By what its documents are known, from the sample; null while it has none. */
    layout: jsonb('layout').$type<Layout>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** When it last read a document. */
    lastUsed: moment('last_used'),
    // The sample's PDF, by its bytes as those of documents; all null while there is none.
    sha256: text('sha256'),
    pdfFilename: text('pdf_filename'),
    pdfPages: integer('pdf_pages'),
    pdfSize: integer('pdf_size'),
  },
  (table) => [
    index('templates_user').on(table.userId, table.createdAt, table.id),
    index('templates_bytes').on(table.sha256),
  ],
);
export type TemplateRow = typeof templates.$inferSelect;

/** What figures over many documents need of their lines, so that those need not be read. */
export interface LineFigures {
  count: number;
  /** Of the line totals that are numbers. */
  sum: string | null;
  /** Where the lines name several rates of tax, each with its total; else that one rate, and one of null where a line names none. */
  rates: { rate: string | null; total: string | null }[];
}
const NO_LINES: LineFigures = { count: 0, sum: null, rates: [] };

export type DocumentStatus = 'processing' | 'completed' | 'failed' | 'cancelled';

export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    /** Null in the bin: as whoever asks names the owner, nobody finds what lies there (`move-to-bin.ts`). */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    filename: text('filename').notNull(),
    fileSize: integer('file_size').notNull(),
    sha256: text('sha256').notNull(),
    totalPages: integer('total_pages').notNull(),
    uploadDate: moment('upload_date').notNull().defaultNow(),
    status: text('status').$type<DocumentStatus>().notNull(),
    errorCode: text('error_code'),
    errorDetail: text('error_detail'),
    /** Raised with every run, so that an overtaken one cannot write its result. */
    run: integer('run').notNull().default(1),
    /** The period whose quota it was counted in, to give back in that one only; null when it was not counted. */
    countedIn: moment('counted_in'),
    isSample: boolean('is_sample').notNull().default(false),
    /** Where it came from; null: it was uploaded. */
    origin: jsonb('origin').$type<DocumentOrigin>(),
    /** The template that read it. */
    templateId: text('template_id').references(() => templates.id, { onDelete: 'set null' }),
    /** The template that a person wants it to be read with; null: the one that fits. */
    chosenTemplateId: text('chosen_template_id').references(() => templates.id, { onDelete: 'set null' }),
    /** A person wants it to be read with none. */
    withoutTemplate: boolean('without_template').notNull().default(false),
    // In the bin only: whose it was, since when, and which deletion put it there.
    deletedBy: text('deleted_by').references(() => users.id, { onDelete: 'cascade' }),
    deletedAt: moment('deleted_at'),
    deletionId: text('deletion_id'),
    analyzedAt: moment('analyzed_at'),
    entityCount: integer('entity_count').notNull().default(0),
    metadata: jsonb('metadata').$type<AnalysisMetadata>(),
    /** As they were read; a person's list stands before them (`shownLineItems`). */
    lineItems: jsonb('line_items').$type<LineItem[]>().notNull().default([]),
    /** The list as a person wants it; null while nobody changed it. No analysis touches it. */
    correctedLineItems: jsonb('corrected_line_items').$type<LineItem[]>(),
    checks: jsonb('checks').$type<Check[]>().notNull().default([]),
    warnings: jsonb('warnings').$type<DocumentWarning[]>().notNull().default([]),
    // The figures lists and dashboards are computed from.
    documentType: text('document_type').$type<DocumentType>(),
    /** What a person says it is; null: what was read. Every analysis goes by it. */
    chosenType: text('chosen_type').$type<DocumentType>(),
    seller: text('seller'),
    buyer: text('buyer'),
    invoiceNumber: text('invoice_number'),
    invoiceDate: date('invoice_date', { mode: 'string' }),
    dueDate: date('due_date', { mode: 'string' }),
    total: numeric('total'),
    currency: text('currency'),
    failedChecks: integer('failed_checks').notNull().default(0),
    /** What is left to pay, where the document says so: 0 is paid. */
    amountDue: numeric('amount_due'),
    /** The first amounts of tax and before tax that it prints, with their signs. */
    taxAmount: numeric('tax_amount'),
    netAmount: numeric('net_amount'),
    /** Of the lines shown, written by a trigger whenever they change. */
    lineFigures: jsonb('line_figures').$type<LineFigures>().notNull().default(NO_LINES),
    // Written by a trigger whenever what they are worked out from changes, so that figures over many documents read no
    // document: whose rate of tax it is (`rateOf` in rated-documents.ts), and a number for seller and invoice number
    // together, which those of other documents have too, if seldom.
    rateKind: text('rate_kind').$type<'lines' | 'worked' | 'other'>().notNull().default('other'),
    taxRate: numeric('tax_rate'),
    sameNumber: integer('same_number'),
    /** Key fields with less than high confidence that no person confirmed. */
    doubtfulFields: integer('doubtful_fields').notNull().default(0),
    /** `nameKey` of seller and buyer, cut to what an index can hold; null next to a name: to be filled in. */
    sellerKey: text('seller_key'),
    buyerKey: text('buyer_key'),
    // Of the entities shown, in the same order: labels, how many, how many with high confidence (`labelColumns`).
    labels: text('labels').array().notNull().default([]),
    labelCounts: integer('label_counts').array().notNull().default([]),
    labelHighCounts: integer('label_high_counts').array().notNull().default([]),
  },
  (table) => [
    // A list of 100,000 documents is read one page at a time, in the order of an index that begins with the user:
    // newest first, or by any field people can sort by. Both directions are read from the same index, so the columns
    // behind the first are sorted in its direction (`listDocuments`).
    index('documents_user_date').on(table.userId, table.uploadDate, table.id),
    index('documents_user_filename').on(table.userId, table.filename, table.id),
    index('documents_user_size').on(table.userId, table.fileSize, table.id),
    index('documents_user_pages').on(table.userId, table.totalPages, table.id),
    // Serves the status filter (newest first) and sorting by status.
    index('documents_user_status').on(table.userId, table.status, table.uploadDate, table.id),
    // A label that few documents have is found from here; one that many have, along the date.
    index('documents_user_labels').using('gin', table.userId, table.labels),
    uniqueIndex('documents_user_bytes').on(table.userId, table.sha256),
    // Whether anybody else needs the same bytes.
    index('documents_bytes').on(table.sha256),
    // Unpaid invoices by due date, as `isUnpaid` in filter-documents.ts says it.
    index('documents_due')
      .on(table.userId, table.dueDate, table.id)
      .where(
        sql`${table.status} = 'completed' and ${table.documentType} = 'invoice' and coalesce(${table.amountDue}, ${table.total}, 1) > 0`,
      ),
    // For filtering by one of these, newest first, and for sorting.
    index('documents_user_seller').on(table.userId, table.sellerKey, table.uploadDate, table.id),
    index('documents_user_buyer').on(table.userId, table.buyerKey, table.uploadDate, table.id),
    index('documents_user_invoice_date').on(table.userId, table.invoiceDate, table.id),
    index('documents_user_due_date').on(table.userId, table.dueDate, table.id),
    index('documents_user_total').on(table.userId, table.total, table.id),
    index('documents_user_number').on(table.userId, sql`left(${table.invoiceNumber}, 200)`, table.id),
    index('documents_user_failed').on(table.userId, table.uploadDate, table.id).where(sql`${table.failedChecks} > 0`),
    index('documents_user_review')
      .on(table.userId, table.uploadDate, table.id)
      .where(
        sql`${table.status} = 'completed' and ${table.documentType} in ('invoice', 'credit_note', 'receipt') and (${table.failedChecks} > 0 or ${table.doubtfulFields} > 0)`,
      ),
    // Any filters together: all that they ask for stands in the index, so that counting and adding up read no document.
    index('documents_user_filters').on(
      table.userId,
      table.uploadDate,
      table.id,
      table.status,
      table.documentType,
      table.sellerKey,
      table.buyerKey,
      table.invoiceDate,
      table.dueDate,
      table.currency,
      table.total,
      table.amountDue,
      table.failedChecks,
      table.doubtfulFields,
      table.taxAmount,
      table.netAmount,
      table.rateKind,
      table.taxRate,
      table.sameNumber,
    ),
    // Lines that a person typed are in no index of words.
    index('documents_typed_lines').on(table.userId).where(sql`${table.correctedLineItems} is not null`),
    // Names whose keys are to be filled in; empty but right after an update (`fillNameKeys`).
    index('documents_without_keys')
      .on(table.id)
      .where(
        sql`(${table.seller} is not null and ${table.sellerKey} is null) or (${table.buyer} is not null and ${table.buyerKey} is null)`,
      ),
    // The other documents with the same seller and number; by a hash, as a typed value can be too long for an index.
    index('documents_same_invoice')
      .on(table.userId, sql`same_invoice_key(${table.seller}, ${table.invoiceNumber})`)
      .where(sql`${table.status} = 'completed'`),
    index('documents_of_template').on(table.templateId).where(sql`${table.templateId} is not null`),
    index('documents_of_chosen_template').on(table.chosenTemplateId).where(sql`${table.chosenTemplateId} is not null`),
    index('documents_in_bin').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('documents_of_deletion').on(table.deletionId).where(sql`${table.deletionId} is not null`),
    // By the id: whoever looks for one that is processed must not walk through all that are.
    index('documents_unfinished').on(table.id).where(sql`${table.status} = 'processing'`),
  ],
);

/** A document of somebody: not one in the bin. */
export type DocumentRow = typeof documents.$inferSelect & { userId: string };

export const entities = pgTable(
  'entities',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    userId: userId(),
    label: text('label').notNull(),
    confidence: doublePrecision('confidence').notNull(),
    /** Reading order within the document. */
    position: integer('position').notNull(),
    body: jsonb('body').$type<EntityWire>().notNull(),
    /** A person said it is wrong: kept for the history, shown nowhere. */
    dismissed: boolean('dismissed').notNull().default(false),
  },
  (table) => [
    // All reads are of one document; what is asked about all of a user's entities is kept in `user_figures`.
    primaryKey({ columns: [table.documentId, table.id] }),
  ],
);

export type EntityRow = typeof entities.$inferSelect;

/** What people changed about entities and about the list of line items: append-only. */
export const entityHistory = pgTable(
  'entity_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Null where the change is about the line items. */
    entityId: text('entity_id'),
    userId: userId(),
    action: text('action')
      .$type<'corrected' | 'added' | 'dismissed' | 'restored' | 'lines_corrected' | 'lines_restored'>()
      .notNull(),
    before: jsonb('before').$type<EntityWire>(),
    after: jsonb('after').$type<EntityWire>(),
    linesBefore: jsonb('lines_before').$type<LineItem[]>(),
    linesAfter: jsonb('lines_after').$type<LineItem[]>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('entity_history_document').on(table.documentId, table.at)],
);
