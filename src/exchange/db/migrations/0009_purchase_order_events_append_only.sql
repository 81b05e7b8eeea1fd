create trigger purchase_order_events_append_only before update or delete on purchase_order_events for each row execute function refuse_change();
