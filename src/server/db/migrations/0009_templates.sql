CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" text NOT NULL,
	"zones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"document_types" text[] DEFAULT '{}' NOT NULL,
	"layout" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used" timestamp with time zone,
	"sha256" text,
	"pdf_filename" text,
	"pdf_pages" integer,
	"pdf_size" integer
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "template_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "chosen_template_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "without_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "templates_user" ON "templates" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "templates_bytes" ON "templates" USING btree ("sha256");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_chosen_template_id_templates_id_fk" FOREIGN KEY ("chosen_template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_template" ON "documents" USING btree ("template_id") WHERE "documents"."template_id" is not null;--> statement-breakpoint
CREATE INDEX "documents_of_chosen_template" ON "documents" USING btree ("chosen_template_id") WHERE "documents"."chosen_template_id" is not null;