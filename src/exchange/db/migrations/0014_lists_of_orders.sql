DROP INDEX "orders_buyer";--> statement-breakpoint
DROP INDEX "orders_seller";--> statement-breakpoint
ALTER TABLE "inventory_syncs" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inventory_syncs" ADD COLUMN "pages_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_syncs" ADD COLUMN "assets_read" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inventory_syncs" ADD COLUMN "assets_expected" integer;--> statement-breakpoint
UPDATE "inventory_syncs" SET "read_at" = "finished_at" WHERE "state" = 'idle';--> statement-breakpoint
ALTER TABLE "platform_profiles" ADD COLUMN "registered_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_received" ON "orders" USING btree ("asset_id","buyer_id") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id","state","created_at","goods_id","fault");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id","state","created_at","goods_id","fault");