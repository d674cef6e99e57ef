CREATE TABLE "bank_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"nonce" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "bank_reports_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" serial PRIMARY KEY NOT NULL,
	"personal_code" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"payer" text NOT NULL,
	"kind" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "income_certificates" (
	"application_id" integer NOT NULL,
	"of_spouse" boolean NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"issued_on" date NOT NULL,
	CONSTRAINT "income_certificates_application_id_of_spouse_pk" PRIMARY KEY("application_id","of_spouse")
);
--> statement-breakpoint
CREATE TABLE "income_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"kind" smallint NOT NULL,
	"amount_cents" bigint NOT NULL,
	"corrected_cents" bigint,
	"revised" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"source" text,
	"of_spouse" boolean DEFAULT false NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"origin" text NOT NULL,
	"skipped" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "bank_report_id" integer;--> statement-breakpoint
ALTER TABLE "bank_reports" ADD CONSTRAINT "bank_reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_certificates" ADD CONSTRAINT "income_certificates_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "income_lines" ADD CONSTRAINT "income_lines_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_reports_application" ON "bank_reports" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "bank_transactions_person" ON "bank_transactions" USING btree ("personal_code","booked_on");--> statement-breakpoint
CREATE INDEX "income_lines_application" ON "income_lines" USING btree ("application_id","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_bank_report_id_bank_reports_id_fk" FOREIGN KEY ("bank_report_id") REFERENCES "public"."bank_reports"("id") ON DELETE cascade ON UPDATE no action;