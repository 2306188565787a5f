CREATE TABLE "records" (
	"org" text NOT NULL,
	"kind" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"next_at" bigint,
	"body" json NOT NULL,
	CONSTRAINT "records_org_kind_id_pk" PRIMARY KEY("org","kind","id")
);
--> statement-breakpoint
INSERT INTO "records" SELECT "org", 'appliance', "appliance_id", "next_at", "body" FROM "appliances";--> statement-breakpoint
INSERT INTO "records" SELECT "org", 'day', "date", NULL, "body" FROM "days";--> statement-breakpoint
DROP TABLE "appliances" CASCADE;--> statement-breakpoint
DROP TABLE "days" CASCADE;--> statement-breakpoint
CREATE INDEX "records_due" ON "records" USING btree ("next_at") WHERE "records"."next_at" is not null;
