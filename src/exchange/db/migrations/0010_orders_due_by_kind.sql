DROP INDEX "orders_due";--> statement-breakpoint
CREATE INDEX "orders_due_unpaid" ON "orders" USING btree ("due_at") WHERE state = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_due_watched" ON "orders" USING btree ("due_at") WHERE state <> 'awaiting_payment' and due_at is not null;