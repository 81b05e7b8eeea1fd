ALTER TABLE "inventory_syncs" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restrictions" ADD COLUMN "end_told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "inventory_syncs_due" ON "inventory_syncs" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "inventory_syncs_running" ON "inventory_syncs" USING btree ("started_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "inventory_syncs_slowed" ON "inventory_syncs" USING btree ("finished_at") WHERE failure = 'rate_limited';--> statement-breakpoint
CREATE INDEX "restrictions_ending" ON "restrictions" USING btree ("ends_at") WHERE ends_at is not null and lifted_at is null and end_told_at is null;--> statement-breakpoint
-- Nobody is told today of what ended long ago.
UPDATE "restrictions" SET "end_told_at" = "ends_at" WHERE "ends_at" <= now();
--> statement-breakpoint
-- Who sells already is read in the coming hours, not all at once.
UPDATE "inventory_syncs" SET "due_at" = now() + random() * interval '6 hours' WHERE EXISTS (
	SELECT 1 FROM "listings" WHERE "seller_id" = "inventory_syncs"."user_id" AND "state" = 'on_sale'
);
