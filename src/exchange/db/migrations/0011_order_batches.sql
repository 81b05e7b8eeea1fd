ALTER TABLE "orders" ADD COLUMN "batch_id" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_gathered" ON "mails" USING btree ("user_id","kind","subject_id") WHERE kind in ('orders_offered', 'orders_received') and read_at is null;--> statement-breakpoint
CREATE INDEX "orders_batch" ON "orders" USING btree ("batch_id") WHERE batch_id is not null;