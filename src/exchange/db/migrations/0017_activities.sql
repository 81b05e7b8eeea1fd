CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"text_zh" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"steps" jsonb NOT NULL,
	"gift_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"gift_limit" integer,
	"granted_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	CONSTRAINT "activities_amount" CHECK ("activities"."amount" > 0),
	CONSTRAINT "activities_limit" CHECK ("activities"."granted_count" <= "activities"."gift_limit")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"activity_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activation_codes" ADD COLUMN "activity_id" bigint;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_ends_at_index" ON "activities" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "gifts_activity_id_user_id_index" ON "gifts" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE INDEX "gifts_user_id_id_index" ON "gifts" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "activation_codes" ADD CONSTRAINT "activation_codes_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_codes_activity_id_index" ON "activation_codes" USING btree ("activity_id");