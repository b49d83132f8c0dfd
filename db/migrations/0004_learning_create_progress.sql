-- Learning: what each person watched and completed. Item ids refer to the catalogue without a foreign key, so that
-- an item that leaves the catalogue, and perhaps returns, takes nobody's progress with it.

create table item_progress (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  -- Where to go on, and how much of the film was seen at least once: tenths of a second.
  position_tenths integer not null,
  watched_tenths integer not null,
  -- Which tenths those are: [[from, to), …], ascending, apart from one another.
  spans jsonb not null,
  -- What is left of the fifteen seconds that a report may claim beyond real time, in tenths.
  slack_tenths integer not null,
  last_report_at timestamptz not null,
  -- Counts the reports, so that two at once cannot overwrite each other.
  version integer not null,
  primary key (user_id, item_id)
) with (fillfactor = 70);

create table completions (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  completed_at timestamptz not null,
  primary key (user_id, item_id)
);
