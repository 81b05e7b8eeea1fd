-- The exchange's one clock. Tests replace this function to let time pass; nothing else reads now().
create function amber_now() returns timestamptz language sql stable as 'select now()';
