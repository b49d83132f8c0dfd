-- Learning: the first answer of each person to each question of a quiz or a VidQuiz, which is the one that counts.
create table quiz_answers (
  user_id text not null references users (id) on delete cascade,
  item_id text not null,
  question_id text not null,
  -- Authored ids of the answers chosen, with commas between them; of a match `left:right`.
  response text not null,
  correct boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, item_id, question_id)
);
