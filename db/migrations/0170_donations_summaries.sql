-- What a donor gave in a year, under an address of its own: one for a mailbox and a year, mailed in January.

create table donation_summaries (
  id text primary key,
  year int not null,
  -- Under which her donations are found, and where the mail went.
  address_mark text not null,
  sealed_address text not null,
  -- The address of its page: its hash, and a sealed copy for mails.
  token_hash bytea not null unique,
  sealed_token text not null,
  language text not null,
  made_at timestamptz not null,
  unique (year, address_mark)
);
create index donation_summaries_of_donor on donation_summaries (address_mark);
