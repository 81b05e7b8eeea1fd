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
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_goods" ON "bookmarks" USING btree ("user_id","goods_id","style_id") WHERE listing_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_listing" ON "bookmarks" USING btree ("user_id","listing_id") WHERE listing_id is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_user_id_id_index" ON "bookmarks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bookmarks_goods_id_index" ON "bookmarks" USING btree ("goods_id");