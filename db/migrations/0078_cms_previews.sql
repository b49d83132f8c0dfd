-- The preview links of drafts that are open: what each shows, who made it and until when. The secret is not here: the link is in
-- account_links, whose subject is this id.
create table entry_previews (
  id text primary key,
  entry_id text not null,
  locale text not null,
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null
);
create index entry_previews_entry on entry_previews (entry_id);
create index entry_previews_expiry on entry_previews (expires_at);
-- Links from before go on; who made them was not written down.
insert into entry_previews
  select encode(token_hash, 'hex'), split_part(subject, ' ', 2), split_part(subject, ' ', 1), 'shell:upgrade', created_at, expires_at
  from account_links where kind = 'cms-preview' and used_at is null;
update account_links set subject = encode(token_hash, 'hex') where kind = 'cms-preview' and used_at is null;
