ALTER TABLE "documents" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "document_search" ALTER COLUMN "user_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_by" text;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deletion_id" text;
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "documents_in_bin" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;
--> statement-breakpoint
CREATE INDEX "documents_of_deletion" ON "documents" USING btree ("deletion_id") WHERE "documents"."deletion_id" is not null;
--> statement-breakpoint
-- What lies in the bin is nobody's, and counts nowhere.
CREATE OR REPLACE FUNCTION documents_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE c.user_id IS NOT NULL
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
      WHERE c.user_id IS NOT NULL
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
      WHERE c.user_id IS NOT NULL
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
-- Its owner is told when a document goes into the bin and when it comes out; that the bin was emptied is no news.
CREATE OR REPLACE FUNCTION tell_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text;
  news text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    owner := OLD.user_id;
    news := 'deleted';
  ELSIF TG_OP = 'UPDATE' AND NEW.user_id IS NULL THEN
    owner := OLD.user_id;
    news := 'deleted';
  ELSE
    owner := NEW.user_id;
    news := NEW.status;
  END IF;
  IF owner IS NOT NULL THEN
    PERFORM pg_notify('invoscope_changes', json_build_object(
      'user_id', owner, 'document_id', coalesce(NEW.id, OLD.id), 'status', news)::text);
  END IF;
  RETURN NULL;
END
$$;
