-- Learning: the passages that courses rest on, made again from content whenever that changes.
create table passages (
  id text primary key,
  -- Per language: the work's name, the line of context, the edition, and the lines with the original and its translation.
  texts jsonb not null
);
