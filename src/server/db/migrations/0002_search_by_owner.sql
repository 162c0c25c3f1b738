CREATE INDEX "document_search_newest" ON "document_search" USING btree ("user_id","upload_date","document_id");--> statement-breakpoint
-- MAIN: whatever else the row has to do without, these columns stay in it.
ALTER TABLE "document_search" ALTER "document_id" SET STORAGE MAIN, ALTER "user_id" SET STORAGE MAIN,
  ALTER "names" SET STORAGE MAIN, SET (toast_tuple_target = 320);
--> statement-breakpoint
-- Whose the document is, is a word of its own from now on (see `ownerWord` in search-row.ts).
UPDATE "document_search" SET "words" = "words" || array_to_tsvector(ARRAY['@' || user_id])
WHERE NOT "words" @@ ('''@' || user_id || '''')::tsquery;
