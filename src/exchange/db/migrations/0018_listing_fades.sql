CREATE TABLE "fades" (
	"finish_key" text PRIMARY KEY NOT NULL,
	"percentages" double precision[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_stickers_price";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "fade" double precision;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sticker_wear" double precision;--> statement-breakpoint
CREATE INDEX "listings_fade" ON "listings" USING btree ("fade","id","price","is_bargainable","goods_id","category","weapon","style_id","wear") WHERE state = 'on_sale' and is_shop_online and fade is not null;--> statement-breakpoint
CREATE INDEX "listings_stickers_wear" ON "listings" USING btree ("wear","id","price","is_bargainable","refreshed_at","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear") WHERE state = 'on_sale' and is_shop_online and sticker_count > 0;--> statement-breakpoint
CREATE INDEX "listings_stickers_newest" ON "listings" USING btree ("refreshed_at" DESC NULLS LAST,"id","price","is_bargainable","wear","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear") WHERE state = 'on_sale' and is_shop_online and sticker_count > 0;--> statement-breakpoint
CREATE INDEX "listings_charmed" ON "listings" USING btree ("price","id","is_bargainable","refreshed_at","wear","goods_id","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear") WHERE state = 'on_sale' and is_shop_online and has_charm;--> statement-breakpoint
CREATE INDEX "listings_named" ON "listings" USING btree ("price","id","is_bargainable","refreshed_at","wear","goods_id","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear") WHERE state = 'on_sale' and is_shop_online and has_name_tag;--> statement-breakpoint
CREATE INDEX "listings_stickers_price" ON "listings" USING btree ("price","id","category","weapon","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity","sticker_tags","sticker_wear") WHERE state = 'on_sale' and is_shop_online and sticker_tags is not null;
--> statement-breakpoint
CREATE OR REPLACE VIEW "listing_facts" AS
SELECT assets.id AS asset_id, category, weapon, exterior, quality, rarity,
	jsonb_array_length(stickers) AS sticker_count,
	CASE WHEN stickers <> '[]' THEN sticker_tags(stickers) END AS sticker_tags,
	charm ->> 'goodsId' AS charm_goods_id,
	coalesce(jsonb_typeof(charm) = 'object', false) AS has_charm,
	name_tag IS NOT NULL AS has_name_tag,
	fades.percentages[assets.paint_seed + 1] AS fade,
	-- Unknown as soon as one is: a null among them makes the count of the known ones smaller.
	(SELECT CASE WHEN count(part ->> 'wear') = count(*) THEN max((part ->> 'wear')::double precision) END
		FROM jsonb_array_elements(stickers) AS part) AS sticker_wear
FROM assets JOIN goods ON goods.id = assets.goods_id LEFT JOIN fades ON fades.finish_key = goods.finish_key;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listings_copy_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT category, weapon, exterior, quality, rarity,
			sticker_count, sticker_tags, charm_goods_id, has_charm, has_name_tag, fade, sticker_wear
		INTO NEW.category, NEW.weapon, NEW.exterior, NEW.quality, NEW.rarity,
			NEW.sticker_count, NEW.sticker_tags, NEW.charm_goods_id, NEW.has_charm, NEW.has_name_tag, NEW.fade, NEW.sticker_wear
		FROM listing_facts WHERE asset_id = NEW.asset_id;
	-- Nobody has refreshed it yet.
	NEW.refreshed_at := NEW.listed_at;
	RETURN NEW;
END
$$;
--> statement-breakpoint
UPDATE "listings" SET "sticker_wear" = facts.sticker_wear
FROM "listing_facts" AS facts WHERE facts.asset_id = listings.asset_id AND facts.sticker_wear IS NOT NULL;
