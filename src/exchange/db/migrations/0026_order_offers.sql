ALTER TABLE "orders" DROP CONSTRAINT "orders_offerId_unique";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_offer" ON "orders" USING btree ("offer_id","platform_asset_id");