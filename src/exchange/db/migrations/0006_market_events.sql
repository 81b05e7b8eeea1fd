CREATE TABLE "market_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"listing_id" bigint,
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"price" bigint NOT NULL,
	"at" timestamp (3) with time zone DEFAULT amber_now() NOT NULL,
	"xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "market_events_order" ON "market_events" USING btree ("xact","id");--> statement-breakpoint
CREATE INDEX "market_events_goods" ON "market_events" USING btree ("goods_id","xact","id");--> statement-breakpoint
CREATE INDEX "market_events_age" ON "market_events" USING brin ("at");