-- Records that were kept before they had a version begin with one; as text, so that their fields keep their order.
UPDATE "partners" SET "body" = ('{"version":1,' || substr("body"::text, 2))::json WHERE "body"->>'version' IS NULL;
--> statement-breakpoint
UPDATE "days" SET "body" = ('{"version":1,' || substr("body"::text, 2))::json WHERE "body"->>'version' IS NULL;
