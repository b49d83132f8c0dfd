-- The links that mails carry. Only the hash of a link's token is kept.

create table account_links (
  token_hash bytea primary key,
  kind text not null,
  user_id text not null references users (id) on delete cascade,
  -- What the link is about besides its person, such as the address to come.
  subject text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index account_links_by_user on account_links (user_id, kind);
create index account_links_by_expiry on account_links (expires_at);
