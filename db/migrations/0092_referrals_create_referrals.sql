-- Referrals: one's own link for friends, and who has been thanked for a friend's first finished course.

create table referral_links (
  user_id text primary key references users (id) on delete cascade,
  token text not null unique,
  made_at timestamptz not null
);

create table referral_thanks (
  id text primary key,
  inviter_id text not null references users (id) on delete cascade,
  -- Each friend once. Her account may go; what was given for her still counts for the month.
  friend_id text unique references users (id) on delete set null,
  inviter_coins integer not null check (inviter_coins >= 0),
  friend_coins integer not null check (friend_coins >= 0),
  thanked_at timestamptz not null
);
create index referral_thanks_by_inviter on referral_thanks (inviter_id, thanked_at);
