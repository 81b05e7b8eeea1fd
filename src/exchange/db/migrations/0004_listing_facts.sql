-- What a listing copies of its asset and its goods. The one place that says it: for a new listing by the trigger below, for
-- many at once by whoever fills a whole market.
CREATE VIEW "listing_facts" AS
SELECT assets.id AS asset_id, category, weapon, exterior, quality, rarity,
	jsonb_array_length(stickers) AS sticker_count,
	CASE WHEN stickers = '[]' THEN '{}' ELSE sticker_tags(stickers) END AS sticker_tags,
	charm ->> 'goodsId' AS charm_goods_id,
	coalesce(jsonb_typeof(charm) = 'object', false) AS has_charm,
	name_tag IS NOT NULL AS has_name_tag
FROM assets JOIN goods ON goods.id = assets.goods_id;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "listings_copy_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT category, weapon, exterior, quality, rarity,
			sticker_count, sticker_tags, charm_goods_id, has_charm, has_name_tag
		INTO NEW.category, NEW.weapon, NEW.exterior, NEW.quality, NEW.rarity,
			NEW.sticker_count, NEW.sticker_tags, NEW.charm_goods_id, NEW.has_charm, NEW.has_name_tag
		FROM listing_facts WHERE asset_id = NEW.asset_id;
	-- Nobody has refreshed it yet.
	NEW.refreshed_at := NEW.listed_at;
	RETURN NEW;
END
$$;
