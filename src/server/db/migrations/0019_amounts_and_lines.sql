DROP INDEX "documents_user_filters";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "tax_amount" numeric;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "net_amount" numeric;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "line_figures" jsonb DEFAULT '{"count":0,"sum":null,"rates":[]}'::jsonb NOT NULL;
--> statement-breakpoint
-- What figures over many documents need of their lines, so that those need not be read.
-- The rates are each line's where the lines name several, else the one, and one of null where a line names none.
CREATE FUNCTION line_figures(lines jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT jsonb_build_object(
    'count', count(*),
    'sum', sum(CASE WHEN total ~ '^-?[0-9]{1,30}(\.[0-9]{1,10})?$' THEN total::numeric END)::text,
    'rates', CASE
      WHEN count(*) = 0 THEN '[]'::jsonb
      WHEN count(DISTINCT rate) > 1 THEN jsonb_agg(jsonb_build_object('rate', rate, 'total', total) ORDER BY place)
      ELSE jsonb_build_array(jsonb_build_object('rate', min(rate), 'total', null))
        || CASE WHEN count(*) > count(rate) AND count(rate) > 0 THEN '[{"rate": null, "total": null}]'::jsonb ELSE '[]'::jsonb END
    END)
  FROM (
    SELECT nullif(item->>'tax_rate', '') AS rate, item->>'line_total' AS total, place
    FROM jsonb_array_elements(CASE jsonb_typeof(lines) WHEN 'array' THEN lines ELSE '[]'::jsonb END) WITH ORDINALITY AS listed(item, place)
  ) line
$$;
--> statement-breakpoint
CREATE FUNCTION keep_line_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A person's list stands before the one that was read.
  NEW.line_figures := line_figures(coalesce(NEW.corrected_line_items, NEW.line_items));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER documents_line_figures BEFORE INSERT OR UPDATE OF line_items, corrected_line_items ON "documents"
  FOR EACH ROW EXECUTE FUNCTION keep_line_figures();
--> statement-breakpoint
-- Nothing that anybody sees changes: nobody is told, and the sums kept of all documents stay as they are.
ALTER TABLE "documents" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "documents" d SET
  line_figures = line_figures(coalesce(d.corrected_line_items, d.line_items)),
  tax_amount = (SELECT (e.body->>'value')::numeric FROM entities e WHERE e.document_id = d.id AND e.label = 'TAX_AMOUNT'
    AND NOT e.dismissed AND e.body->>'value' ~ '^-?[0-9]{1,30}(\.[0-9]{1,10})?$' ORDER BY e.position LIMIT 1),
  net_amount = (SELECT (e.body->>'value')::numeric FROM entities e WHERE e.document_id = d.id AND e.label = 'SUBTOTAL_AMOUNT'
    AND NOT e.dismissed AND e.body->>'value' ~ '^-?[0-9]{1,30}(\.[0-9]{1,10})?$' ORDER BY e.position LIMIT 1);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE INDEX "documents_user_filters" ON "documents" USING btree ("user_id","upload_date","id","status","document_type","seller_key","buyer_key","invoice_date","due_date","currency","total","amount_due","failed_checks","doubtful_fields","tax_amount","net_amount");
