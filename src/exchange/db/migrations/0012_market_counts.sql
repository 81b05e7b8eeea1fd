CREATE TABLE "wechat_sign_ins" (
	"state" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wechat_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wechat_name" text;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "stickered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "charmed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "named_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "bargainable_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wechat_sign_ins" ADD CONSTRAINT "wechat_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qr_logins" ADD CONSTRAINT "qr_logins_confirmed_by_sessions_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_wechatId_unique" UNIQUE("wechat_id");