-- The donors' wall: the search by name, the largest gifts, and what donors write with theirs.

-- The name without case, accents and nikud; empty where nobody may know it.
alter table campaign_gifts add column folded_name text not null default '';
update campaign_gifts set folded_name = lower(donor_name) where anonymity <> 'anonymous';
alter table campaign_gifts alter column folded_name drop default;
alter table campaign_gifts add check (anonymity <> 'anonymous' or folded_name = '');
create index campaign_gifts_by_name on campaign_gifts
  using gin (array_to_tsvector(string_to_array(folded_name, ' '))) where amount_left > 0;

-- Among the largest, the place of a gift would tell an amount that its donor hides.
drop index campaign_gifts_largest;
create index campaign_gifts_largest on campaign_gifts (campaign_id, amount_left desc, id desc)
  where amount_left > 0 and anonymity <> 'amount_hidden';

-- A donor's message, for the page of the campaign. Nobody but those who look after it reads one that is not shown.
create table campaign_comments (
  gift_id text primary key references campaign_gifts (id),
  campaign_id text not null references campaigns (id),
  text text not null check (length(text) between 1 and 500),
  status text not null check (status in ('waiting', 'shown', 'hidden')),
  written_at timestamptz not null,
  -- A user's id; it stays when she is gone.
  decided_by text,
  decided_at timestamptz,
  check ((status = 'waiting') = (decided_at is null))
);
create index campaign_comments_by_status on campaign_comments (status, written_at, gift_id);
create index campaign_comments_of_campaign on campaign_comments (campaign_id, written_at, gift_id);
