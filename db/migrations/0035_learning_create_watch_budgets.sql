-- Learning: how much a person's reports may still claim over all her films together. One row a person, saved in the
-- statement that saves the film's progress.

create table watch_budgets (
  user_id text primary key references users (id) on delete cascade,
  -- What is left of the fifteen seconds that her reports may claim beyond real time, in tenths.
  slack_tenths integer not null,
  last_report_at timestamptz not null,
  -- Counts her reports, so that two at once, of one film or of two, cannot both spend what is left.
  version integer not null
) with (fillfactor = 70);
