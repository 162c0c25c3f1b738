-- Every database has to come to the same number: a copy or a restored backup is compared with what it was made from. Which
-- letters have capitals, and which, goes by the locale of a database; of the alphabet without accents it does not.
CREATE OR REPLACE FUNCTION keep_rate_and_number() RETURNS trigger LANGUAGE plpgsql AS $$
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
    ('x' || left(md5(concat_ws(chr(31), NEW.seller_key, upper(NEW.invoice_number COLLATE "C"), NEW.document_type = 'credit_note')), 8))::bit(32)::integer
  END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Nothing that anybody sees changes.
ALTER TABLE "documents" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "documents" ENABLE TRIGGER "documents_rate_and_number";--> statement-breakpoint
UPDATE "documents" SET invoice_number = invoice_number WHERE upper(invoice_number) <> upper(invoice_number COLLATE "C");--> statement-breakpoint
ALTER TABLE "documents" ENABLE TRIGGER USER;
