-- The second step of signing in: an authenticator app's code, or one of ten recovery codes.

-- When this session took the second step; null where none was asked for.
alter table sessions add column second_step_at timestamptz;

create table authenticators (
  user_id text primary key references users (id) on delete cascade,
  -- Sealed with the installation's secret: a stolen database makes no codes.
  sealed_secret text not null,
  -- The 30 seconds whose code was used last. No code is taken twice.
  last_step bigint not null,
  created_at timestamptz not null
);

-- A code that is used is deleted.
create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
