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
ALTER TABLE "listings" ALTER COLUMN "sticker_tags" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "sticker_tags" DROP NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "sticker_tags" = NULL WHERE "sticker_tags" = '{}';--> statement-breakpoint
CREATE OR REPLACE VIEW "listing_facts" AS
SELECT assets.id AS asset_id, category, weapon, exterior, quality, rarity,
	jsonb_array_length(stickers) AS sticker_count,
	CASE WHEN stickers <> '[]' THEN sticker_tags(stickers) END AS sticker_tags,
	charm ->> 'goodsId' AS charm_goods_id,
	coalesce(jsonb_typeof(charm) = 'object', false) AS has_charm,
	name_tag IS NOT NULL AS has_name_tag
FROM assets JOIN goods ON goods.id = assets.goods_id;--> statement-breakpoint
CREATE INDEX "listings_topped" ON "listings" USING btree ("goods_id","price","id") WHERE state = 'on_sale' and is_shop_online and topped_until is not null;--> statement-breakpoint
CREATE INDEX "listings_stickers_price" ON "listings" USING btree ("price","id","category","weapon","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity","sticker_tags") WHERE state = 'on_sale' and is_shop_online and sticker_tags is not null;--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("goods_id","price","id","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_wear" ON "listings" USING btree ("goods_id","wear","id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goods_id","refreshed_at" DESC NULLS LAST,"id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_price" ON "listings" USING btree ("category","price","id","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_wear" ON "listings" USING btree ("category","wear","id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_newest" ON "listings" USING btree ("category","refreshed_at" DESC NULLS LAST,"id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_price" ON "listings" USING btree ("weapon","price","id","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_wear" ON "listings" USING btree ("weapon","wear","id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_newest" ON "listings" USING btree ("weapon","refreshed_at" DESC NULLS LAST,"id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_price" ON "listings" USING btree ("price","id","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_wear" ON "listings" USING btree ("wear","id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_newest" ON "listings" USING btree ("refreshed_at" DESC NULLS LAST,"id","price","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_seed" ON "listings" USING btree ("paint_seed","price","id","weapon","category","is_bargainable") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_stickers" ON "listings" USING gin ("sticker_tags") WHERE state = 'on_sale' and is_shop_online and sticker_tags is not null;