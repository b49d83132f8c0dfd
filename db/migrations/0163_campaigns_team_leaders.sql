-- Teams of campaigns: who leads them, who is invited to, and every address that led to one; and who was thanked for a gift.

-- Whether people with an account may ask to open a team.
alter table campaigns add column teams_asked boolean not null default false;
-- What is reached at which amount, the lowest first: [{ amount, text }].
alter table campaigns add column milestones jsonb not null default '[]';

-- Null while the organizer has not answered someone who asked to open it.
alter table campaign_teams add column opened_at timestamptz;
update campaign_teams set opened_at = created_at;

create table campaign_team_leaders (
  team_id text not null references campaign_teams (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  since timestamptz not null,
  primary key (team_id, user_id)
);
create index campaign_team_leaders_of_user on campaign_team_leaders (user_id);

create table campaign_team_invitations (
  id text primary key,
  team_id text not null references campaign_teams (id) on delete cascade,
  email_hash bytea not null,
  sealed_email text not null,
  invited_at timestamptz not null,
  unique (team_id, email_hash)
);
create index campaign_team_invitations_old on campaign_team_invitations (invited_at);

-- Every address that a team has or had leads to it.
create table campaign_team_slugs (
  campaign_id text not null references campaigns (id) on delete cascade,
  slug text not null,
  team_id text not null references campaign_teams (id) on delete cascade,
  primary key (campaign_id, slug)
);
insert into campaign_team_slugs select campaign_id, slug, id from campaign_teams;

-- One mail for each gift.
create table campaign_thanks (
  gift_id text primary key references campaign_gifts (id) on delete cascade,
  by_id text references users (id) on delete set null,
  thanked_at timestamptz not null
);
create index campaign_thanks_by on campaign_thanks (by_id) where by_id is not null;
