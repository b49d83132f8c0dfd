-- Families: guardians invite a second guardian, and watchers, by mail.
create table family_invites (
  id text primary key,
  family_id text not null references families (id) on delete cascade,
  kind text not null check (kind in ('guardian', 'watcher')),
  email_address text not null,
  email_key text not null,
  invited_by text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  unique (family_id, email_key)
);
create index family_invites_by_inviter on family_invites (invited_by);
create index family_invites_by_age on family_invites (sent_at);
