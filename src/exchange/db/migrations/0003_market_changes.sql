CREATE TABLE "market_changes" (
	"goods_id" text NOT NULL,
	"style_id" smallint NOT NULL,
	"on_sale" integer NOT NULL,
	"stickered" integer NOT NULL,
	"charmed" integer NOT NULL,
	"named" integer NOT NULL,
	"bargainable" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "market_changes_goods" ON "market_changes" USING btree ("goods_id");
--> statement-breakpoint
-- A listing comes to the market or leaves it: told in numbers, so that those of a goods are counted on and not anew.
create function listings_note_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'on_sale' and old.is_shop_online then
    insert into market_changes values (old.goods_id, old.style_id, -1, -(old.sticker_count > 0)::integer,
      -old.has_charm::integer, -old.has_name_tag::integer, -old.is_bargainable::integer);
  end if;
  if tg_op <> 'DELETE' and new.state = 'on_sale' and new.is_shop_online then
    insert into market_changes values (new.goods_id, new.style_id, 1, (new.sticker_count > 0)::integer,
      new.has_charm::integer, new.has_name_tag::integer, new.is_bargainable::integer);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger listings_note_change
  after insert or delete or update of state, is_shop_online, is_bargainable on listings
  for each row execute function listings_note_change();
