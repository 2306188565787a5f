ALTER TABLE "ended_sessions" ADD COLUMN "since" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "subject" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "subject" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "sessions" USING btree ("client","subject","ends_at");
