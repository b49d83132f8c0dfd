-- Submissions: what learners hand in for challenges and deeds, who has looked at it, and what it counts for.

create table submissions (
  id text primary key,
  owner_id text not null references users (id) on delete cascade,
  -- Opaque ids of the catalog, which may leave it.
  item_id text not null,
  course_id text not null,
  kind text not null check (kind in ('challenge', 'rwi')),
  language text not null,
  -- 0 all, 1 class or family, 2 only the owner.
  visibility smallint not null check (visibility in (0, 1, 2)),
  -- 0 submitted, 1 approved, 2 rejected, 3 waiting for the guardian, 5 spam.
  status smallint not null check (status in (0, 1, 2, 3, 5)),
  version integer not null check (version > 0),
  handed_in_at timestamptz not null,
  -- When it last entered the state it is in: how long it has waited.
  changed_at timestamptz not null,
  decided_at timestamptz,
  first_approved_at timestamptz,
  -- Reported by three people; until a moderator has looked.
  hidden_at timestamptz,
  -- The guardian has withdrawn the consent to the owner's account, or the account is being closed.
  withheld_at timestamptz,
  appealed_at timestamptz,
  stickers integer not null default 0 check (stickers >= 0),
  -- By how many people since a moderator last looked.
  reports integer not null default 0 check (reports >= 0),
  shown boolean not null generated always as
    (status = 1 and visibility = 0 and hidden_at is null and withheld_at is null) stored,
  -- One work for each item: a change is a new version of it.
  unique (owner_id, item_id)
);

-- The wall, newest and most encouraged first: of everything, of a course, of an item.
create index submissions_newest on submissions (decided_at, id) where shown;
create index submissions_newest_of_course on submissions (course_id, decided_at, id) where shown;
create index submissions_newest_of_item on submissions (item_id, decided_at, id) where shown;
create index submissions_encouraged on submissions (stickers, id) where shown;
create index submissions_encouraged_of_course on submissions (course_id, stickers, id) where shown;
create index submissions_encouraged_of_item on submissions (item_id, stickers, id) where shown;
create index submissions_of_owner on submissions (owner_id, handed_in_at, id);
-- The queue of moderators.
create index submissions_by_status on submissions (status, changed_at, id);
create index submissions_reported on submissions (changed_at, id) where reports > 0;

create table submission_versions (
  submission_id text not null references submissions (id) on delete cascade,
  version integer not null,
  text text not null,
  impact jsonb,
  -- Of everything that was sent: the same once more is the same version.
  mark text not null,
  made_at timestamptz not null,
  primary key (submission_id, version)
);

create table submission_files (
  submission_id text not null,
  version integer not null,
  place smallint not null,
  -- A file of media, which several versions may show.
  file_id text not null,
  caption text not null,
  primary key (submission_id, version, place),
  foreign key (submission_id, version) references submission_versions (submission_id, version) on delete cascade
);

create index submission_files_by_file on submission_files (file_id);

-- What happened to a work. Nobody's words are in it, so that it may stay when the work is gone: no foreign keys.
create table submission_events (
  id text primary key,
  submission_id text not null,
  version integer not null,
  what text not null,
  from_status smallint,
  to_status smallint,
  from_visibility smallint,
  to_visibility smallint,
  -- A user's id, `guardian` or `system`.
  who text not null,
  at timestamptz not null,
  reason text
);

create index submission_events_in_order on submission_events (submission_id, at, id);
create index submission_events_by_who on submission_events (who, at);

create function refuse_change_of_submission_events() returns trigger language plpgsql as $$
begin
  raise exception 'submission_events is append-only';
end
$$;

create trigger submission_events_are_kept before update or delete or truncate on submission_events
  for each statement execute function refuse_change_of_submission_events();

-- The words that came with an event: they go with the work.
create table submission_notes (
  event_id text primary key references submission_events (id),
  submission_id text not null references submissions (id) on delete cascade,
  note text not null
);

create index submission_notes_by_submission on submission_notes (submission_id);

create table submission_drafts (
  owner_id text not null references users (id) on delete cascade,
  item_id text not null,
  version integer not null check (version > 0),
  body jsonb not null,
  changed_at timestamptz not null,
  primary key (owner_id, item_id)
);

-- Which moderator looks at a work now, so that nobody judges it twice.
create table submission_claims (
  submission_id text primary key references submissions (id) on delete cascade,
  by text not null references users (id) on delete cascade,
  until timestamptz not null
);

create index submission_claims_by_moderator on submission_claims (by, until);

