DROP INDEX "bargains_deadline";--> statement-breakpoint
DROP INDEX "purchase_orders_due";--> statement-breakpoint
ALTER TABLE "bargains" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "retry_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "bargains_deadline" ON "bargains" USING btree (greatest(deadline_at, retry_at)) WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "purchase_orders_due" ON "purchase_orders" USING btree (greatest(expires_at, retry_at)) WHERE state in ('awaiting_payment', 'active', 'suspended');