-- What campaigns have raised: the gifts, who adds to them, and sums that many gifts can change at once.

create table campaign_teams (
  id text primary key,
  campaign_id text not null references campaigns (id),
  -- A community has teams, and a team ambassadors.
  parent_id text references campaign_teams (id),
  level int not null check (level between 1 and 3),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 2 and 60),
  name text not null,
  words text not null default '',
  picture text not null,
  -- In minor units of the campaign; what is shown is never less than what was raised.
  goal bigint not null check (goal > 0),
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  closed_at timestamptz,
  unique (campaign_id, slug),
  unique (campaign_id, id),
  check ((level = 1) = (parent_id is null))
);
create index campaign_teams_below on campaign_teams (parent_id) where parent_id is not null;

-- One contribution to a campaign, in its currency. `given` is what was given in the donor's.
create table campaign_gifts (
  -- The contribution's.
  id text primary key,
  campaign_id text not null references campaigns (id),
  team_id text,
  donation_id text not null,
  -- The same for all gifts of one person.
  donor text not null,
  donor_name text not null,
  anonymity text not null check (anonymity in ('named', 'amount_hidden', 'anonymous')),
  kind text not null check (kind in ('online', 'offline', 'pledge')),
  method text not null,
  is_first boolean not null,
  given bigint not null check (given > 0),
  given_left bigint not null check (given_left between 0 and given),
  currency text not null,
  -- What one unit of it was in the campaign's currency: a plain decimal, frozen.
  rate text not null,
  amount bigint not null check (amount > 0),
  amount_left bigint not null check (amount_left between 0 and amount),
  given_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (campaign_id, team_id) references campaign_teams (campaign_id, id)
);
create index campaign_gifts_newest on campaign_gifts (campaign_id, given_at desc, id desc) where amount_left > 0;
create index campaign_gifts_largest on campaign_gifts (campaign_id, amount_left desc, id desc) where amount_left > 0;
create index campaign_gifts_of_team on campaign_gifts (team_id, given_at desc, id desc) where team_id is not null;
create index campaign_gifts_of_donation on campaign_gifts (donation_id);

-- Money that someone adds to gifts, in the order in which it is asked.
create table campaign_pools (
  id text primary key,
  campaign_id text not null references campaigns (id),
  position int not null,
  -- Who adds it, as the page says.
  name text not null,
  ratio int not null check (ratio between 1 and 10),
  -- In minor units of the campaign.
  cap bigint not null check (cap > 0),
  used bigint not null default 0 check (used between 0 and cap),
  least bigint not null default 0 check (least >= 0),
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  -- Of which teams, and paid how; all if empty.
  teams text[] not null default '{}',
  methods text[] not null default '{}',
  version int not null default 1 check (version > 0),
  created_at timestamptz not null,
  unique (campaign_id, position) deferrable initially deferred
);

create table campaign_matches (
  gift_id text not null references campaign_gifts (id),
  pool_id text not null references campaign_pools (id),
  amount bigint not null check (amount > 0),
  amount_left bigint not null check (amount_left between 0 and amount),
  primary key (gift_id, pool_id)
);
create index campaign_matches_of_pool on campaign_matches (pool_id);

-- Sums of all gifts, spread over rows so that gifts do not wait for each other. A team's own; an empty team is the campaign without one.
create table campaign_sums (
  campaign_id text not null references campaigns (id),
  team_id text not null,
  shard int not null,
  raised bigint not null default 0,
  matched bigint not null default 0,
  gifts int not null default 0,
  -- Rises with every change, so that the newest of two sums is known.
  version bigint not null default 0,
  primary key (campaign_id, team_id, shard)
);

-- Who has given, and how often: a person counts once.
create table campaign_donors (
  campaign_id text not null references campaigns (id),
  team_id text not null,
  donor text not null,
  gifts int not null check (gifts >= 0),
  primary key (campaign_id, team_id, donor)
);
