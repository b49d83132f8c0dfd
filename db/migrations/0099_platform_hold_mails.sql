-- Mail that waits for the end of Shabbat or Yom Tov at its reader's place. What it says is in `held` meanwhile, and not in
-- `sealed`, where the release before this one would find and send it.
alter table mails
  add column place text,
  add column held bytea,
  add column held_until timestamptz,
  add column released_at timestamptz;
create index mails_held on mails (held_until, created_at, id) where held_until is not null;
