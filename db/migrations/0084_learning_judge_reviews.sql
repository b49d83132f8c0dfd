-- Learning: the texts of ratings, as moderators decide about them one by one.
alter table ratings
  add column id text not null default gen_random_uuid()::text,
  -- Which text it is: a decision is about one of them.
  add column text_version integer not null default 1,
  -- Since when it has waited.
  add column text_at timestamptz not null default now(),
  add column text_decided_at timestamptz;
update ratings set text_at = rated_at;
alter table ratings add constraint ratings_id unique (id);

create index ratings_waiting on ratings (text_at, id) where text_status = 'pending' and text <> '';
create index ratings_with_text on ratings (text_at, id) where text <> '';
create index ratings_decided on ratings (text_decided_at) where text_decided_at is not null;

-- Which moderator looks at a text now, so that nobody judges it twice.
create table review_claims (
  rating_id text primary key references ratings (id) on delete cascade,
  by text not null references users (id) on delete cascade,
  until timestamptz not null
);

create index review_claims_by_moderator on review_claims (by);

-- A moderator's decision that takes effect in a moment, unless it is undone before.
create table review_decisions (
  rating_id text primary key references ratings (id) on delete cascade,
  version integer not null,
  by text not null references users (id) on delete cascade,
  decision text not null check (decision in ('approve', 'reject')),
  takes_effect_at timestamptz not null
);

create index review_decisions_in_order on review_decisions (takes_effect_at, rating_id);
create index review_decisions_by_moderator on review_decisions (by);
