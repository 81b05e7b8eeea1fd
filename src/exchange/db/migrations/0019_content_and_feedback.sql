CREATE TABLE "activation_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activation_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"batch" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"redeemed_by" bigint,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "activation_codes_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "activation_codes_amount" CHECK ("activation_codes"."amount" > 0),
	CONSTRAINT "activation_codes_redeemed" CHECK (("activation_codes"."redeemed_by" is null) = ("activation_codes"."redeemed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"text_zh" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_subjects" (
	"key" text PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_zh" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feedback_id" bigint NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"order_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"command" text NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activation_codes" ADD CONSTRAINT "activation_codes_redeemed_by_users_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_feedback_id_feedbacks_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_codes_batch_index" ON "activation_codes" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "activation_codes_redeemed_by_index" ON "activation_codes" USING btree ("redeemed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_kind_key_version_index" ON "documents" USING btree ("kind","key","version");--> statement-breakpoint
CREATE INDEX "feedback_messages_feedback_id_id_index" ON "feedback_messages" USING btree ("feedback_id","id");--> statement-breakpoint
CREATE INDEX "feedbacks_user_id_id_index" ON "feedbacks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feedbacks_state_updated_at_index" ON "feedbacks" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "uploads_user_id_created_at_index" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "operator_acts_subject_id_index" ON "operator_acts" USING btree ("subject","id");--> statement-breakpoint
create trigger feedback_messages_append_only before update or delete on feedback_messages for each row execute function refuse_change();
--> statement-breakpoint
create trigger operator_acts_append_only before update or delete on operator_acts for each row execute function refuse_change();
--> statement-breakpoint
create trigger documents_append_only before update or delete on documents for each row execute function refuse_change();
