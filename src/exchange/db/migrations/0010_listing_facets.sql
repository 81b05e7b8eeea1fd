CREATE TABLE "bargain_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargain_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bargain_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"price" bigint,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bargains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"listing_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"counter_price" bigint,
	"state" text DEFAULT 'awaiting_payment' NOT NULL,
	"void_reason" text,
	"deadline_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"countered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "bargains_prices" CHECK ("bargains"."price" > 0 and "bargains"."price" < "bargains"."listing_price"),
	CONSTRAINT "bargains_counter" CHECK ("bargains"."counter_price" is null or ("bargains"."counter_price" > "bargains"."price" and "bargains"."counter_price" < "bargains"."listing_price")),
	CONSTRAINT "bargains_void" CHECK (("bargains"."state" = 'void') = ("bargains"."void_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "asset_notes" (
	"user_id" bigint NOT NULL,
	"asset_id" bigint NOT NULL,
	"remark" text,
	"cost" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "asset_notes_user_id_asset_id_pk" PRIMARY KEY("user_id","asset_id")
);
--> statement-breakpoint
CREATE TABLE "inventory_syncs" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"item_count" integer DEFAULT 0 NOT NULL,
	"unknown_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"gone_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"price_from" bigint,
	"price_to" bigint NOT NULL,
	"actor" text NOT NULL,
	"failure" text,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"name" text,
	"notice" text,
	"is_online" boolean DEFAULT true NOT NULL,
	"lowest_bargain_percent" smallint,
	"delivery_minutes" smallint,
	"opened_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lowest_bargain_percent" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "charm" jsonb;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "is_tradable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "tradable_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assets" ADD COLUMN "gone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "allows_bargain" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lowest_bargain_percent" smallint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_bargainable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "refreshed_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "topped_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_shop_online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "weapon" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "exterior" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "quality" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "rarity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sticker_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sticker_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "charm_goods_id" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "has_charm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "has_name_tag" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bargain_events" ADD CONSTRAINT "bargain_events_bargain_id_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."bargains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_notes" ADD CONSTRAINT "asset_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_notes" ADD CONSTRAINT "asset_notes_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_syncs" ADD CONSTRAINT "inventory_syncs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bargain_events_bargain_id_id_index" ON "bargain_events" USING btree ("bargain_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bargains_live" ON "bargains" USING btree ("buyer_id","listing_id") WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "bargains_live_listing" ON "bargains" USING btree ("listing_id") WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "bargains_deadline" ON "bargains" USING btree ("deadline_at") WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "bargains_buyer" ON "bargains" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bargains_seller" ON "bargains" USING btree ("seller_id","id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "listing_events_listing_id_id_index" ON "listing_events" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listings_category_price" ON "listings" USING btree ("category","price","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_category_wear" ON "listings" USING btree ("category","wear","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_category_newest" ON "listings" USING btree ("category","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_weapon_price" ON "listings" USING btree ("weapon","price","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_weapon_wear" ON "listings" USING btree ("weapon","wear","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_weapon_newest" ON "listings" USING btree ("weapon","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_all_price" ON "listings" USING btree ("price","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_all_wear" ON "listings" USING btree ("wear","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_all_newest" ON "listings" USING btree ("refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_seed" ON "listings" USING btree ("paint_seed","price","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_stickers" ON "listings" USING gin ("sticker_tags") WHERE state = 'on_sale' and sticker_count > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_bargain" ON "orders" USING btree ("bargain_id") WHERE bargain_id is not null;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goods_id","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE FUNCTION "sticker_tags"(stickers jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH each AS (
		SELECT sticker ->> 'goodsId' AS goods_id, sticker ->> 'slot' AS slot FROM jsonb_array_elements(stickers) AS sticker
	), known AS (SELECT goods_id, slot FROM each WHERE goods_id IS NOT NULL)
	SELECT coalesce(array_agg(tag ORDER BY tag), '{}') FROM (
		SELECT DISTINCT goods_id AS tag FROM known
		UNION ALL SELECT DISTINCT slot || ':' || goods_id FROM known
		UNION ALL SELECT 'x' || times || ':' || goods_id
			FROM (SELECT goods_id, count(*)::integer AS total FROM known GROUP BY goods_id) AS counted
			CROSS JOIN LATERAL generate_series(2, total) AS times
	) AS tags
$$;
--> statement-breakpoint
-- What a listing is of can't change while it is listed, so the copy is made once, whoever makes the listing.
CREATE FUNCTION "listings_copy_facts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT category, weapon, exterior, quality, rarity
		INTO NEW.category, NEW.weapon, NEW.exterior, NEW.quality, NEW.rarity
		FROM goods WHERE id = NEW.goods_id;
	SELECT jsonb_array_length(stickers),
			CASE WHEN stickers = '[]' THEN '{}' ELSE sticker_tags(stickers) END,
			charm ->> 'goodsId', coalesce(jsonb_typeof(charm) = 'object', false), name_tag IS NOT NULL
		INTO NEW.sticker_count, NEW.sticker_tags, NEW.charm_goods_id, NEW.has_charm, NEW.has_name_tag
		FROM assets WHERE id = NEW.asset_id;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "listings_copy_facts" BEFORE INSERT ON "listings" FOR EACH ROW EXECUTE FUNCTION "listings_copy_facts"();
--> statement-breakpoint
UPDATE "listings" SET "category" = goods.category, "weapon" = goods.weapon, "exterior" = goods.exterior,
	"quality" = goods.quality, "rarity" = goods.rarity,
	"sticker_count" = jsonb_array_length(assets.stickers), "sticker_tags" = sticker_tags(assets.stickers),
	"has_name_tag" = assets.name_tag IS NOT NULL
	FROM goods, assets WHERE goods.id = listings.goods_id AND assets.id = listings.asset_id;
