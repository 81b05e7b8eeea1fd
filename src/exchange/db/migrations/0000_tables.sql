-- The exchange's one clock. Tests replace this function to let time pass; nothing else reads now().
create function amber_now() returns timestamptz language sql stable as 'select now()';
--> statement-breakpoint
CREATE TABLE "captchas" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"picture" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
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
	"method" text DEFAULT 'sms' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
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
	"steam_id" text,
	"api_key" text,
	"trade_url" text,
	"setup_failure" text,
	"is_inventory_open" boolean DEFAULT false NOT NULL,
	"sell_delivery_limit" smallint DEFAULT 1 NOT NULL,
	"allows_bargain" boolean DEFAULT true NOT NULL,
	"lowest_bargain_percent" smallint DEFAULT 50 NOT NULL,
	"allows_sms" boolean DEFAULT true NOT NULL,
	"wechat_id" text,
	"wechat_name" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_steamId_unique" UNIQUE("steam_id"),
	CONSTRAINT "users_wechatId_unique" UNIQUE("wechat_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_sign_ins" (
	"state" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "activation_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activation_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"batch" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_by" bigint,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "activation_codes_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "activation_codes_amount" CHECK ("activation_codes"."amount" > 0),
	CONSTRAINT "activation_codes_redeemed" CHECK (("activation_codes"."redeemed_by" is null) = ("activation_codes"."redeemed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"goods_id" text NOT NULL,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"listing_id" bigint,
	"price_then" bigint,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
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
	"stickered_count" integer DEFAULT 0 NOT NULL,
	"charmed_count" integer DEFAULT 0 NOT NULL,
	"named_count" integer DEFAULT 0 NOT NULL,
	"bargainable_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"weapon" text,
	"exterior" text,
	"quality" text DEFAULT '' NOT NULL,
	"rarity" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
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
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"text_zh" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_subjects" (
	"key" text PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "feedback_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"order_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"subject_id" bigint,
	"goods_id" text,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "market_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"listing_id" bigint,
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"price" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL
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
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "holds_positive" CHECK ("holds"."amount" > 0)
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
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"trade_no" text,
	"amount" text,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"account_hash" text NOT NULL,
	"masked" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"unbound_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_bindings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_bindings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"account_hash" text NOT NULL,
	"masked" text NOT NULL,
	"state" text DEFAULT 'named' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharge_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recharge_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"pay_url" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"trade_no" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recharges_outTradeNo_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "recharges_tradeNo_unique" UNIQUE("trade_no"),
	CONSTRAINT "recharges_amount" CHECK ("recharges"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"payout_account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"out_biz_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text DEFAULT 'awaiting_confirmation' NOT NULL,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"transfer_no" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_outBizNo_unique" UNIQUE("out_biz_no"),
	CONSTRAINT "withdrawals_transferNo_unique" UNIQUE("transfer_no"),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount" > "withdrawals"."fee" and "withdrawals"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"command" text NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_profiles" (
	"steam_id" text PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"avatar_url" text,
	"is_public" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purchase_order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"filled" integer NOT NULL,
	"order_id" bigint,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" bigint NOT NULL,
	"goods_id" text NOT NULL,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"filled" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "purchase_orders_filled" CHECK ("purchase_orders"."filled" between 0 and "purchase_orders"."quantity"),
	CONSTRAINT "purchase_orders_positive" CHECK ("purchase_orders"."price" > 0 and "purchase_orders"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "qr_logins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qr_logins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"key_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"device_name" text,
	"platform" text,
	"address" text NOT NULL,
	"user_id" bigint,
	"confirmed_by" bigint,
	"is_remembered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "qr_logins_code_unique" UNIQUE("code"),
	CONSTRAINT "qr_logins_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "real_name_contracts" (
	"user_id" bigint NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "real_name_contracts_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "real_name_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_name_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"verification_id" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "real_name_verifications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "real_name_verifications_verificationId_unique" UNIQUE("verification_id")
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"id_number" text NOT NULL,
	"id_number_hash" text NOT NULL,
	"verification_id" text NOT NULL,
	"verified_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "real_names_idNumberHash_unique" UNIQUE("id_number_hash")
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restrictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"imposed_by" text NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lift_reason" text
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"owner_id" bigint PRIMARY KEY NOT NULL,
	"name" text,
	"notice" text,
	"is_online" boolean DEFAULT true NOT NULL,
	"delivery_minutes" smallint,
	"opened_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
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
	"charm" jsonb,
	"name_tag" text,
	"inspect_url" text,
	"is_tradable" boolean DEFAULT true NOT NULL,
	"tradable_at" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone,
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
	"allows_bargain" boolean DEFAULT true NOT NULL,
	"lowest_bargain_percent" smallint,
	"is_bargainable" boolean DEFAULT true NOT NULL,
	"listed_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"refreshed_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"topped_until" timestamp (3) with time zone,
	"is_shop_online" boolean DEFAULT true NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"weapon" text,
	"exterior" text,
	"quality" text DEFAULT '' NOT NULL,
	"rarity" text DEFAULT '' NOT NULL,
	"sticker_count" smallint DEFAULT 0 NOT NULL,
	"sticker_tags" text[] DEFAULT '{}' NOT NULL,
	"charm_goods_id" text,
	"has_charm" boolean DEFAULT false NOT NULL,
	"has_name_tag" boolean DEFAULT false NOT NULL
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
CREATE TABLE "order_warnings" (
	"order_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "order_warnings_order_id_offer_id_pk" PRIMARY KEY("order_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint,
	"purchase_order_id" bigint,
	"bargain_id" bigint,
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
	"due_at" timestamp (3) with time zone,
	"offer_id" text,
	"offer_by" text,
	"delivery_limit" smallint DEFAULT 1 NOT NULL,
	"platform_asset_id" text NOT NULL,
	"trade_id" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"offer_seen_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "orders_offerId_unique" UNIQUE("offer_id"),
	CONSTRAINT "orders_source" CHECK (("orders"."listing_id" is null) = ("orders"."purchase_order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "platform_sign_ins" ADD CONSTRAINT "platform_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_sign_ins" ADD CONSTRAINT "wechat_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargain_events" ADD CONSTRAINT "bargain_events_bargain_id_bargains_id_fk" FOREIGN KEY ("bargain_id") REFERENCES "public"."bargains"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bargains" ADD CONSTRAINT "bargains_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activation_codes" ADD CONSTRAINT "activation_codes_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD CONSTRAINT "goods_markets_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "styles" ADD CONSTRAINT "styles_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_notes" ADD CONSTRAINT "asset_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_notes" ADD CONSTRAINT "asset_notes_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_syncs" ADD CONSTRAINT "inventory_syncs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_events" ADD CONSTRAINT "listing_events_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_source_ledger_accounts_key_fk" FOREIGN KEY ("source") REFERENCES "public"."ledger_accounts"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_destination_ledger_accounts_key_fk" FOREIGN KEY ("destination") REFERENCES "public"."ledger_accounts"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_bindings" ADD CONSTRAINT "payout_bindings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_events" ADD CONSTRAINT "recharge_events_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payout_account_id_payout_accounts_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_events" ADD CONSTRAINT "purchase_order_events_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_confirmed_by_sessions_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_contracts" ADD CONSTRAINT "real_name_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_verifications" ADD CONSTRAINT "real_name_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assets" ADD CONSTRAINT "assets_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_warnings" ADD CONSTRAINT "order_warnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_asset_id_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_sign_ins_nonce_index" ON "platform_sign_ins" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_codes_phone_purpose_created_at_index" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "bargain_events_bargain_id_id_index" ON "bargain_events" USING btree ("bargain_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bargains_live" ON "bargains" USING btree ("buyer_id","listing_id") WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "bargains_live_listing" ON "bargains" USING btree ("listing_id") WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "bargains_deadline" ON "bargains" USING btree ("deadline_at") WHERE state in ('awaiting_payment', 'open', 'countered');--> statement-breakpoint
CREATE INDEX "bargains_buyer" ON "bargains" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bargains_seller" ON "bargains" USING btree ("seller_id","id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "activation_codes_batch_index" ON "activation_codes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "activation_codes_redeemed_by_index" ON "activation_codes" USING btree ("redeemed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_goods" ON "bookmarks" USING btree ("user_id","goods_id","style_id") WHERE listing_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_listing" ON "bookmarks" USING btree ("user_id","listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_user_id_id_index" ON "bookmarks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bookmarks_goods_id_index" ON "bookmarks" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "goods_finish_key_index" ON "goods" USING btree ("finish_key");--> statement-breakpoint
CREATE INDEX "goods_markets_popular" ON "goods_markets" USING btree ("popularity" DESC NULLS LAST,"goods_id") WHERE style_id = 0 and on_sale_count > 0;--> statement-breakpoint
CREATE INDEX "goods_markets_price" ON "goods_markets" USING btree ("lowest_price","goods_id") WHERE style_id = 0 and on_sale_count > 0;--> statement-breakpoint
CREATE INDEX "goods_markets_newest" ON "goods_markets" USING btree ("newest_listed_at" DESC NULLS LAST,"goods_id") WHERE style_id = 0 and on_sale_count > 0;--> statement-breakpoint
CREATE INDEX "price_days_day" ON "price_days" USING btree ("day") WHERE style_id = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_kind_key_version_index" ON "documents" USING btree ("kind","key","version");--> statement-breakpoint
CREATE INDEX "listing_events_listing_id_id_index" ON "listing_events" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "feedback_messages_feedback_id_id_index" ON "feedback_messages" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "feedbacks_user_id_id_index" ON "feedbacks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feedbacks_state_updated_at_index" ON "feedbacks" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "uploads_user_id_created_at_index" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_user_id_id_index" ON "mails" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mails_unread" ON "mails" USING btree ("user_id","category") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "market_events_order" ON "market_events" USING btree ("xact","id");--> statement-breakpoint
CREATE INDEX "market_events_goods" ON "market_events" USING btree ("goods_id","xact","id");--> statement-breakpoint
CREATE INDEX "market_events_age" ON "market_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "holds_open" ON "holds" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "holds_kind_reference_id_index" ON "holds" USING btree ("kind","reference_id");--> statement-breakpoint
CREATE UNIQUE INDEX "holds_open_subject" ON "holds" USING btree ("kind","reference_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "ledger_postings_source_transaction_id_index" ON "ledger_postings" USING btree ("source","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_destination_transaction_id_index" ON "ledger_postings" USING btree ("destination","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_reference_index" ON "ledger_transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_notices_out_trade_no_index" ON "payment_notices" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_live" ON "payout_accounts" USING btree ("user_id","account_hash") WHERE unbound_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_default" ON "payout_accounts" USING btree ("user_id") WHERE is_default and unbound_at is null;--> statement-breakpoint
CREATE INDEX "payout_bindings_user_id_id_index" ON "payout_bindings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recharge_events_recharge_id_id_index" ON "recharge_events" USING btree ("recharge_id","id");--> statement-breakpoint
CREATE INDEX "recharges_user_id_id_index" ON "recharges" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recharges_due" ON "recharges" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_events_withdrawal_id_id_index" ON "withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_id_index" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "operator_acts_subject_id_index" ON "operator_acts" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "purchase_order_events_purchase_order_id_id_index" ON "purchase_order_events" USING btree ("purchase_order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_price" ON "purchase_orders" USING btree ("goods_id","price" DESC NULLS LAST,"id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "purchase_orders_buyer" ON "purchase_orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_due" ON "purchase_orders" USING btree ("expires_at") WHERE state in ('awaiting_payment', 'active', 'suspended');--> statement-breakpoint
CREATE INDEX "real_name_verifications_user_id_id_index" ON "real_name_verifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "real_name_verifications_pending" ON "real_name_verifications" USING btree ("user_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "restrictions_unlifted" ON "restrictions" USING btree ("user_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "assets_owner_id_platform_asset_id_index" ON "assets" USING btree ("owner_id","platform_asset_id");--> statement-breakpoint
CREATE INDEX "assets_platform_asset" ON "assets" USING btree ("platform_asset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_live_asset" ON "listings" USING btree ("asset_id") WHERE state in ('on_sale', 'reserved', 'failed');--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("goods_id","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_wear" ON "listings" USING btree ("goods_id","wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("goods_id","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "listings_category_price" ON "listings" USING btree ("category","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_wear" ON "listings" USING btree ("category","wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_category_newest" ON "listings" USING btree ("category","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_price" ON "listings" USING btree ("weapon","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_wear" ON "listings" USING btree ("weapon","wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_weapon_newest" ON "listings" USING btree ("weapon","refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_price" ON "listings" USING btree ("price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_wear" ON "listings" USING btree ("wear","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_all_newest" ON "listings" USING btree ("refreshed_at" DESC NULLS LAST,"id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_style" ON "listings" USING btree ("style_id","price","id") WHERE state = 'on_sale' and is_shop_online and style_id > 0;--> statement-breakpoint
CREATE INDEX "listings_seed" ON "listings" USING btree ("paint_seed","price","id") WHERE state = 'on_sale' and is_shop_online;--> statement-breakpoint
CREATE INDEX "listings_stickers" ON "listings" USING gin ("sticker_tags") WHERE state = 'on_sale' and is_shop_online and sticker_count > 0;--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_live_asset" ON "orders" USING btree ("asset_id") WHERE state in ('awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection');--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_listing" ON "orders" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("goods_id","delivered_at" DESC NULLS LAST,"id") WHERE delivered_at is not null;--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_purchase_order" ON "orders" USING btree ("purchase_order_id","id") WHERE purchase_order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_bargain" ON "orders" USING btree ("bargain_id") WHERE bargain_id is not null;
--> statement-breakpoint
-- The ledger and every history only grow.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function refuse_change();
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
--> statement-breakpoint
create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger purchase_order_events_append_only before update or delete on purchase_order_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger bargain_events_append_only before update or delete on bargain_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger listing_events_append_only before update or delete on listing_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger recharge_events_append_only before update or delete on recharge_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger withdrawal_events_append_only before update or delete on withdrawal_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger payment_notices_append_only before update or delete on payment_notices for each row execute function refuse_change();
--> statement-breakpoint
create trigger feedback_messages_append_only before update or delete on feedback_messages for each row execute function refuse_change();
--> statement-breakpoint
create trigger operator_acts_append_only before update or delete on operator_acts for each row execute function refuse_change();
--> statement-breakpoint
create trigger documents_append_only before update or delete on documents for each row execute function refuse_change();
--> statement-breakpoint
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
	-- Nobody has refreshed it yet.
	NEW.refreshed_at := NEW.listed_at;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "listings_copy_facts" BEFORE INSERT ON "listings" FOR EACH ROW EXECUTE FUNCTION "listings_copy_facts"();
--> statement-breakpoint
-- The market's own accounts: escrow and fees in 64 parts, so that purchases do not queue for one row.
insert into ledger_accounts (key, may_be_negative)
select kind || ':' || shard, false from unnest(array['escrow', 'fees']) kind, generate_series(0, 63) shard
union all select 'adjustments', true
union all select 'cash:alipay', true;
