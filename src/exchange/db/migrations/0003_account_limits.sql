CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Pictures live for minutes: those under way are drawn anew.
DELETE FROM "captchas";--> statement-breakpoint
ALTER TABLE "captchas" ADD COLUMN "picture" text NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "setup_failure" text;--> statement-breakpoint
ALTER TABLE "captchas" DROP COLUMN "used_at";