CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_inputs" (
	"user_id" text NOT NULL,
	"key_hash" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taken_inputs_user_id_key_hash_pk" PRIMARY KEY("user_id","key_hash")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "taken_inputs" ADD CONSTRAINT "taken_inputs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;