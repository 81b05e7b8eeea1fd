CREATE OR REPLACE FUNCTION "listings_copy_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT category, weapon, exterior, quality, rarity
		INTO NEW.category, NEW.weapon, NEW.exterior, NEW.quality, NEW.rarity
		FROM goods WHERE id = NEW.goods_id;
	SELECT jsonb_array_length(stickers),
			CASE WHEN stickers = '[]' THEN '{}' ELSE sticker_tags(stickers) END,
			charm ->> 'goodsId', coalesce(jsonb_typeof(charm) = 'object', false), name_tag IS NOT NULL
		INTO NEW.sticker_count, NEW.sticker_tags, NEW.charm_goods_id, NEW.has_charm, NEW.has_name_tag
		FROM assets WHERE id = NEW.asset_id;
	-- Nobody has refreshed it yet.
	NEW.refreshed_at := NEW.listed_at;
	RETURN NEW;
END
$$;
