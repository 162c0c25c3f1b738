DROP INDEX "documents_user_filters";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "rate_kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "tax_rate" numeric;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "same_number" integer;
--> statement-breakpoint
-- A rate as laws set them, in tenths of a percent, that makes the tax of the net amount to the cent.
CREATE FUNCTION plain_rate(net numeric, tax numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT rate FROM (
    SELECT unnest(ARRAY[round(exact), round(exact * 2) / 2, round(exact, 1)]) AS rate, generate_series(1, 3) AS place
    FROM (SELECT tax / net * 100 AS exact OFFSET 0) worked
  ) candidate
  WHERE rate BETWEEN 0 AND 30 AND abs(net * rate / 100 - tax) <= 0.01 ORDER BY place LIMIT 1
$$;
--> statement-breakpoint
-- Which rate of tax a document has: its lines name it, or it is that of its tax and net amount, or it has to be looked
-- at by itself. Credit notes are read as positive amounts, whatever sign is printed.
CREATE FUNCTION keep_rate_and_number() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gross numeric := round(CASE WHEN NEW.document_type = 'credit_note' THEN abs(NEW.total) ELSE NEW.total END, 2);
  tax numeric := round(CASE WHEN NEW.document_type = 'credit_note' THEN abs(NEW.tax_amount) ELSE NEW.tax_amount END, 2);
  rates jsonb := NEW.line_figures->'rates';
  line_rate text;
BEGIN
  NEW.rate_kind := 'other';
  NEW.tax_rate := NULL;
  IF gross IS NOT NULL AND tax IS NOT NULL THEN
    IF jsonb_array_length(rates) = 1 THEN
      line_rate := rates->0->>'rate';
    END IF;
    IF line_rate ~ '^[0-9]{1,3}(\.[0-9]{1,6})?$' AND (gross - tax) * tax >= 0 THEN
      NEW.rate_kind := 'lines';
      NEW.tax_rate := trim_scale(line_rate::numeric);
    ELSIF jsonb_array_length(rates) <= 1 AND line_rate IS NULL AND gross <> tax THEN
      NEW.rate_kind := 'worked';
      NEW.tax_rate := trim_scale(plain_rate(gross - tax, tax));
    END IF;
  END IF;
  NEW.same_number := CASE WHEN NEW.seller_key IS NOT NULL AND NEW.invoice_number IS NOT NULL THEN
    ('x' || left(md5(concat_ws(chr(31), NEW.seller_key, upper(NEW.invoice_number), NEW.document_type = 'credit_note')), 8))::bit(32)::integer
  END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- By their names triggers follow each other: this one reads what `documents_line_figures` has written.
CREATE TRIGGER documents_rate_and_number BEFORE INSERT OR UPDATE OF
  document_type, total, tax_amount, line_items, corrected_line_items, seller_key, invoice_number ON "documents"
  FOR EACH ROW EXECUTE FUNCTION keep_rate_and_number();
--> statement-breakpoint
-- Nothing that anybody sees changes: of all triggers the new one alone looks at the documents that are there.
ALTER TABLE "documents" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "documents" ENABLE TRIGGER "documents_rate_and_number";--> statement-breakpoint
UPDATE "documents" SET total = total;--> statement-breakpoint
ALTER TABLE "documents" ENABLE TRIGGER USER;
--> statement-breakpoint
CREATE INDEX "documents_typed_lines" ON "documents" USING btree ("user_id") WHERE "documents"."corrected_line_items" is not null;--> statement-breakpoint
CREATE INDEX "documents_user_filters" ON "documents" USING btree ("user_id","upload_date","id","status","document_type","seller_key","buyer_key","invoice_date","due_date","currency","total","amount_due","failed_checks","doubtful_fields","tax_amount","net_amount","rate_kind","tax_rate","same_number");
