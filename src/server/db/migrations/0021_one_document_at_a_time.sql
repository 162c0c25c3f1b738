DROP INDEX "documents_unfinished";--> statement-breakpoint
CREATE INDEX "documents_unfinished" ON "documents" USING btree ("id") WHERE "documents"."status" = 'processing';
--> statement-breakpoint
-- One document changes at a time, mostly: what that adds and takes away is written as it is, without the sums that
-- many changed at once are brought to; its labels only where they are others.
CREATE OR REPLACE FUNCTION documents_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owners text[];
  owner text;
  many integer;
  is_one boolean := false;
  former record;
  present record;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT count(*) INTO many FROM (SELECT FROM new_documents LIMIT 2) listed;
    IF many = 1 THEN
      SELECT status, document_type, file_size, failed_checks, doubtful_fields, labels, label_counts, label_high_counts,
      invoice_date, due_date, seller, seller_key, currency, total, amount_due, user_id
      INTO former FROM old_documents;
      SELECT status, document_type, file_size, failed_checks, doubtful_fields, labels, label_counts, label_high_counts,
      invoice_date, due_date, seller, seller_key, currency, total, amount_due, user_id
      INTO present FROM new_documents;
      IF former IS NOT DISTINCT FROM present THEN
        RETURN NULL;
      END IF;
      -- What goes into the bin, or comes out of it, is counted as many are.
      is_one := coalesce(former.user_id = present.user_id, false);
    END IF;
  END IF;
  IF is_one THEN
    IF (former.labels, former.label_counts, former.label_high_counts) = (present.labels, present.label_counts, present.label_high_counts) THEN
      former.labels := '{}'; former.label_counts := '{}'; former.label_high_counts := '{}';
      present.labels := '{}'; present.label_counts := '{}'; present.label_high_counts := '{}';
    END IF;
    INSERT INTO user_figures (user_id, figure, key, name, currency, is_folded, documents, bytes, failed_checks, failed_documents, to_review, entities, high_confidence_entities, amount)
    SELECT present.user_id, f.figure, f.key, f.name, f.in_currency, false, c.sign,
      c.sign * f.bytes, c.sign * f.checks, c.sign * f.failed_documents, c.sign * f.to_review, c.sign * f.entities, c.sign * f.high_confidence_entities, c.sign * f.amount
    FROM (VALUES
      (-1, former.status, former.document_type, former.file_size, former.failed_checks, former.doubtful_fields, former.labels, former.label_counts,
        former.label_high_counts, former.invoice_date, former.due_date, former.seller, former.seller_key, former.currency, former.total, former.amount_due),
      (1, present.status, present.document_type, present.file_size, present.failed_checks, present.doubtful_fields, present.labels, present.label_counts,
        present.label_high_counts, present.invoice_date, present.due_date, present.seller, present.seller_key, present.currency, present.total, present.amount_due)
    ) AS c(sign, status, document_type, file_size, failed_checks, doubtful_fields, labels, label_counts, label_high_counts, invoice_date, due_date, seller, seller_key, currency, total, amount_due)
    CROSS JOIN LATERAL document_figures(c.status, c.document_type, c.file_size, c.failed_checks, c.doubtful_fields, c.labels, c.label_counts,
      c.label_high_counts, c.invoice_date, c.due_date, c.seller, c.seller_key, c.currency, c.total, c.amount_due) f;
    owners := ARRAY[present.user_id];
  -- Each kind of change has its own of the two transition tables.
  ELSIF TG_OP = 'INSERT' THEN
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
    -- Counting costs more than writing: one change in thirty looks whether there is something to fold.
    IF random() < 0.03 AND (SELECT count(*) FROM user_figures WHERE user_id = owner AND NOT is_folded) > 500 THEN
      PERFORM fold_user_figures(owner);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is counted of the lines is counted again where they are others, not whenever they are written.
DROP TRIGGER documents_line_figures ON "documents";
--> statement-breakpoint
CREATE TRIGGER documents_line_figures_inserted BEFORE INSERT ON "documents" FOR EACH ROW
  WHEN (NEW.line_items <> '[]'::jsonb OR NEW.corrected_line_items IS NOT NULL) EXECUTE FUNCTION keep_line_figures();
--> statement-breakpoint
CREATE TRIGGER documents_line_figures_updated BEFORE UPDATE OF line_items, corrected_line_items ON "documents" FOR EACH ROW
  WHEN (OLD.line_items IS DISTINCT FROM NEW.line_items OR OLD.corrected_line_items IS DISTINCT FROM NEW.corrected_line_items)
  EXECUTE FUNCTION keep_line_figures();
