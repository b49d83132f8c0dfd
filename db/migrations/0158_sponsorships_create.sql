-- Days, weeks, months and courses that are dedicated to someone.

create table sponsorships (
  id text primary key,
  -- The same key is the same sponsorship, which its sponsor may change until she has paid.
  key text not null unique,
  span text not null check (span in ('day', 'week', 'month', 'course')),
  course_id text,
  -- Days by their daytime: the Hebrew day begins the evening before.
  first_on date not null,
  last_on date not null,
  -- The day whose Hebrew date is kept when it is repeated, in all the years after it.
  anchor_on date not null,
  kind text not null check (kind in ('memory', 'refuah', 'honor')),
  -- For whom; sealed, and null once it is erased.
  sealed_words text,
  repeats boolean not null,
  -- `held` while it is paid for, `kept` for the sponsor of the year before, `given`, or `freed`.
  state text not null check (state in ('held', 'kept', 'given', 'freed')),
  held_until timestamptz,
  review text not null check (review in ('waiting', 'approved', 'declined')),
  reason text not null default '',
  -- Of the words: staff decides about those that it has looked at.
  version int not null default 1,
  -- The sponsorship of the year before.
  renews text references sponsorships (id),
  -- The address of its sponsor's page: its hash, and a sealed copy for mails.
  token_hash bytea unique,
  sealed_token text,
  user_id text references users (id) on delete set null,
  sponsor_name text not null default '',
  sealed_address text,
  language text not null,
  -- Whose clocks and calendar apply to mails: the sponsor's (`core/places.ts`).
  place text not null,
  donation_id text references donations (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  given_at timestamptz,
  -- When its sponsor was asked whether she gives again, and when she heard that its day has come.
  asked_at timestamptz,
  told_at timestamptz,
  check (first_on <= last_on),
  check (span <> 'day' or first_on = last_on),
  check ((span = 'course') = (course_id is not null)),
  check ((state in ('held', 'kept')) = (held_until is not null)),
  check (state <> 'given' or (given_at is not null and donation_id is not null)),
  check (state <> 'kept' or renews is not null)
);
-- Those of one span do not overlap (the lock of `server/free-days.ts`); at the least, no two begin on one day.
create unique index sponsorships_by_first_day on sponsorships (span, coalesce(course_id, ''), first_on)
  where state <> 'freed';
create index sponsorships_by_last_day on sponsorships (last_on) where state <> 'freed';
create index sponsorships_by_time on sponsorships (created_at desc, id);
create unique index sponsorships_renewed on sponsorships (renews) where state <> 'freed';
create index sponsorships_held on sponsorships (held_until) where state in ('held', 'kept');
create index sponsorships_to_tell on sponsorships (first_on) where state = 'given' and told_at is null;
create index sponsorships_freed on sponsorships (changed_at) where state = 'freed';
create index sponsorships_of_donation on sponsorships (donation_id) where donation_id is not null;
create index sponsorships_of_person on sponsorships (user_id) where user_id is not null;
