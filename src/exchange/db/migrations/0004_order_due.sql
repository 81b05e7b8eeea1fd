DROP INDEX "orders_deadline";--> statement-breakpoint
DROP INDEX "orders_watched";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE due_at is not null;