CREATE TABLE "restrictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restrictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"reason" text NOT NULL,
	"imposed_by" text NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" text,
	"lift_reason" text
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "listing_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_order_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bargain_id" bigint;--> statement-breakpoint
ALTER TABLE "restrictions" ADD CONSTRAINT "restrictions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restrictions_unlifted" ON "restrictions" USING btree ("user_id") WHERE lifted_at is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "holds_open_subject" ON "holds" USING btree ("kind","reference_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "orders_purchase_order" ON "orders" USING btree ("purchase_order_id","id") WHERE purchase_order_id is not null;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "state";--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_positive" CHECK ("holds"."amount" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_source" CHECK (("orders"."listing_id" is null) = ("orders"."purchase_order_id" is not null));