ALTER TABLE "gifts" ADD COLUMN "steam_id" text;--> statement-breakpoint
UPDATE "gifts" SET "steam_id" = "users"."steam_id" FROM "users" WHERE "users"."id" = "gifts"."user_id";--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_activity_id_steam_id_index" ON "gifts" USING btree ("activity_id","steam_id");