-- People: what the administration finds them by, and what it may do to an account.

-- What all spellings of a word share, for finding people: no case, no accents or nikud, no final letters.
create function fold_text(typed text) returns text language sql immutable parallel safe return
  translate(
    regexp_replace(normalize(lower(typed), NFKD), '[\u0300-\u036f\u0591-\u05c7]', '', 'g'),
    'ךםןףץ',
    'כמנפצ'
  );

-- Someone's names and the parts of her address, as she is searched for.
create function words_of_person(first_name text, last_name text, display_name text, email_address text)
  returns tsvector language sql immutable parallel safe return
  to_tsvector(
    'simple'::regconfig,
    fold_text(
      first_name || ' ' || last_name || ' ' || display_name || ' '
        || translate(coalesce(email_address, ''), '@.+-_', '     ')
    )
  );

alter table users
  -- When she last did something, at most five minutes behind.
  add column last_seen_at timestamptz,
  -- Since when an administrator has had the account count as a restricted free one.
  add column restricted_at timestamptz;

update users
  set last_seen_at = seen.at
  from (select user_id, max(last_seen_at) as at from sessions group by user_id) as seen
  where seen.user_id = users.id;

create index users_by_words on users
  using gin (words_of_person(first_name, last_name, display_name, email_address));
create index users_by_creation on users (created_at, id);
create index users_by_last_seen on users (last_seen_at, id);
create index users_restricted on users (id) where restricted_at is not null;

-- An account that one administrator has asked to erase at once; another one has to agree.
create table erasure_orders (
  user_id text primary key references users (id) on delete cascade,
  asked_by text not null references users (id) on delete cascade,
  asked_at timestamptz not null,
  reason text not null
);

create index erasure_orders_by_asker on erasure_orders (asked_by);
