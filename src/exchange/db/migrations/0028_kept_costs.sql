ALTER TABLE "asset_notes" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost" bigint;