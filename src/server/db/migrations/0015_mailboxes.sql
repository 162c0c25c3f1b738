CREATE TABLE "mailboxes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"sealed_password" text NOT NULL,
	"folder" text NOT NULL,
	"senders" text[] NOT NULL,
	"afterwards" text NOT NULL,
	"move_to" text,
	"active" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"set_up_at" timestamp with time zone NOT NULL,
	"uid_validity" text,
	"baseline_uid" bigint DEFAULT 0 NOT NULL,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone NOT NULL,
	"lease_holder" text,
	"lease_until" timestamp with time zone,
	"last_checked_at" timestamp with time zone,
	"problem" text,
	"last_refused" text
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailboxes_due" ON "mailboxes" USING btree ("next_check_at") WHERE "mailboxes"."active";