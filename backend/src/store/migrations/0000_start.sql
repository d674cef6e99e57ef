-- Text filters of the list use trigrams; the extension is trusted, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE "public"."application_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 20000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "action_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" integer,
	"user_name" text NOT NULL,
	"action" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"owner" text NOT NULL,
	"slot" smallint NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"content_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sum_cents" bigint NOT NULL,
	"advance_cents" bigint DEFAULT 0 NOT NULL,
	"duration_months" smallint NOT NULL,
	"variant_id" integer NOT NULL,
	"credit_type" smallint DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"sequence" smallint DEFAULT 0 NOT NULL,
	"initiator_id" integer NOT NULL,
	"first_approver_id" integer,
	"closer_id" integer,
	"closed_at" timestamp (3) with time zone,
	"note" text,
	"valuation_id" integer
);
--> statement-breakpoint
CREATE TABLE "operation_records" (
	"user_id" integer NOT NULL,
	"operation_id" text NOT NULL,
	"operation" text NOT NULL,
	"content_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operation_records_user_id_operation_id_pk" PRIMARY KEY("user_id","operation_id")
);
--> statement-breakpoint
CREATE TABLE "valuations" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"system" text DEFAULT 'A' NOT NULL,
	"variant_id" integer,
	"duration_months" smallint,
	"sum_cents" bigint,
	"max_sum_cents" bigint,
	"possible" boolean NOT NULL,
	"decision" jsonb NOT NULL,
	"offers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refinancing" jsonb,
	"answer_code" smallint DEFAULT 0 NOT NULL,
	"message" text,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" integer PRIMARY KEY DEFAULT nextval('application_numbers') NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"company_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"contract_number" text,
	"contract_date" date,
	"contract_type" smallint,
	"credit_sum_cents" bigint,
	"credit_limit_cents" bigint,
	"duration_months" smallint,
	"variant_id" integer,
	"payment_day" smallint,
	"account_number" text,
	"additional_account" text,
	"additional_account_code" text,
	"buyer_first_name" text,
	"buyer_last_name" text,
	"personal_code" text,
	"buyer_search" text DEFAULT '' NOT NULL,
	"products" text DEFAULT '' NOT NULL,
	"products_search" text DEFAULT '' NOT NULL,
	"comment" text,
	"comment_search" text DEFAULT '' NOT NULL,
	"application_signature" smallint DEFAULT 0 NOT NULL,
	"contract_signature" smallint DEFAULT 0 NOT NULL,
	"spouse_contract_signature" smallint,
	"e_credit_state" smallint DEFAULT -1 NOT NULL,
	"has_income_certificate" boolean DEFAULT false NOT NULL,
	"income_type" smallint,
	"winter_payments" boolean DEFAULT false NOT NULL,
	"payout_type" smallint,
	"paid_out_at" timestamp (3) with time zone,
	"signing_allowed" smallint DEFAULT 1 NOT NULL,
	"take_over_key" text,
	"list_tab" smallint GENERATED ALWAYS AS (case when status in (1, 2, 3, 4, 7) then 6 else 3 end) STORED NOT NULL,
	"payment_tab" smallint GENERATED ALWAYS AS (case when status in (2, 3, 7) and paid_out_at is not null then 4 when status in (2, 7) then 5 end) STORED,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"personal_code" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"citizenship" text DEFAULT 'LTU' NOT NULL,
	"served" boolean DEFAULT true NOT NULL,
	"registry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "condition_variants" (
	"id" integer PRIMARY KEY NOT NULL,
	"contract_type" smallint NOT NULL,
	"name_lt" text NOT NULL,
	"name_en" text NOT NULL,
	"promotional" boolean DEFAULT false NOT NULL,
	"expired" boolean DEFAULT false NOT NULL,
	"annual_rate" numeric(7, 2) NOT NULL,
	"contract_fee_percent" numeric(7, 2) DEFAULT '0.00' NOT NULL,
	"contract_fee_min_cents" bigint DEFAULT 0 NOT NULL,
	"admin_fee_cents" bigint DEFAULT 0 NOT NULL,
	"admin_fee_percent" numeric(7, 2) DEFAULT '0.00' NOT NULL,
	"min_duration_months" smallint NOT NULL,
	"max_duration_months" smallint NOT NULL,
	"duration_step_months" smallint DEFAULT 1 NOT NULL,
	"min_sum_cents" bigint NOT NULL,
	"max_sum_cents" bigint NOT NULL,
	"min_advance_percent" numeric(7, 2) DEFAULT '0.00' NOT NULL,
	"winter_payments" boolean DEFAULT false NOT NULL,
	"defer_months" smallint DEFAULT 0 NOT NULL,
	"rate_phases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"payout_type" smallint DEFAULT 3 NOT NULL,
	"spouse_required_above_cents" bigint
);
--> statement-breakpoint
CREATE TABLE "insurance_packages" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_lt" text NOT NULL,
	"name_en" text NOT NULL,
	"monthly_percent" numeric(7, 2) NOT NULL,
	"min_monthly_cents" bigint DEFAULT 0 NOT NULL,
	"age_from" smallint,
	"age_to" smallint,
	"compulsory" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_variants" (
	"shop_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "shop_variants_shop_id_variant_id_pk" PRIMARY KEY("shop_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	"product_number" text NOT NULL,
	"name" text NOT NULL,
	"search_text" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"manufacturer_warranty_months" smallint DEFAULT 24 NOT NULL,
	"limitations" text,
	CONSTRAINT "catalogue_items_number" UNIQUE("company_id","product_number")
);
--> statement-breakpoint
CREATE TABLE "goods_groups" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_lt" text NOT NULL,
	"name_en" text NOT NULL,
	"min_price_cents" bigint NOT NULL,
	"max_price_cents" bigint NOT NULL,
	"warranty_years" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"serial_number" boolean DEFAULT false NOT NULL,
	"has_catalogue" boolean DEFAULT true NOT NULL,
	"action_variants" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_goods_groups" (
	"shop_id" integer NOT NULL,
	"group_id" integer NOT NULL,
	CONSTRAINT "shop_goods_groups_shop_id_group_id_pk" PRIMARY KEY("shop_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "warranty_prices" (
	"years" smallint NOT NULL,
	"price_from_cents" bigint NOT NULL,
	"price_to_cents" bigint NOT NULL,
	"price_cents" bigint NOT NULL,
	CONSTRAINT "warranty_prices_years_price_from_cents_pk" PRIMARY KEY("years","price_from_cents")
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" integer PRIMARY KEY NOT NULL,
	"title_lt" text NOT NULL,
	"title_en" text,
	"content_lt" text NOT NULL,
	"content_en" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"managers_only" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"limited" boolean DEFAULT false NOT NULL,
	"ip" text,
	"language" text DEFAULT 'lt' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"email" text,
	"help_phone" text NOT NULL,
	"account_number" text NOT NULL,
	"catalogue_type" text NOT NULL,
	"catalogue_exception" boolean DEFAULT false NOT NULL,
	"extended_warranty_allowed" boolean DEFAULT true NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"manager_id" integer
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" smallint NOT NULL,
	"company_id" integer,
	"shop_id" integer,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"mobile_phone" text,
	"mobile_phone_verified" boolean DEFAULT false NOT NULL,
	"phone" text,
	"active" boolean DEFAULT true NOT NULL,
	"authentication_method" smallint DEFAULT 1 NOT NULL,
	"two_factor" boolean DEFAULT false NOT NULL,
	"can_search" boolean DEFAULT false NOT NULL,
	"sees_liabilities" boolean DEFAULT false NOT NULL,
	"shared_account" boolean DEFAULT false NOT NULL,
	"documents_optional" boolean DEFAULT false NOT NULL,
	"main_company_user" boolean DEFAULT false NOT NULL,
	"limited" boolean DEFAULT false NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp (3) with time zone NOT NULL,
	"failed_attempts" smallint DEFAULT 0 NOT NULL,
	"last_failed_at" timestamp (3) with time zone,
	"block_state" smallint DEFAULT 0 NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"warrant_deadline" date,
	"warrant_confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "users_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"street" text NOT NULL,
	"house_from" integer NOT NULL,
	"house_to" integer NOT NULL,
	"postal_code" text NOT NULL,
	"city_search" text NOT NULL,
	"street_search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name_lt" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action_log" ADD CONSTRAINT "action_log_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_log" ADD CONSTRAINT "action_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_initiator_id_users_id_fk" FOREIGN KEY ("initiator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_first_approver_id_users_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_closer_id_users_id_fk" FOREIGN KEY ("closer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD CONSTRAINT "contract_requests_valuation_id_valuations_id_fk" FOREIGN KEY ("valuation_id") REFERENCES "public"."valuations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_records" ADD CONSTRAINT "operation_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "valuations" ADD CONSTRAINT "valuations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_variant_id_condition_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."condition_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_variants" ADD CONSTRAINT "shop_variants_variant_id_condition_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."condition_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_items" ADD CONSTRAINT "catalogue_items_group_id_goods_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."goods_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods_groups" ADD CONSTRAINT "shop_goods_groups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods_groups" ADD CONSTRAINT "shop_goods_groups_group_id_goods_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."goods_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "action_log_application" ON "action_log" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE INDEX "application_documents_application" ON "application_documents" USING btree ("application_id","owner","slot");--> statement-breakpoint
CREATE INDEX "contract_requests_application" ON "contract_requests" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "contract_requests_queue" ON "contract_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "operation_records_age" ON "operation_records" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "valuations_application" ON "valuations" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applications_by_shop" ON "applications" USING btree ("shop_id","list_tab","created_at","id","status","contract_type","e_credit_state","application_signature","contract_signature","has_income_certificate","winter_payments","variant_id","duration_months","seller_id","credit_sum_cents","contract_date");--> statement-breakpoint
CREATE INDEX "applications_by_company" ON "applications" USING btree ("company_id","list_tab","created_at","id","shop_id","status","contract_type","e_credit_state","application_signature","contract_signature","has_income_certificate","winter_payments","variant_id","duration_months","seller_id","credit_sum_cents","contract_date");--> statement-breakpoint
CREATE INDEX "applications_by_day" ON "applications" USING btree ("list_tab","created_at","id","status","contract_type","e_credit_state","application_signature","contract_signature","has_income_certificate","winter_payments","variant_id","duration_months","seller_id","credit_sum_cents","contract_date");--> statement-breakpoint
CREATE INDEX "applications_payments_by_shop" ON "applications" USING btree ("shop_id","payment_tab","created_at","id","status","contract_type","e_credit_state","application_signature","contract_signature","has_income_certificate","winter_payments","variant_id","duration_months","seller_id","credit_sum_cents","contract_date") WHERE payment_tab is not null;--> statement-breakpoint
CREATE INDEX "applications_payments_by_company" ON "applications" USING btree ("company_id","payment_tab","created_at","id","shop_id","status","contract_type","e_credit_state","application_signature","contract_signature","has_income_certificate","winter_payments","variant_id","duration_months","seller_id","credit_sum_cents","contract_date") WHERE payment_tab is not null;--> statement-breakpoint
CREATE INDEX "applications_payments_by_day" ON "applications" USING btree ("payment_tab","created_at","id","status","contract_type","e_credit_state","application_signature","contract_signature","has_income_certificate","winter_payments","variant_id","duration_months","seller_id","credit_sum_cents","contract_date") WHERE payment_tab is not null;--> statement-breakpoint
CREATE INDEX "applications_by_buyer" ON "applications" USING btree ("shop_id","list_tab","buyer_search","id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_contract_number" ON "applications" USING btree ("contract_number");--> statement-breakpoint
CREATE INDEX "applications_personal_code" ON "applications" USING btree ("personal_code");--> statement-breakpoint
CREATE INDEX "applications_texts" ON "applications" USING gin ("buyer_search" gin_trgm_ops,"products_search" gin_trgm_ops,"comment_search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "catalogue_items_group" ON "catalogue_items" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "news_published" ON "news" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "users_shop" ON "users" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "addresses_search" ON "addresses" USING btree ("city_search","street_search");--> statement-breakpoint
-- Saves that change no indexed column stay on their page when there is room.
ALTER TABLE "applications" SET (fillfactor = 85);
