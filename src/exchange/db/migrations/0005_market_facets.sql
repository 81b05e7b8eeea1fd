ALTER TABLE "goods_markets" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "weapon" text;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "exterior" text;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "quality" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "rarity" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_markets" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;