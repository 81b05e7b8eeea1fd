CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"is_alerting" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "target_price" bigint;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "told_price" bigint;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "alert_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "bookmarks_alert_due" ON "bookmarks" USING btree ("alert_due_at") WHERE alert_due_at is not null;