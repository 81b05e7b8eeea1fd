CREATE TABLE "contradictory_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contradictory_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"contradiction" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"recharge_id" bigint,
	"amount" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"user_id" bigint,
	"by" text,
	"why" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "contradictory_payments_once" UNIQUE("trade_no","contradiction","provider"),
	CONSTRAINT "contradictory_payments_end" CHECK (("contradictory_payments"."state" = 'open') = ("contradictory_payments"."ended_at" is null)),
	CONSTRAINT "contradictory_payments_booking" CHECK (("contradictory_payments"."state" = 'booked') = ("contradictory_payments"."user_id" is not null) and ("contradictory_payments"."state" <> 'booked' or "contradictory_payments"."amount" > 0))
);
--> statement-breakpoint
ALTER TABLE "contradictory_payments" ADD CONSTRAINT "contradictory_payments_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contradictory_payments" ADD CONSTRAINT "contradictory_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contradictory_payments_booked" ON "contradictory_payments" USING btree ("trade_no","provider") WHERE state = 'booked';--> statement-breakpoint
CREATE INDEX "contradictory_payments_open" ON "contradictory_payments" USING btree ("id") WHERE state = 'open';