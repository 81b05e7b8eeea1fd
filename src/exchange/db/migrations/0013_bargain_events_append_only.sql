create trigger bargain_events_append_only before update or delete on bargain_events for each row execute function refuse_change();
