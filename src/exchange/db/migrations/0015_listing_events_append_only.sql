ALTER TABLE "shops" DROP COLUMN "lowest_bargain_percent";
--> statement-breakpoint
-- The history of listings only grows.
create trigger listing_events_append_only before update or delete on listing_events for each row execute function refuse_change();
