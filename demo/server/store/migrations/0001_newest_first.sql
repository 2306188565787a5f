DROP INDEX "orders_list";--> statement-breakpoint
CREATE INDEX "orders_assigned" ON "orders" USING btree ("org","assigned_on","work_order_no");--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("org","archived","assigned_on","work_order_no");