ALTER TABLE "contract_requests" ADD COLUMN "first_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contract_requests" ADD COLUMN "first_note" text;--> statement-breakpoint
UPDATE "contract_requests" SET "first_note" = "note", "note" = NULL WHERE "first_approver_id" IS NOT NULL AND "closer_id" IS NULL;