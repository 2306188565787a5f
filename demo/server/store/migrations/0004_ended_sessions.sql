CREATE TABLE "ended_sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sid" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "sid" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "sessions_sid" ON "sessions" USING btree ("sid");