CREATE TABLE "shop_follows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"follower_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "shop_follows_others" CHECK ("shop_follows"."follower_id" <> "shop_follows"."owner_id")
);
--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "shop_id" bigint;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "shop_reason" text;--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_follows_once" ON "shop_follows" USING btree ("follower_id","owner_id");--> statement-breakpoint
CREATE INDEX "shop_follows_newest" ON "shop_follows" USING btree ("follower_id","id");--> statement-breakpoint
CREATE INDEX "shop_follows_owner" ON "shop_follows" USING btree ("owner_id");