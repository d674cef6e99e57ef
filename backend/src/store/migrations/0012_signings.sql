CREATE TABLE "signature_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"personal_code" text NOT NULL,
	"person_name" text NOT NULL,
	"phone" text,
	"title" text NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"code" text NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"document" "bytea" NOT NULL,
	"signed" "bytea",
	"certificate" "bytea",
	"evidence" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	CONSTRAINT "signature_sessions_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "signing_authorities" (
	"id" smallint PRIMARY KEY NOT NULL,
	"certificate" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signings" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"subject" text NOT NULL,
	"owner" text NOT NULL,
	"way" smallint NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"session_id" text NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"channel" text,
	"contact" text,
	"language" text NOT NULL,
	"content" "bytea" NOT NULL,
	"content_hash" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"code_sent_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"started_by" integer,
	CONSTRAINT "signings_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "signing_id" integer;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signings" ADD CONSTRAINT "signings_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signings_application" ON "signings" USING btree ("application_id","subject","owner","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_signing_id_signings_id_fk" FOREIGN KEY ("signing_id") REFERENCES "public"."signings"("id") ON DELETE cascade ON UPDATE no action;