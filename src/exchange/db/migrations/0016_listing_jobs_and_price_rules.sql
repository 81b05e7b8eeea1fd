CREATE TABLE "listing_job_items" (
	"job_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"asset_id" bigint,
	"listing_id" bigint,
	"price" bigint,
	"allows_bargain" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" jsonb,
	CONSTRAINT "listing_job_items_job_id_place_pk" PRIMARY KEY("job_id","place"),
	CONSTRAINT "listing_job_items_reason" CHECK (("listing_job_items"."state" = 'failed') = ("listing_job_items"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "listing_jobs_ended" CHECK (("listing_jobs"."state" = 'running') = ("listing_jobs"."due_at" is not null)),
	CONSTRAINT "listing_jobs_ended_at" CHECK (("listing_jobs"."state" = 'running') = ("listing_jobs"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "price_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ruled_listings" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"rule_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"due_at" timestamp (3) with time zone,
	"outcome" text,
	"looked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "outbid_ceiling" bigint;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "outbid_step" bigint;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "outbid_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "outbid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "outbid_outcome" text;--> statement-breakpoint
ALTER TABLE "listing_job_items" ADD CONSTRAINT "listing_job_items_job_id_listing_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."listing_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_jobs" ADD CONSTRAINT "listing_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruled_listings" ADD CONSTRAINT "ruled_listings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruled_listings" ADD CONSTRAINT "ruled_listings_rule_id_price_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."price_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_job_items_waiting" ON "listing_job_items" USING btree ("job_id","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "listing_jobs_user" ON "listing_jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "listing_jobs_due" ON "listing_jobs" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "price_rules_name" ON "price_rules" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "ruled_listings_rule" ON "ruled_listings" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "ruled_listings_due" ON "ruled_listings" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "ruled_listings_user_due" ON "ruled_listings" USING btree ("user_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "purchase_orders_outbid" ON "purchase_orders" USING btree ("outbid_due_at") WHERE state = 'active' and outbid_due_at is not null;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_outbid" CHECK (("purchase_orders"."outbid_ceiling" is null) = ("purchase_orders"."outbid_step" is null) and ("purchase_orders"."outbid_ceiling" is null or "purchase_orders"."price" <= "purchase_orders"."outbid_ceiling"));