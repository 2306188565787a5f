CREATE TABLE "step_failures" (
	"org" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" bigint NOT NULL,
	"attempts" integer NOT NULL,
	"next_try_at" bigint NOT NULL
);
