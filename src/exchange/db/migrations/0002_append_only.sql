-- The ledger and the history of orders only grow.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
--> statement-breakpoint
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function refuse_change();
--> statement-breakpoint
create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
--> statement-breakpoint
create trigger order_events_append_only before update or delete on order_events for each row execute function refuse_change();
--> statement-breakpoint
insert into ledger_accounts (key, may_be_negative)
select kind || ':' || shard, false from unnest(array['escrow', 'fees']) kind, generate_series(0, 63) shard
union all select 'adjustments', true;
