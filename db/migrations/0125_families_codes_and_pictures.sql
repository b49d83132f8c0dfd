-- Families: the code with which children enter where no parent has left a device, and the pictures that each of them touches.
create table family_codes (
  family_id text primary key references families on delete cascade,
  code text not null unique check (length(code) = 8),
  made_at timestamptz not null
);
create table family_pictures (
  user_id text primary key references users on delete cascade,
  sealed_hash text not null,
  chosen_at timestamptz not null
);
