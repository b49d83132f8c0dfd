-- Campaigns: who raises money for what, where each is found, and what has happened to it.

create table campaigns (
  id text primary key,
  -- Null once her account is gone.
  organizer_id text references users (id) on delete set null,
  state text not null check (state in (
    'step_1', 'step_2', 'draft', 'pending', 'rejected', 'scheduled', 'live', 'bonus', 'paused', 'ended', 'cancelled',
    'archived')),
  -- Of everything that its organizer may change; each change names the one that it is based on.
  version int not null default 1 check (version > 0),
  -- What she has typed while it is set up, right or wrong, sealed: her address is in it.
  sealed_typed text,
  category text check (category in ('course', 'school', 'city', 'video')),
  name text,
  -- The same without case, accents and nikud, for the search.
  folded_name text,
  leader_name text,
  -- Email address and telephone, sealed.
  sealed_contact text,
  slug text unique,
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- In minor units.
  goal bigint check (goal > 0),
  bonus_goal bigint check (bonus_goal > goal),
  duration text check (duration in ('24h', '36h', 'week', 'open')),
  starts_at timestamptz,
  -- Null for one that runs until its organizer ends it.
  ends_at timestamptz check (ends_at > starts_at),
  -- It is put off once at most.
  end_moved boolean not null default false,
  -- Whose Shabbat and Yom Tov count (core/places.ts).
  place text,
  gives_on_holy_days boolean not null default false,
  description text,
  story text not null default '',
  film_url text,
  cover text,
  -- In which its texts are written.
  language text not null,
  has_gifts boolean not null default false,
  -- When staff approved it, or its organizer was known well enough.
  approved_at timestamptz,
  created_at timestamptz not null,
  -- When it came into its state.
  state_at timestamptz not null,
  changed_at timestamptz not null,
  erased_at timestamptz,
  check (state in ('step_1', 'step_2') or (
    sealed_typed is null and category is not null and name is not null and folded_name is not null
    and leader_name is not null and slug is not null and currency is not null and goal is not null
    and duration is not null and starts_at is not null and place is not null and description is not null
    and cover is not null)),
  check (state in ('step_1', 'step_2') or sealed_contact is not null or erased_at is not null),
  check (state not in ('ended', 'archived') or ends_at is not null),
  check (state <> 'step_2' or (category is not null and name is not null))
);

-- One that is not finished yet for each organizer.
create unique index campaigns_one_setup on campaigns (organizer_id) where state in ('step_1', 'step_2');
create index campaigns_of_organizer on campaigns (organizer_id, created_at, id);
create index campaigns_running on campaigns (starts_at, id) where state in ('live', 'bonus', 'paused');
create index campaigns_coming on campaigns (starts_at, id) where state = 'scheduled';
create index campaigns_done on campaigns (ends_at, id) where state in ('ended', 'archived');
create index campaigns_to_end on campaigns (ends_at, id) where state in ('live', 'bonus', 'paused');
create index campaigns_by_state on campaigns (state, state_at, id);
create index campaigns_by_creation on campaigns (created_at, id);

-- Every address that a campaign has, and each that it had while it was live: that one leads to it for ever, and to nobody else.
create table campaign_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) between 3 and 60),
  campaign_id text references campaigns (id) on delete set null,
  was_live boolean not null default false,
  taken_at timestamptz not null
);
create index campaign_slugs_of_campaign on campaign_slugs (campaign_id);

-- What happened to a campaign. It stays when the campaign is gone: no foreign keys, and nobody's name.
create table campaign_events (
  -- In the order in which it happened: the campaign is locked meanwhile.
  number bigint generated always as identity primary key,
  campaign_id text not null,
  act text not null,
  from_state text not null,
  to_state text not null,
  -- A user's id, or `clock`.
  who text not null,
  reason text not null default '',
  at timestamptz not null
);
create index campaign_events_in_order on campaign_events (campaign_id, number);

create function refuse_change_of_campaign_events() returns trigger language plpgsql as $$
begin
  raise exception 'campaign_events is append-only';
end
$$;

create trigger campaign_events_are_kept before update or delete or truncate on campaign_events
  for each statement execute function refuse_change_of_campaign_events();
