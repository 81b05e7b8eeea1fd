ALTER TABLE "users" ADD COLUMN "is_trade_url_dead" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "trade_url_replaced_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "users" SET "is_trade_url_dead" = true WHERE "setup_failure" = 'trade_url_invalid';