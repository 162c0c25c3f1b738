ALTER TABLE "entity_history" ALTER COLUMN "entity_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "corrected_line_items" jsonb;--> statement-breakpoint
ALTER TABLE "entity_history" ADD COLUMN "lines_before" jsonb;--> statement-breakpoint
ALTER TABLE "entity_history" ADD COLUMN "lines_after" jsonb;