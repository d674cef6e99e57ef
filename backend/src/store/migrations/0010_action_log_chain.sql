ALTER TABLE "action_log" ADD COLUMN "previous_hash" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "action_log" ADD COLUMN "hash" text NOT NULL DEFAULT '';--> statement-breakpoint
-- Chains the lines that are there already, as backend/src/applications/log-chain.ts does.
DO $$
DECLARE
  line record;
  previous text := '';
  subject integer := NULL;
  digest text;
BEGIN
  FOR line IN SELECT * FROM "action_log" ORDER BY "application_id", "id" LOOP
    IF subject IS DISTINCT FROM line.application_id THEN
      previous := '';
      subject := line.application_id;
    END IF;
    digest := encode(sha256(convert_to(concat_ws(
      chr(31),
      previous,
      line.application_id::text,
      (floor(extract(epoch FROM line.at) * 1000))::bigint::text,
      coalesce(line.user_id::text, '-'),
      line.user_name,
      line.action,
      CASE WHEN line.note IS NULL THEN '-' ELSE '=' || line.note END
    ), 'UTF8')), 'hex');
    UPDATE "action_log" SET "previous_hash" = previous, "hash" = digest WHERE "id" = line.id;
    previous := digest;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "action_log" ALTER COLUMN "previous_hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "action_log" ALTER COLUMN "hash" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "action_log_chain" ON "action_log" USING btree ("application_id","previous_hash");--> statement-breakpoint
-- A line is never changed, and goes only with its application.
CREATE FUNCTION "keep_action_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The action log is append-only.';
END $$;--> statement-breakpoint
CREATE TRIGGER "action_log_append_only" BEFORE UPDATE OR DELETE ON "action_log" FOR EACH ROW EXECUTE FUNCTION "keep_action_log"();
