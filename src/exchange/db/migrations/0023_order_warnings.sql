CREATE TABLE "order_warnings" (
	"order_id" bigint NOT NULL,
	"offer_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "order_warnings_order_id_offer_id_pk" PRIMARY KEY("order_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_limit" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_warnings" ADD CONSTRAINT "order_warnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;