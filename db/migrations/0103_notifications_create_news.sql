-- News of the house: one row for all who may read it, so that sending it costs nothing, however many they are.
create table news (
  id uuid primary key default gen_random_uuid(),
  audience text not null check (audience in ('everyone', 'parents', 'educators', 'learners')),
  -- Staff has judged its words to be right for children, too.
  for_children boolean not null,
  -- By language: { "en": { "title": …, "text": … } }
  texts jsonb not null,
  -- A path of this site.
  link text,
  version integer not null,
  changed_by text references users (id) on delete set null,
  changed_at timestamptz not null,
  created_at timestamptz not null,
  -- A draft has none; the future is a schedule.
  send_at timestamptz,
  withdrawn_at timestamptz
);
create index news_sent on news (send_at) where withdrawn_at is null;

create table news_reads (
  user_id text not null references users (id) on delete cascade,
  news_id uuid not null references news (id) on delete cascade,
  read_at timestamptz not null,
  primary key (user_id, news_id)
);
create index news_reads_by_age on news_reads (read_at);
