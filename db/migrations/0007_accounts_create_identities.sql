-- Signing in with Google or Facebook.

-- When the person proved that the address is hers; null until then.
alter table users add column email_verified_at timestamptz;

-- Who somebody is to another provider. The address is kept to show it; what identifies is provider and subject.
create table identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  email_address text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, subject)
);

create index identities_by_user on identities (user_id);
