-- Accounts: what a person settles for herself, and when an account she has given up is erased.

alter table users
  -- The name of a picture (core/avatar-names.ts) and of a city (core/places.ts); null until one is chosen.
  add column avatar text,
  add column place text,
  -- Null leaves it to what was last chosen at the player of each device.
  add column captions boolean,
  add column caption_language text,
  add column player_rate real check (player_rate between 0.25 and 2),
  add column reduced_motion boolean not null default false,
  add column higher_contrast boolean not null default false,
  -- News only for those who asked for them; the summary is of one's own learning.
  add column mails_news boolean not null default false,
  add column mails_progress boolean not null default true,
  -- Until then the person may take it back by signing in; afterwards nothing of her is left.
  add column erase_at timestamptz;

create index users_to_erase on users (erase_at) where erase_at is not null;
