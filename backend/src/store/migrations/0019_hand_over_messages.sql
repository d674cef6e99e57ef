ALTER TABLE "messages" ADD COLUMN "hand_over_of" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hand_over_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_hand_over_of_applications_id_fk" FOREIGN KEY ("hand_over_of") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;