CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"trade_no" text,
	"amount" text,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"account_hash" text NOT NULL,
	"masked" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"bound_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"unbound_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_bindings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_bindings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"account_hash" text NOT NULL,
	"masked" text NOT NULL,
	"state" text DEFAULT 'named' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharge_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharge_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recharge_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"pay_url" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"trade_no" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "recharges_outTradeNo_unique" UNIQUE("out_trade_no"),
	CONSTRAINT "recharges_tradeNo_unique" UNIQUE("trade_no"),
	CONSTRAINT "recharges_amount" CHECK ("recharges"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"withdrawal_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"payout_account_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"out_biz_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text DEFAULT 'awaiting_confirmation' NOT NULL,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"transfer_no" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "withdrawals_outBizNo_unique" UNIQUE("out_biz_no"),
	CONSTRAINT "withdrawals_transferNo_unique" UNIQUE("transfer_no"),
	CONSTRAINT "withdrawals_amounts" CHECK ("withdrawals"."amount" > "withdrawals"."fee" and "withdrawals"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "real_name_contracts" (
	"user_id" bigint NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "real_name_contracts_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "real_name_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "real_name_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"verification_id" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "real_name_verifications_reference_unique" UNIQUE("reference"),
	CONSTRAINT "real_name_verifications_verificationId_unique" UNIQUE("verification_id")
);
--> statement-breakpoint
CREATE TABLE "real_names" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"id_number" text NOT NULL,
	"id_number_hash" text NOT NULL,
	"verification_id" text NOT NULL,
	"verified_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "real_names_idNumberHash_unique" UNIQUE("id_number_hash")
);
--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_bindings" ADD CONSTRAINT "payout_bindings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_events" ADD CONSTRAINT "recharge_events_recharge_id_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payout_account_id_payout_accounts_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_contracts" ADD CONSTRAINT "real_name_contracts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_name_verifications" ADD CONSTRAINT "real_name_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "real_names" ADD CONSTRAINT "real_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_notices_out_trade_no_index" ON "payment_notices" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_live" ON "payout_accounts" USING btree ("user_id","account_hash") WHERE unbound_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_default" ON "payout_accounts" USING btree ("user_id") WHERE is_default and unbound_at is null;--> statement-breakpoint
CREATE INDEX "payout_bindings_user_id_id_index" ON "payout_bindings" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recharge_events_recharge_id_id_index" ON "recharge_events" USING btree ("recharge_id","id");--> statement-breakpoint
CREATE INDEX "recharges_user_id_id_index" ON "recharges" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recharges_due" ON "recharges" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_events_withdrawal_id_id_index" ON "withdrawal_events" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_user_id_id_index" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "real_name_verifications_user_id_id_index" ON "real_name_verifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "real_name_verifications_pending" ON "real_name_verifications" USING btree ("user_id") WHERE state = 'pending';--> statement-breakpoint
create trigger recharge_events_append_only before update or delete on recharge_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger withdrawal_events_append_only before update or delete on withdrawal_events for each row execute function refuse_change();
--> statement-breakpoint
create trigger payment_notices_append_only before update or delete on payment_notices for each row execute function refuse_change();
--> statement-breakpoint
insert into ledger_accounts (key, may_be_negative) values ('cash:alipay', true);
