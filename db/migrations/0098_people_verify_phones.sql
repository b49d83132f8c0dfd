-- People: when a phone number was proved to be its owner's, and the code on its way to one.
alter table users add column phone_verified_at timestamptz;

create table phone_codes (
  user_id text primary key references users (id) on delete cascade,
  number text not null,
  code_hash text not null,
  tries integer not null,
  expires_at timestamptz not null
);
