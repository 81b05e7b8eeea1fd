DROP INDEX "listings_fade";--> statement-breakpoint
DROP INDEX "listings_stickers_wear";--> statement-breakpoint
DROP INDEX "listings_stickers_newest";--> statement-breakpoint
DROP INDEX "listings_charmed";--> statement-breakpoint
DROP INDEX "listings_named";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "discount" smallint;--> statement-breakpoint
-- By how many whole percent a price lies below the reference price, rounded as pages round it (`changeOf`); null where too
-- few sales stand behind that (`minReferenceSales`).
CREATE FUNCTION "discount_of"(price bigint, reference_price bigint, reference_sales integer) RETURNS smallint
LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN reference_sales >= 3 AND reference_price > 0
		THEN greatest(-9999, 100 - ((price - reference_price) * 100000 / reference_price + 100500) / 1000)::smallint END
$$;
--> statement-breakpoint
CREATE FUNCTION "listings_set_discount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.discount := (SELECT discount_of(NEW.price, reference_price, reference_sales) FROM goods_markets
		WHERE goods_id = NEW.goods_id AND style_id = NEW.style_id);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "listings_measure_new" BEFORE INSERT ON "listings"
	FOR EACH ROW EXECUTE FUNCTION "listings_set_discount"();
--> statement-breakpoint
-- Away from the market nobody keeps it: it is measured with a new price, and on the way back.
CREATE TRIGGER "listings_measure_again" BEFORE UPDATE OF "price", "state", "is_shop_online" ON "listings"
	FOR EACH ROW WHEN (NEW.state = 'on_sale' AND NEW.is_shop_online
		AND (NEW.price <> OLD.price OR OLD.state <> 'on_sale' OR NOT OLD.is_shop_online))
	EXECUTE FUNCTION "listings_set_discount"();
--> statement-breakpoint
UPDATE "listings" SET "discount" = discount_of("price", "reference_price", "reference_sales") FROM "goods_markets" AS m
WHERE m.goods_id = listings.goods_id AND m.style_id = listings.style_id;
--> statement-breakpoint
CREATE INDEX "listings_discount" ON "listings" USING btree ("goods_id","discount" DESC NULLS LAST,"id","price","is_bargainable","style_id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_discount" ON "listings" USING btree ("category","discount" DESC NULLS LAST,"id","price","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_discount" ON "listings" USING btree ("weapon","discount" DESC NULLS LAST,"id","price","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_discount" ON "listings" USING btree ("discount" DESC NULLS LAST,"id","price","wear","paint_seed","style_id","sticker_count","has_charm","has_name_tag","is_bargainable","exterior","quality","rarity") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_fade" ON "listings" USING btree ("fade","id","price","is_bargainable","goods_id","category","weapon","style_id","wear","discount") WHERE state = 'on_sale' and is_shop_online and fade is not null;--> statement-breakpoint
CREATE INDEX "listings_stickers_wear" ON "listings" USING btree ("wear","id","price","is_bargainable","refreshed_at","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear","discount") WHERE state = 'on_sale' and is_shop_online and sticker_count > 0;--> statement-breakpoint
CREATE INDEX "listings_stickers_newest" ON "listings" USING btree ("refreshed_at" DESC NULLS LAST,"id","price","is_bargainable","wear","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear","discount") WHERE state = 'on_sale' and is_shop_online and sticker_count > 0;--> statement-breakpoint
CREATE INDEX "listings_charmed" ON "listings" USING btree ("price","id","is_bargainable","refreshed_at","wear","goods_id","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear","discount") WHERE state = 'on_sale' and is_shop_online and has_charm;--> statement-breakpoint
CREATE INDEX "listings_named" ON "listings" USING btree ("price","id","is_bargainable","refreshed_at","wear","goods_id","category","weapon","exterior","quality","rarity","paint_seed","sticker_count","has_charm","has_name_tag","sticker_wear","discount") WHERE state = 'on_sale' and is_shop_online and has_name_tag;
