-- Accounts: the guardians of minors. Whether one has approved stands at the child, where every request reads it.

-- Since when a minor waits for an answer: after thirty days without one everything of hers is erased.
alter table users add column guardian_awaited_since timestamptz;

update users set guardian_awaited_since = created_at
  where adult_from is not null and guardian_approved_at is null;

create index users_awaiting_guardian on users (guardian_awaited_since)
  where guardian_awaited_since is not null;

-- Whom a minor has named, one a child. The address is used for nothing but asking and confirming.
create table guardians (
  user_id text primary key references users (id) on delete cascade,
  email_address text not null,
  asked_at timestamptz not null,
  -- Set when an approval was withdrawn: from then on only the same guardian can give it again.
  withdrawn_at timestamptz
);
