-- Together: how many stories a family wants to see in a week, and who has been sent the summary for a week's Shabbat table.
create table family_goals (
  family_id text primary key references families (id) on delete cascade,
  stories integer not null check (stories between 1 and 50),
  set_by text references users (id) on delete set null,
  set_at timestamptz not null
);
create index family_goals_by_chooser on family_goals (set_by);

create table friday_mails (
  user_id text not null references users (id) on delete cascade,
  friday text not null,
  sent_at timestamptz not null,
  primary key (user_id, friday)
);
create index friday_mails_in_order on friday_mails (sent_at);
