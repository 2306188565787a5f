ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "id_sid" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_id_sid" ON "sessions" USING btree ("id_sid");