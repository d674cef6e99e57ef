CREATE TABLE "debt_records" (
	"application_id" integer NOT NULL,
	"personal_code" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" integer NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "debt_records_application_id_personal_code_pk" PRIMARY KEY("application_id","personal_code")
);
--> statement-breakpoint
CREATE TABLE "application_liabilities" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "debt_records" ADD CONSTRAINT "debt_records_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debt_records" ADD CONSTRAINT "debt_records_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_liabilities" ADD CONSTRAINT "application_liabilities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;