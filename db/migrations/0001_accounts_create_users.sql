-- Accounts: people, their sessions, the ages of digital consent, and the record of privileged acts.

create table users (
  id text primary key,
  -- As typed; `email_key` is the same in one spelling, and what makes an address unique.
  email_address text not null,
  email_key text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  display_name text not null default '',
  gender smallint check (gender in (1, 2)),
  role text not null check (role in ('parent', 'home', 'educator', 'student', 'new', 'learner', 'invited')),
  plan text not null default 'free' check (plan in ('free', 'standard', 'premium', 'complimentary')),
  trial_ends_at timestamptz,
  language text not null,
  classic_mode boolean not null default false,
  admin boolean not null default false,
  birth_year smallint,
  country text check (country ~ '^[A-Z]{2}$'),
  -- When somebody who was under the age of digital consent at sign-up is surely over it; null for everybody else.
  adult_from timestamptz,
  guardian_approved_at timestamptz,
  -- One of the demo world's known people.
  demo boolean not null default false,
  created_at timestamptz not null,
  constraint admin_is_never_a_child_account check (not admin or role not in ('home', 'student'))
);

create index users_admins on users (id) where admin;

-- Only hashes of the two secrets are kept: the app's token and the browser's cookie are different random values.
create table sessions (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  bearer_hash bytea not null unique,
  cookie_hash bytea not null unique,
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Under which age a guardian must approve, by country; '*' is everywhere else. An administrator may change the rows.
create table digital_consent_ages (
  country text primary key check (country = '*' or country ~ '^[A-Z]{2}$'),
  age smallint not null check (age between 0 and 25)
);

-- Article 8 GDPR as each state has set it; 13 where no other age is known to us.
insert into digital_consent_ages (country, age) values
  ('*', 13),
  ('AT', 14), ('BG', 14), ('CY', 14), ('ES', 14), ('IT', 14), ('LT', 14),
  ('CZ', 15), ('DK', 15), ('FR', 15), ('GR', 15), ('SI', 15),
  ('DE', 16), ('HR', 16), ('HU', 16), ('IE', 16), ('LI', 16), ('LU', 16), ('NL', 16), ('PL', 16), ('RO', 16),
  ('SK', 16),
  ('KR', 14), ('IN', 18), ('ZA', 18);

-- Who did what to whom, when and why. Append-only: there is no way to change or remove a row.
create table audit_entries (
  id text primary key,
  at timestamptz not null,
  -- A user id, or `shell:NAME` for a command on the server.
  who text not null,
  what text not null,
  -- The id of what it was done to.
  subject text not null,
  why text not null
);

create index audit_entries_by_time on audit_entries (at, id);
create index audit_entries_by_subject on audit_entries (subject, at);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is append-only';
end
$$;

create trigger audit_entries_are_kept before update or delete or truncate on audit_entries
  for each statement execute function refuse_change_of_audit();