-- A moderator's decision that takes effect in a moment, unless it is undone before.
create table submission_decisions (
  submission_id text primary key references submissions (id) on delete cascade,
  version integer not null,
  by text not null references users (id) on delete cascade,
  decision text not null check (decision in ('approve', 'reject', 'spam')),
  reason text,
  note text not null default '',
  decided_at timestamptz not null,
  takes_effect_at timestamptz not null
);

create index submission_decisions_in_order on submission_decisions (takes_effect_at, submission_id);
create index submission_decisions_by_moderator on submission_decisions (by);

-- Encouragement: one of each kind from each person. `submissions.stickers` is their number, kept in the same transaction.
create table submission_stickers (
  submission_id text not null references submissions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  sticker text not null,
  primary key (submission_id, user_id, sticker)
);

create index submission_stickers_by_person on submission_stickers (user_id);

create table submission_reports (
  submission_id text not null references submissions (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  reason text not null,
  at timestamptz not null,
  -- When a moderator looked at the work.
  settled_at timestamptz,
  primary key (submission_id, user_id)
);

create index submission_reports_by_person on submission_reports (user_id);

-- A guardian's yes to everything that a child hands in, until revoked.
create table standing_consents (
  id text primary key,
  child_id text not null references users (id) on delete cascade,
  -- The key of the guardian's address: another guardian has not agreed to anything.
  given_by text not null,
  given_at timestamptz not null,
  revoked_at timestamptz
);

create unique index standing_consents_in_force on standing_consents (child_id) where revoked_at is null;
create index standing_consents_of_child on standing_consents (child_id, given_at);

-- When a child's guardian was last mailed about her works.
create table guardian_asks (
  child_id text primary key references users (id) on delete cascade,
  mailed_at timestamptz not null
);

-- What approved deeds count for, one row for each, only while the work is approved: every sum is a sum of these rows.
create table impact_entries (
  submission_id text primary key references submissions (id) on delete cascade,
  owner_id text not null references users (id) on delete cascade,
  item_id text not null,
  course_id text not null,
  kind text not null,
  amount integer not null check (amount > 0),
  people integer not null default 0 check (people >= 0),
  -- Halves and quarters of an hour are counted too.
  minutes integer not null default 0 check (minutes >= 0),
  country text check (country ~ '^[A-Z]{2}$'),
  done_on date not null,
  counted_at timestamptz not null
);

create index impact_entries_by_kind on impact_entries (kind) include (amount, people, minutes);
create index impact_entries_by_owner on impact_entries (owner_id, kind);
create index impact_entries_by_day on impact_entries (done_on);

-- How many works of each item are on the wall: kept by the database, so that no change can forget it.
create table submission_counts (
  item_id text primary key,
  course_id text not null,
  shown integer not null check (shown >= 0)
);

create index submission_counts_by_course on submission_counts (course_id) include (shown);

-- In the order of the items, so that two changes of many works do not wait for one another.
create function count_shown_submissions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into submission_counts (item_id, course_id, shown)
      select item_id, max(course_id), count(*) from added where shown group by item_id order by item_id
      on conflict (item_id) do update
        set shown = submission_counts.shown + excluded.shown, course_id = excluded.course_id;
  elsif tg_op = 'DELETE' then
    perform 1 from submission_counts
      where item_id in (select item_id from removed where shown) order by item_id for update;
    update submission_counts set shown = submission_counts.shown - gone.shown
      from (select item_id, count(*) as shown from removed where removed.shown group by item_id) gone
      where gone.item_id = submission_counts.item_id;
  else
    insert into submission_counts (item_id, course_id, shown)
      select item_id, max(course_id), 0
      from (select item_id, course_id, shown, id from added
            except select item_id, course_id, shown, id from removed) changed
      group by item_id order by item_id
      on conflict (item_id) do nothing;
    perform 1 from submission_counts
      where item_id in (
        select added.item_id from added join removed using (id) where added.shown <> removed.shown
      ) order by item_id for update;
    update submission_counts set shown = submission_counts.shown + changed.shown
      from (
        select added.item_id, sum(added.shown::integer - removed.shown::integer)::integer as shown
        from added join removed using (id) where added.shown <> removed.shown group by added.item_id
      ) changed
      where changed.item_id = submission_counts.item_id and changed.shown <> 0;
  end if;
  return null;
end
$$;

create trigger submissions_are_counted_when_added after insert on submissions
  referencing new table as added for each statement execute function count_shown_submissions();
create trigger submissions_are_counted_when_removed after delete on submissions
  referencing old table as removed for each statement execute function count_shown_submissions();
create trigger submissions_are_counted_when_changed after update on submissions
  referencing old table as removed new table as added for each statement execute function count_shown_submissions();
