-- Learning: the newest round of each person in each game, move by move, and her best score.

create table game_rounds (
  user_id text not null references users (id) on delete cascade,
  -- No foreign key: content that goes takes nobody's scores with it.
  item_id text not null,
  round_id text not null,
  moves jsonb not null,
  -- 0 to 100; null until a round is over.
  best_score smallint check (best_score between 0 and 100),
  primary key (user_id, item_id)
);
