CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"subject_id" bigint,
	"goods_id" text,
	"style_id" smallint DEFAULT 0 NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "purchase_order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purchase_order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"filled" integer NOT NULL,
	"order_id" bigint,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "purchase_orders_price";--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "conditions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_events" ADD CONSTRAINT "purchase_order_events_purchase_order_id_purchase_orders_id_fk" FOREIGN KEY ("purchase_order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_id_id_index" ON "mails" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "mails_unread" ON "mails" USING btree ("user_id","category") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "purchase_order_events_purchase_order_id_id_index" ON "purchase_order_events" USING btree ("purchase_order_id","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_due" ON "purchase_orders" USING btree ("expires_at") WHERE state in ('awaiting_payment', 'active', 'suspended');--> statement-breakpoint
CREATE INDEX "purchase_orders_price" ON "purchase_orders" USING btree ("goods_id","price" DESC NULLS LAST,"id") WHERE state = 'active';--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_filled" CHECK ("purchase_orders"."filled" between 0 and "purchase_orders"."quantity");--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_positive" CHECK ("purchase_orders"."price" > 0 and "purchase_orders"."quantity" > 0);