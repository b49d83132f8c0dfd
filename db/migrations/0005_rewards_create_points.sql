-- Rewards: points and coins as ledgers. Rows are only added; a balance is their sum.

-- Points for completing an item, by its type, and how many points each level needs: the first, and how many more the
-- next needs than the one before it.
insert into settings (key, value) values
  ('rewards.points', '{"film":10,"visual":10,"bonus":5,"game":15,"quiz":5,"vidquiz":10,"challenge":50,"rwi":100}'),
  ('rewards.levels', '{"first":100,"step":50}');

-- One row a person and item, so an item gives its points once.
create table point_entries (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  points integer not null check (points >= 0),
  created_at timestamptz not null,
  primary key (user_id, item_id)
);

create table coin_entries (
  user_id text not null references users (id) on delete cascade,
  -- Why: `points` for coins that came with an item's points.
  kind text not null check (kind in ('points')),
  -- What for: the item's id.
  reference text not null,
  coins integer not null,
  created_at timestamptz not null,
  primary key (user_id, kind, reference)
);
