-- Rewards: the daily chest, and the other ways coins come and go.

-- Coins and their odds in percent (decisions: daily chest); published on the page.
insert into settings (key, value) values
  ('rewards.chest', '[{"coins":5,"percent":50},{"coins":10,"percent":30},{"coins":18,"percent":15},{"coins":36,"percent":5}]');

-- One row a person and day; after a holy day `draws` has two. What was drawn stays, so asking again answers the same.
create table daily_chests (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  draws jsonb not null,
  opened_at timestamptz not null,
  primary key (user_id, day)
);

-- `chest`: what a day's chest held, by the day; `freeze`: the price of the freeze of that number, negative; `gift`.
alter table coin_entries drop constraint coin_entries_kind_check;
alter table coin_entries add constraint coin_entries_kind_check check (kind in ('points', 'chest', 'freeze', 'gift'));
