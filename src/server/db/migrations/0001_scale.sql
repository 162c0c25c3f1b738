-- Parts of words and misspellings; and indexes over a user and their words together. PostgreSQL lets a database's
-- owner create both.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- The same for every spelling of the same seller and invoice number; null when one of them is not known.
CREATE FUNCTION same_invoice_key(seller text, invoice_number text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE WHEN regexp_replace(invoice_number, '[^[:alnum:]]+', '', 'g') = '' THEN NULL
    ELSE md5(regexp_replace(lower(seller), '[^[:alnum:]]+', '', 'g') || '/'
      || regexp_replace(upper(invoice_number), '[^[:alnum:]]+', '', 'g')) END
$$;
--> statement-breakpoint
CREATE TABLE "document_search" (
	"document_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"upload_date" timestamp with time zone NOT NULL,
	"names" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_figures" (
	"user_id" text NOT NULL,
	"figure" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"is_folded" boolean NOT NULL,
	"documents" bigint NOT NULL,
	"count" bigint NOT NULL,
	"total" numeric NOT NULL
);
--> statement-breakpoint
DROP INDEX "documents_search";--> statement-breakpoint
DROP INDEX "entities_user_label";--> statement-breakpoint
DROP INDEX "documents_user_date";--> statement-breakpoint
DROP INDEX "documents_due";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "label_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "label_high_counts" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_search" ADD CONSTRAINT "document_search_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_search" ADD CONSTRAINT "document_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_search_words" ON "document_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "document_search_names" ON "document_search" USING gin ("user_id","names" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "user_figures_folded" ON "user_figures" USING btree ("user_id","figure",md5("key"),md5("currency")) WHERE "user_figures"."is_folded";--> statement-breakpoint
CREATE INDEX "user_figures_pending" ON "user_figures" USING btree ("user_id") WHERE not "user_figures"."is_folded";--> statement-breakpoint
CREATE INDEX "documents_user_filename" ON "documents" USING btree ("user_id","filename","id");--> statement-breakpoint
CREATE INDEX "documents_user_size" ON "documents" USING btree ("user_id","file_size","id");--> statement-breakpoint
CREATE INDEX "documents_user_pages" ON "documents" USING btree ("user_id","total_pages","id");--> statement-breakpoint
CREATE INDEX "documents_user_status" ON "documents" USING btree ("user_id","status","upload_date","id");--> statement-breakpoint
CREATE INDEX "documents_user_labels" ON "documents" USING gin ("user_id","labels");--> statement-breakpoint
CREATE INDEX "documents_same_invoice" ON "documents" USING btree ("user_id",same_invoice_key("seller", "invoice_number")) WHERE "documents"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "documents_user_date" ON "documents" USING btree ("user_id","upload_date","id");--> statement-breakpoint
CREATE INDEX "documents_due" ON "documents" USING btree ("user_id","due_date","id") WHERE "documents"."status" = 'completed' and "documents"."document_type" = 'invoice';--> statement-breakpoint
-- The words of a page are kept beside the row, so that counting thousands of matches reads small rows only. The
-- results' line items and checks are kept beside the documents for the same reason.
ALTER TABLE "document_search" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "documents" SET (toast_tuple_target = 1024);
--> statement-breakpoint
UPDATE "documents" d SET "labels" = l.labels, "label_counts" = l.counts, "label_high_counts" = l.high FROM (
  SELECT document_id, array_agg(label ORDER BY label) AS labels, array_agg(count ORDER BY label) AS counts,
    array_agg(high ORDER BY label) AS high
  FROM (
    SELECT document_id, label, count(*)::integer AS count, (count(*) FILTER (WHERE confidence >= 0.8))::integer AS high
    FROM entities WHERE NOT dismissed GROUP BY document_id, label
  ) counted GROUP BY document_id
) l WHERE l.document_id = d.id;
--> statement-breakpoint
INSERT INTO "document_search" SELECT id, user_id, upload_date,
  left(lower(concat_ws(chr(10), filename, invoice_number, seller, buyer)), 1000),
  setweight(to_tsvector('simple', regexp_replace(concat_ws(' ', filename, invoice_number, seller, buyer), '[^[:alnum:]]+', ' ', 'g')), 'A')
    || setweight(to_tsvector('simple', search_text), 'C') || array_to_tsvector(ARRAY['@' || user_id])
FROM "documents";
--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "search_text";
--> statement-breakpoint
-- What one document adds to its user's figures (see `userFigures` in derived-schema.ts). A credit note lowers the
-- spend, whichever sign it is printed with.
CREATE FUNCTION document_figures(
  status text, failed_checks integer, file_size integer, labels text[], label_counts integer[],
  label_high_counts integer[], document_type text, invoice_date date, seller text, currency text, total numeric
) RETURNS TABLE (figure text, key text, in_currency text, count bigint, sum numeric)
LANGUAGE sql STABLE AS $$
  SELECT 'status', status, '', failed_checks::bigint, file_size::numeric
  UNION ALL
  SELECT 'label', l.label, '', l.count::bigint, l.high::numeric
  FROM unnest(labels, label_counts, label_high_counts) AS l(label, count, high)
  UNION ALL
  SELECT spent.figure, spent.key, currency, 0::bigint,
    CASE WHEN document_type = 'credit_note' THEN -abs(total) ELSE total END
  FROM (VALUES ('month', to_char(invoice_date, 'YYYY-MM')), ('seller', seller)) AS spent(figure, key)
  WHERE status = 'completed' AND document_type <> 'other' AND total IS NOT NULL AND currency IS NOT NULL
    AND spent.key IS NOT NULL
$$;
--> statement-breakpoint
-- Folds what changes have added into one row for each key. One at a time for a user; who comes meanwhile leaves it to
-- the next.
CREATE FUNCTION fold_user_figures(owner text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('user_figures ' || owner, 0)) THEN
    RETURN;
  END IF;
  WITH pending AS (
    DELETE FROM user_figures WHERE user_id = owner AND NOT is_folded RETURNING *
  )
  INSERT INTO user_figures (user_id, figure, key, currency, is_folded, documents, count, total)
  SELECT owner, p.figure, p.key, p.currency, true, sum(p.documents), sum(p.count), sum(p.total)
  FROM pending p GROUP BY p.figure, p.key, p.currency
  ON CONFLICT (user_id, figure, md5(key), md5(currency)) WHERE is_folded DO UPDATE SET
    documents = user_figures.documents + excluded.documents,
    count = user_figures.count + excluded.count,
    total = user_figures.total + excluded.total;
  DELETE FROM user_figures WHERE user_id = owner AND is_folded AND documents = 0;
END
$$;
--> statement-breakpoint
CREATE FUNCTION documents_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners text[];
  owner text;
BEGIN
  -- Each kind of change has its own of the two transition tables.
  IF TG_OP = 'INSERT' THEN
    WITH written AS (
      INSERT INTO user_figures (user_id, figure, key, currency, is_folded, documents, count, total)
      SELECT c.user_id, f.figure, f.key, f.in_currency, false, sum(c.sign), sum(c.sign * f.count), sum(c.sign * f.sum)
      FROM (SELECT 1 AS sign, * FROM new_documents) c CROSS JOIN LATERAL document_figures(
        c.status, c.failed_checks, c.file_size, c.labels, c.label_counts, c.label_high_counts, c.document_type,
        c.invoice_date, c.seller, c.currency, c.total) f
      GROUP BY c.user_id, f.figure, f.key, f.in_currency
      HAVING sum(c.sign) <> 0 OR sum(c.sign * f.count) <> 0 OR sum(c.sign * f.sum) <> 0
      RETURNING user_id
    ) SELECT array_agg(DISTINCT user_id) INTO owners FROM written;
  ELSIF TG_OP = 'DELETE' THEN
    WITH written AS (
      INSERT INTO user_figures (user_id, figure, key, currency, is_folded, documents, count, total)
      SELECT c.user_id, f.figure, f.key, f.in_currency, false, sum(c.sign), sum(c.sign * f.count), sum(c.sign * f.sum)
      FROM (SELECT -1 AS sign, * FROM old_documents) c CROSS JOIN LATERAL document_figures(
        c.status, c.failed_checks, c.file_size, c.labels, c.label_counts, c.label_high_counts, c.document_type,
        c.invoice_date, c.seller, c.currency, c.total) f
      GROUP BY c.user_id, f.figure, f.key, f.in_currency
      HAVING sum(c.sign) <> 0 OR sum(c.sign * f.count) <> 0 OR sum(c.sign * f.sum) <> 0
      RETURNING user_id
    ) SELECT array_agg(DISTINCT user_id) INTO owners FROM written;
  ELSE
    WITH written AS (
      INSERT INTO user_figures (user_id, figure, key, currency, is_folded, documents, count, total)
      SELECT c.user_id, f.figure, f.key, f.in_currency, false, sum(c.sign), sum(c.sign * f.count), sum(c.sign * f.sum)
      FROM (SELECT 1 AS sign, * FROM new_documents UNION ALL SELECT -1 AS sign, * FROM old_documents) c CROSS JOIN LATERAL document_figures(
        c.status, c.failed_checks, c.file_size, c.labels, c.label_counts, c.label_high_counts, c.document_type,
        c.invoice_date, c.seller, c.currency, c.total) f
      GROUP BY c.user_id, f.figure, f.key, f.in_currency
      HAVING sum(c.sign) <> 0 OR sum(c.sign * f.count) <> 0 OR sum(c.sign * f.sum) <> 0
      RETURNING user_id
    ) SELECT array_agg(DISTINCT user_id) INTO owners FROM written;
  END IF;
  FOREACH owner IN ARRAY coalesce(owners, '{}') LOOP
    IF (SELECT count(*) FROM user_figures WHERE user_id = owner AND NOT is_folded) > 500 THEN
      PERFORM fold_user_figures(owner);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER documents_inserted AFTER INSERT ON "documents" REFERENCING NEW TABLE AS new_documents
FOR EACH STATEMENT EXECUTE FUNCTION documents_changed();
--> statement-breakpoint
CREATE TRIGGER documents_updated AFTER UPDATE ON "documents"
REFERENCING OLD TABLE AS old_documents NEW TABLE AS new_documents
FOR EACH STATEMENT EXECUTE FUNCTION documents_changed();
--> statement-breakpoint
CREATE TRIGGER documents_deleted AFTER DELETE ON "documents" REFERENCING OLD TABLE AS old_documents
FOR EACH STATEMENT EXECUTE FUNCTION documents_changed();
--> statement-breakpoint
INSERT INTO user_figures (user_id, figure, key, currency, is_folded, documents, count, total)
SELECT d.user_id, f.figure, f.key, f.in_currency, true, count(*), sum(f.count), sum(f.sum)
FROM "documents" d CROSS JOIN LATERAL document_figures(
  d.status, d.failed_checks, d.file_size, d.labels, d.label_counts, d.label_high_counts, d.document_type,
  d.invoice_date, d.seller, d.currency, d.total) f
GROUP BY d.user_id, f.figure, f.key, f.in_currency;
