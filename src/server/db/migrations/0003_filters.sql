-- The figures are made anew, in columns named for what they hold.
DROP TRIGGER documents_inserted ON "documents";
--> statement-breakpoint
DROP TRIGGER documents_updated ON "documents";
--> statement-breakpoint
DROP TRIGGER documents_deleted ON "documents";
--> statement-breakpoint
DROP FUNCTION documents_changed();
--> statement-breakpoint
DROP FUNCTION document_figures(text, integer, integer, text[], integer[], integer[], text, date, text, text, numeric);
--> statement-breakpoint
DELETE FROM "user_figures";
--> statement-breakpoint
DROP INDEX "documents_due";
--> statement-breakpoint
DROP INDEX "user_figures_folded";
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "amount_due" numeric;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "doubtful_fields" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "seller_key" text;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "buyer_key" text;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "name" text NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "bytes" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "failed_checks" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "failed_documents" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "to_review" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "entities" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "high_confidence_entities" bigint NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" ADD COLUMN "amount" numeric NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_figures" DROP COLUMN "count";
--> statement-breakpoint
ALTER TABLE "user_figures" DROP COLUMN "total";
--> statement-breakpoint
-- The first entity shown of a label is the field's. Keys of names are filled in after the migration (`fillNameKeys`).
UPDATE "documents" d SET "amount_due" = f.amount_due, "doubtful_fields" = f.doubtful FROM (
  SELECT document_id,
    max(CASE WHEN label = 'AMOUNT_DUE' AND body->>'value' ~ '^-?[0-9]{1,30}(\.[0-9]{1,10})?$' THEN (body->>'value')::numeric END)
      AS amount_due,
    (count(*) FILTER (WHERE label <> 'AMOUNT_DUE' AND confidence < 0.8 AND body->>'source' <> 'user'))::integer AS doubtful
  FROM (
    SELECT DISTINCT ON (document_id, label) document_id, label, confidence, body FROM entities
    WHERE NOT dismissed AND label IN ('AMOUNT_DUE', 'INVOICE_NUMBER', 'INVOICE_DATE', 'DUE_DATE', 'TOTAL_AMOUNT',
      'SELLER_NAME', 'BUYER_NAME', 'TAX_AMOUNT', 'PAYMENT_TERMS')
    ORDER BY document_id, label, position
  ) fields GROUP BY document_id
) f WHERE f.document_id = d.id;
--> statement-breakpoint
-- What a person may have typed there is no currency that could be filtered by.
UPDATE "documents" SET "currency" = NULL WHERE "currency" !~ '^[A-Z]{3}$';
--> statement-breakpoint
CREATE INDEX "documents_user_seller" ON "documents" USING btree ("user_id","seller_key","upload_date","id");
--> statement-breakpoint
CREATE INDEX "documents_user_buyer" ON "documents" USING btree ("user_id","buyer_key","upload_date","id");
--> statement-breakpoint
CREATE INDEX "documents_user_invoice_date" ON "documents" USING btree ("user_id","invoice_date","id");
--> statement-breakpoint
CREATE INDEX "documents_user_due_date" ON "documents" USING btree ("user_id","due_date","id");
--> statement-breakpoint
CREATE INDEX "documents_user_total" ON "documents" USING btree ("user_id","total","id");
--> statement-breakpoint
CREATE INDEX "documents_user_number" ON "documents" USING btree ("user_id",left("invoice_number", 200),"id");
--> statement-breakpoint
CREATE INDEX "documents_user_failed" ON "documents" USING btree ("user_id","upload_date","id") WHERE "documents"."failed_checks" > 0;
--> statement-breakpoint
CREATE INDEX "documents_user_review" ON "documents" USING btree ("user_id","upload_date","id") WHERE "documents"."status" = 'completed' and "documents"."document_type" in ('invoice', 'credit_note', 'receipt') and ("documents"."failed_checks" > 0 or "documents"."doubtful_fields" > 0);
--> statement-breakpoint
CREATE INDEX "documents_user_filters" ON "documents" USING btree ("user_id","upload_date","id","status","document_type","seller_key","buyer_key","invoice_date","due_date","currency","total","amount_due","failed_checks","doubtful_fields");
--> statement-breakpoint
CREATE INDEX "documents_without_keys" ON "documents" USING btree ("id") WHERE ("documents"."seller" is not null and "documents"."seller_key" is null) or ("documents"."buyer" is not null and "documents"."buyer_key" is null);
--> statement-breakpoint
CREATE INDEX "documents_due" ON "documents" USING btree ("user_id","due_date","id") WHERE "documents"."status" = 'completed' and "documents"."document_type" = 'invoice' and coalesce("documents"."amount_due", "documents"."total", 1) > 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "user_figures_folded" ON "user_figures" USING btree ("user_id","figure",md5("key"),md5("name"),md5("currency")) WHERE "user_figures"."is_folded";
--> statement-breakpoint
-- What one document adds to its user's figures (see `userFigures` in derived-schema.ts). A credit note lowers the
-- spend, whichever sign it is printed with. Unpaid, and to be reviewed, is what filter-documents.ts says.
CREATE FUNCTION document_figures(
  status text, document_type text, file_size integer, failed_checks integer, doubtful_fields integer, labels text[],
  label_counts integer[], label_high_counts integer[], invoice_date date, due_date date, seller text, seller_key text,
  currency text, total numeric, amount_due numeric
) RETURNS TABLE (
  figure text, key text, name text, in_currency text, bytes bigint, checks bigint, failed_documents bigint,
  to_review bigint, entities bigint, high_confidence_entities bigint, amount numeric
)
LANGUAGE sql STABLE AS $$
  SELECT 'status', status, '', '', file_size::bigint, failed_checks::bigint, (failed_checks > 0)::integer::bigint,
    (status = 'completed' AND coalesce(document_type, '') IN ('invoice', 'credit_note', 'receipt')
      AND (failed_checks > 0 OR doubtful_fields > 0))::integer::bigint, 0::bigint, 0::bigint, 0::numeric
  UNION ALL
  SELECT 'label', l.label, '', '', 0, 0, 0, 0, l.count::bigint, l.high::bigint, 0
  FROM unnest(labels, label_counts, label_high_counts) AS l(label, count, high)
  UNION ALL
  SELECT spent.figure, spent.key, spent.name, currency, 0, 0, 0, 0, 0, 0,
    coalesce(CASE WHEN document_type = 'credit_note' THEN -abs(total) ELSE total END, 0)
  FROM (VALUES
    ('month', to_char(invoice_date, 'YYYY-MM'), ''),
    ('seller', coalesce(seller_key, left(lower(seller), 200)), seller)
  ) AS spent(figure, key, name)
  WHERE status = 'completed' AND document_type IN ('invoice', 'credit_note', 'receipt') AND currency IS NOT NULL
    AND spent.key IS NOT NULL
  UNION ALL
  SELECT 'due', to_char(due_date, 'YYYY-MM-DD'), '', coalesce(currency, ''), 0, 0, 0, 0, 0, 0,
    coalesce(amount_due, total, 0)
  WHERE status = 'completed' AND document_type = 'invoice' AND due_date IS NOT NULL
    AND coalesce(amount_due, total, 1) > 0
