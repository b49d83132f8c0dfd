-- Students without an email: their teacher makes the account, and they sign in by a card that she prints.

alter table users alter column email_address drop not null;
alter table users alter column email_key drop not null;
alter table users add constraint only_children_have_no_email
  check (email_address is not null or role in ('home', 'student'));
alter table users add constraint email_has_one_spelling check ((email_address is null) = (email_key is null));

create table student_cards (
  user_id text primary key references users (id) on delete cascade,
  -- Who prints it, and answers for the account.
  educator_id text not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  -- The token itself, to be printed again; sealed with the installation's secret.
  sealed_token text not null,
  created_at timestamptz not null
);

create index student_cards_by_educator on student_cards (educator_id);
