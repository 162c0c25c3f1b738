CREATE TABLE "upload_keys" (
	"user_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"document_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_keys_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "upload_keys" ADD CONSTRAINT "upload_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_keys" ADD CONSTRAINT "upload_keys_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_keys_document" ON "upload_keys" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "upload_keys_created" ON "upload_keys" USING btree ("created_at");