$$;
--> statement-breakpoint
-- Folds what changes have added into one row for each key. One at a time for a user; who comes meanwhile leaves it to
-- the next.
CREATE OR REPLACE FUNCTION fold_user_figures(owner text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('user_figures ' || owner, 0)) THEN
    RETURN;
  END IF;
  WITH pending AS (
    DELETE FROM user_figures WHERE user_id = owner AND NOT is_folded RETURNING *
  )
  INSERT INTO user_figures (user_id, figure, key, name, currency, is_folded, documents, bytes, failed_checks, failed_documents, to_review, entities, high_confidence_entities, amount)
  SELECT owner, p.figure, p.key, p.name, p.currency, true, sum(p.documents), sum(p.bytes), sum(p.failed_checks), sum(p.failed_documents), sum(p.to_review), sum(p.entities), sum(p.high_confidence_entities), sum(p.amount)
  FROM pending p GROUP BY p.figure, p.key, p.name, p.currency
  ON CONFLICT (user_id, figure, md5(key), md5(name), md5(currency)) WHERE is_folded DO UPDATE SET
    documents = user_figures.documents + excluded.documents,
    bytes = user_figures.bytes + excluded.bytes,
    failed_checks = user_figures.failed_checks + excluded.failed_checks,
    failed_documents = user_figures.failed_documents + excluded.failed_documents,
    to_review = user_figures.to_review + excluded.to_review,
    entities = user_figures.entities + excluded.entities,
    high_confidence_entities = user_figures.high_confidence_entities + excluded.high_confidence_entities,
    amount = user_figures.amount + excluded.amount;
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
      INSERT INTO user_figures (user_id, figure, key, name, currency, is_folded, documents, bytes, failed_checks, failed_documents, to_review, entities, high_confidence_entities, amount)
      SELECT c.user_id, f.figure, f.key, f.name, f.in_currency, false, sum(c.sign),
        sum(c.sign * f.bytes), sum(c.sign * f.checks), sum(c.sign * f.failed_documents), sum(c.sign * f.to_review), sum(c.sign * f.entities), sum(c.sign * f.high_confidence_entities), sum(c.sign * f.amount)
      FROM (SELECT 1 AS sign, * FROM new_documents) c
      CROSS JOIN LATERAL document_figures(c.status, c.document_type, c.file_size, c.failed_checks, c.doubtful_fields, c.labels, c.label_counts,
      c.label_high_counts, c.invoice_date, c.due_date, c.seller, c.seller_key, c.currency, c.total, c.amount_due) f
      GROUP BY c.user_id, f.figure, f.key, f.name, f.in_currency
      HAVING sum(c.sign) <> 0 OR sum(c.sign * f.bytes) <> 0 OR sum(c.sign * f.checks) <> 0 OR sum(c.sign * f.failed_documents) <> 0 OR sum(c.sign * f.to_review) <> 0 OR sum(c.sign * f.entities) <> 0 OR sum(c.sign * f.high_confidence_entities) <> 0 OR sum(c.sign * f.amount) <> 0
      RETURNING user_id
    ) SELECT array_agg(DISTINCT user_id) INTO owners FROM written;
  ELSIF TG_OP = 'DELETE' THEN
    WITH written AS (
      INSERT INTO user_figures (user_id, figure, key, name, currency, is_folded, documents, bytes, failed_checks, failed_documents, to_review, entities, high_confidence_entities, amount)
      SELECT c.user_id, f.figure, f.key, f.name, f.in_currency, false, sum(c.sign),
        sum(c.sign * f.bytes), sum(c.sign * f.checks), sum(c.sign * f.failed_documents), sum(c.sign * f.to_review), sum(c.sign * f.entities), sum(c.sign * f.high_confidence_entities), sum(c.sign * f.amount)
      FROM (SELECT -1 AS sign, * FROM old_documents) c
      CROSS JOIN LATERAL document_figures(c.status, c.document_type, c.file_size, c.failed_checks, c.doubtful_fields, c.labels, c.label_counts,
      c.label_high_counts, c.invoice_date, c.due_date, c.seller, c.seller_key, c.currency, c.total, c.amount_due) f
      GROUP BY c.user_id, f.figure, f.key, f.name, f.in_currency
      HAVING sum(c.sign) <> 0 OR sum(c.sign * f.bytes) <> 0 OR sum(c.sign * f.checks) <> 0 OR sum(c.sign * f.failed_documents) <> 0 OR sum(c.sign * f.to_review) <> 0 OR sum(c.sign * f.entities) <> 0 OR sum(c.sign * f.high_confidence_entities) <> 0 OR sum(c.sign * f.amount) <> 0
      RETURNING user_id
    ) SELECT array_agg(DISTINCT user_id) INTO owners FROM written;
  ELSE
    WITH written AS (
      INSERT INTO user_figures (user_id, figure, key, name, currency, is_folded, documents, bytes, failed_checks, failed_documents, to_review, entities, high_confidence_entities, amount)
      SELECT c.user_id, f.figure, f.key, f.name, f.in_currency, false, sum(c.sign),
        sum(c.sign * f.bytes), sum(c.sign * f.checks), sum(c.sign * f.failed_documents), sum(c.sign * f.to_review), sum(c.sign * f.entities), sum(c.sign * f.high_confidence_entities), sum(c.sign * f.amount)
      FROM (SELECT 1 AS sign, * FROM new_documents UNION ALL SELECT -1 AS sign, * FROM old_documents) c
      CROSS JOIN LATERAL document_figures(c.status, c.document_type, c.file_size, c.failed_checks, c.doubtful_fields, c.labels, c.label_counts,
      c.label_high_counts, c.invoice_date, c.due_date, c.seller, c.seller_key, c.currency, c.total, c.amount_due) f
      GROUP BY c.user_id, f.figure, f.key, f.name, f.in_currency
      HAVING sum(c.sign) <> 0 OR sum(c.sign * f.bytes) <> 0 OR sum(c.sign * f.checks) <> 0 OR sum(c.sign * f.failed_documents) <> 0 OR sum(c.sign * f.to_review) <> 0 OR sum(c.sign * f.entities) <> 0 OR sum(c.sign * f.high_confidence_entities) <> 0 OR sum(c.sign * f.amount) <> 0
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
INSERT INTO user_figures (user_id, figure, key, name, currency, is_folded, documents, bytes, failed_checks, failed_documents, to_review, entities, high_confidence_entities, amount)
SELECT c.user_id, f.figure, f.key, f.name, f.in_currency, true, count(*), sum(f.bytes), sum(f.checks), sum(f.failed_documents), sum(f.to_review), sum(f.entities), sum(f.high_confidence_entities), sum(f.amount)
FROM "documents" c CROSS JOIN LATERAL document_figures(c.status, c.document_type, c.file_size, c.failed_checks, c.doubtful_fields, c.labels, c.label_counts,
      c.label_high_counts, c.invoice_date, c.due_date, c.seller, c.seller_key, c.currency, c.total, c.amount_due) f
GROUP BY c.user_id, f.figure, f.key, f.name, f.in_currency;
