CREATE TABLE "accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "appliances" (
	"org" text NOT NULL,
	"appliance_id" text collate "C" NOT NULL,
	"next_at" bigint,
	"body" json NOT NULL,
	CONSTRAINT "appliances_org_appliance_id_pk" PRIMARY KEY("org","appliance_id")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"org" text NOT NULL,
	"id" text collate "C" NOT NULL,
	"submitted_on" text collate "C" NOT NULL,
	"next_at" bigint,
	"body" json NOT NULL,
	CONSTRAINT "approvals_org_id_pk" PRIMARY KEY("org","id")
);
--> statement-breakpoint
CREATE TABLE "days" (
	"org" text NOT NULL,
	"date" text collate "C" NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "days_org_date_pk" PRIMARY KEY("org","date")
);
--> statement-breakpoint
CREATE TABLE "movies" (
	"composition_id" text collate "C" PRIMARY KEY NOT NULL,
	"body" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"org" text NOT NULL,
	"work_order_no" text collate "C" NOT NULL,
	"assigned_on" text collate "C" NOT NULL,
	"archived" boolean NOT NULL,
	"search" text NOT NULL,
	"next_at" bigint,
	"body" json NOT NULL,
	CONSTRAINT "orders_org_work_order_no_pk" PRIMARY KEY("org","work_order_no")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"org" text PRIMARY KEY NOT NULL,
	"next_at" bigint,
	"body" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"grant_id" text,
	"uid" text,
	"ends_at" bigint,
	"body" json NOT NULL,
	CONSTRAINT "provider_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"at" bigint NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "replies_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"client" text NOT NULL,
	"access_token" text NOT NULL,
	"access_ends_at" bigint NOT NULL,
	"renew_at" bigint NOT NULL,
	"refresh_token" text,
	"id_token" text,
	"ends_at" bigint NOT NULL,
	"lease_until" bigint
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"org" text NOT NULL,
	"work_order_no" text collate "C" NOT NULL,
	"ordinal" integer NOT NULL,
	"id" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "shipments_org_work_order_no_ordinal_pk" PRIMARY KEY("org","work_order_no","ordinal")
);
--> statement-breakpoint
CREATE TABLE "theatres" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"search" text NOT NULL,
	"body" json NOT NULL
);
--> statement-breakpoint
CREATE INDEX "appliances_due" ON "appliances" USING btree ("next_at") WHERE "appliances"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "approvals_due" ON "approvals" USING btree ("next_at") WHERE "approvals"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("org","archived","assigned_on" DESC NULLS LAST,"work_order_no" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("next_at") WHERE "orders"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "partners_due" ON "partners" USING btree ("next_at") WHERE "partners"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "provider_records_grant" ON "provider_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "provider_records_uid" ON "provider_records" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "provider_records_age" ON "provider_records" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "replies_age" ON "replies" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_age" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "theatres_list" ON "theatres" USING btree ("name","id");