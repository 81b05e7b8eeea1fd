DROP INDEX "listings_price";--> statement-breakpoint
DROP INDEX "listings_wear";--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_category_price";--> statement-breakpoint
DROP INDEX "listings_category_wear";--> statement-breakpoint
DROP INDEX "listings_category_newest";--> statement-breakpoint
DROP INDEX "listings_weapon_price";--> statement-breakpoint
DROP INDEX "listings_weapon_wear";--> statement-breakpoint
DROP INDEX "listings_weapon_newest";--> statement-breakpoint
DROP INDEX "listings_all_price";--> statement-breakpoint
DROP INDEX "listings_all_wear";--> statement-breakpoint
DROP INDEX "listings_all_newest";--> statement-breakpoint
DROP INDEX "listings_seed";--> statement-breakpoint
DROP INDEX "listings_stickers";--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("goods_id","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_wear" ON "listings" USING btree ("goods_id","wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goods_id","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_price" ON "listings" USING btree ("category","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_wear" ON "listings" USING btree ("category","wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_newest" ON "listings" USING btree ("category","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_price" ON "listings" USING btree ("weapon","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_wear" ON "listings" USING btree ("weapon","wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_newest" ON "listings" USING btree ("weapon","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_price" ON "listings" USING btree ("price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_wear" ON "listings" USING btree ("wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_newest" ON "listings" USING btree ("refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_seed" ON "listings" USING btree ("paint_seed","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_stickers" ON "listings" USING gin ("sticker_tags") WHERE state = 'on_sale' and is_shop_online and sticker_count > 0;