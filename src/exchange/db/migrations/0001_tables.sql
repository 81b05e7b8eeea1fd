CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_sign_ins" (
	"state" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"return_path" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"nonce" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"device_id" text,
	"device_name" text,
	"platform" text,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text,
	"password_hash" text,
	"state" text DEFAULT 'active' NOT NULL,
	"steam_id" text,
	"api_key" text,
	"trade_url" text,
	"is_inventory_open" boolean DEFAULT false NOT NULL,
	"sell_delivery_limit" smallint DEFAULT 1 NOT NULL,
	"allows_bargain" boolean DEFAULT true NOT NULL,
	"allows_sms" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_steamId_unique" UNIQUE("steam_id")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"market_hash_name" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"item_name_en" text NOT NULL,
	"item_name_zh" text NOT NULL,
	"finish_name_en" text,
	"finish_name_zh" text,
	"category" text NOT NULL,
	"weapon" text,
	"exterior" text,
	"quality" text NOT NULL,
	"rarity" text NOT NULL,
	"wear_min" double precision,
	"wear_max" double precision,
	"collection" text,
	"containers" text[] DEFAULT '{}' NOT NULL,
	"finish_key" text NOT NULL,
	"search_text" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_marketHashName_unique" UNIQUE("market_hash_name")
);
--> statement-breakpoint
CREATE TABLE "goods_markets" (
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"on_sale_count" integer DEFAULT 0 NOT NULL,
	"lowest_price" bigint,
	"purchase_count" integer DEFAULT 0 NOT NULL,
	"highest_purchase_price" bigint,
	"reference_price" bigint,
	"reference_sales" integer DEFAULT 0 NOT NULL,
	"newest_listed_at" timestamp (3) with time zone,
	"popularity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_markets_goods_id_style_id_pk" PRIMARY KEY("goods_id","style_id")
);
--> statement-breakpoint
CREATE TABLE "price_days" (
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"day" date NOT NULL,
	"median" bigint NOT NULL,
	"low" bigint NOT NULL,
	"high" bigint NOT NULL,
	"volume" integer NOT NULL,
	CONSTRAINT "price_days_goods_id_style_id_day_pk" PRIMARY KEY("goods_id","style_id","day")
);
--> statement-breakpoint
CREATE TABLE "styles" (
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	CONSTRAINT "styles_goods_id_style_id_pk" PRIMARY KEY("goods_id","style_id")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"text_zh" text NOT NULL,
	"link" text,
	"is_shown" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"text_zh" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"key" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"may_be_negative" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ledger_accounts_not_negative" CHECK ("ledger_accounts"."may_be_negative" or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"source" text NOT NULL,
	"destination" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_transaction_id_position_pk" PRIMARY KEY("transaction_id","position"),
	CONSTRAINT "ledger_postings_positive" CHECK ("ledger_postings"."amount" > 0),
	CONSTRAINT "ledger_postings_moves" CHECK ("ledger_postings"."source" <> "ledger_postings"."destination")
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"platform_asset_id" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"goods_id" text NOT NULL,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"wear" double precision,
	"paint_seed" integer,
	"stickers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name_tag" text,
	"inspect_url" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asset_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"goods_id" text NOT NULL,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"state" text DEFAULT 'on_sale' NOT NULL,
	"failure" text,
	"wear" double precision,
	"paint_seed" integer,
	"listed_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"asset_id" bigint NOT NULL,
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"seller_net" bigint NOT NULL,
	"state" text DEFAULT 'awaiting_payment' NOT NULL,
	"fault" text,
	"deadline_at" timestamp (3) with time zone,
	"offer_id" text,
	"platform_asset_id" text NOT NULL,
	"trade_id" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"offer_seen_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "orders_offerId_unique" UNIQUE("offer_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" bigint NOT NULL,
	"goods_id" text NOT NULL,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"filled" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "platform_sign_ins" ADD CONSTRAINT "platform_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD CONSTRAINT "goods_markets_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_source_ledger_accounts_key_fk" FOREIGN KEY ("source") REFERENCES "public"."ledger_accounts"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_destination_ledger_accounts_key_fk" FOREIGN KEY ("destination") REFERENCES "public"."ledger_accounts"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_sign_ins_nonce_index" ON "platform_sign_ins" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_codes_phone_purpose_created_at_index" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "goods_finish_key_index" ON "goods" USING btree ("finish_key");--> statement-breakpoint
CREATE INDEX "goods_markets_popular" ON "goods_markets" USING btree ("popularity" DESC NULLS LAST,"goods_id") WHERE style_id = 0 and on_sale_count > 0;--> statement-breakpoint
CREATE INDEX "goods_markets_price" ON "goods_markets" USING btree ("lowest_price","goods_id") WHERE style_id = 0 and on_sale_count > 0;--> statement-breakpoint
CREATE INDEX "goods_markets_newest" ON "goods_markets" USING btree ("newest_listed_at" DESC NULLS LAST,"goods_id") WHERE style_id = 0 and on_sale_count > 0;--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "holds_kind_reference_id_index" ON "holds" USING btree ("kind","reference_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_source_transaction_id_index" ON "ledger_postings" USING btree ("source","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_destination_transaction_id_index" ON "ledger_postings" USING btree ("destination","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference_index" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "assets_owner_id_platform_asset_id_index" ON "assets" USING btree ("owner_id","platform_asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_live_asset" ON "listings" USING btree ("asset_id") WHERE state in ('on_sale', 'reserved', 'failed');--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("goods_id","price","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_wear" ON "listings" USING btree ("goods_id","wear","id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goods_id","listed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale';--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_live_asset" ON "orders" USING btree ("asset_id") WHERE state in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection');--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline_at") WHERE deadline_at is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_watched" ON "orders" USING btree ("id") WHERE state in ('awaiting_delivery', 'awaiting_acceptance', 'in_protection');--> statement-breakpoint
CREATE INDEX "purchase_orders_price" ON "purchase_orders" USING btree ("goods_id","price" DESC NULLS LAST) WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "purchase_orders_buyer" ON "purchase_orders" USING btree ("buyer_id","id");