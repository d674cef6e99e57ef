CREATE TABLE "signed_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"public_id" text NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"signature_type" smallint NOT NULL,
	"content_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"added_by" integer,
	CONSTRAINT "signed_documents_publicId_unique" UNIQUE("public_id")
);
--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signed_documents_application" ON "signed_documents" USING btree ("application_id","kind","owner","id");--> statement-breakpoint
CREATE INDEX "signed_documents_hash" ON "signed_documents" USING btree ("content_hash");