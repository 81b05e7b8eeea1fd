ALTER TABLE "users" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
create function restrictions_mark_person() returns trigger language plpgsql as $$
begin
  update users set is_restricted = exists (
    select 1 from restrictions where user_id = new.user_id and lifted_at is null
  ) where id = new.user_id;
  return null;
end $$;
--> statement-breakpoint
create trigger restrictions_mark_person
  after insert or update of lifted_at on restrictions
  for each row execute function restrictions_mark_person();
--> statement-breakpoint
update users set is_restricted = true where id in (select user_id from restrictions where lifted_at is null);
