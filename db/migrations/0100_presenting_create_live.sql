-- Presenting: a quiz that a class answers on its own devices while the teacher shows it. Everything of a session goes with it,
-- a day after its end.
create table live_sessions (
  id text primary key,
  class_id text not null references classes (id) on delete cascade,
  item_id text not null,
  -- The class's code when it began: those who are in find back with it even after it was replaced or paused.
  join_code text not null,
  started_by text not null references users (id) on delete cascade,
  -- The authored ids of its questions when it began, in their order.
  question_ids jsonb not null,
  state text not null check (state in ('lobby', 'question', 'reveal', 'ended')),
  question_index int not null check (question_index >= 0),
  -- Rises by one with every step, so that a page that missed one catches up and two presses count as one.
  version int not null check (version >= 1),
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'ended') = (ended_at is not null))
);

-- A class has one at a time.
create unique index live_sessions_running on live_sessions (class_id) where state <> 'ended';
create index live_sessions_by_code on live_sessions (join_code);
create index live_sessions_by_teacher on live_sessions (started_by);
create index live_sessions_running_since on live_sessions (started_at) where state <> 'ended';
create index live_sessions_ended on live_sessions (ended_at) where state = 'ended';

-- Who takes part: a student of the class as herself, or a device without an account under a name from our list.
create table live_players (
  id text primary key,
  session_id text not null references live_sessions (id) on delete cascade,
  user_id text references users (id) on delete cascade,
  -- Of the random token in the device's cookie, and of this session alone.
  token_hash text,
  name_key text,
  joined_at timestamptz not null,
  -- The teacher has taken her out; she does not come back under this token.
  removed_at timestamptz,
  unique (session_id, user_id),
  unique (session_id, token_hash),
  unique (session_id, name_key),
  check ((user_id is null) = (token_hash is not null)),
  check ((user_id is null) = (name_key is not null))
);

create index live_players_by_user on live_players (user_id) where user_id is not null;

-- One answer a player and question.
create table live_answers (
  session_id text not null references live_sessions (id) on delete cascade,
  question_id text not null,
  player_id text not null references live_players (id) on delete cascade,
  -- Authored ids of the answers chosen, with commas between them; of a match `left:right`.
  response text not null,
  correct boolean not null,
  answered_at timestamptz not null,
  primary key (session_id, question_id, player_id)
);

create index live_answers_by_player on live_answers (player_id);
