ALTER TABLE "approvals" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "status" text;--> statement-breakpoint
-- Read as text: a body that holds a zero byte or half a character is not opened. Both stand in it before what was submitted.
UPDATE "approvals" SET "type" = substring("body"::text from '"type":"(\w+)"'), "status" = substring("body"::text from '"status":"(\w+)"');--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "status" SET NOT NULL;
