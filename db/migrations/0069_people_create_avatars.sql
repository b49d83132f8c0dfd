-- People: the pictures to choose from. A shipped one has a row once it is put elsewhere or retired; an uploaded one always,
-- with its picture, a square WebP that we have made ourselves.
create table avatars (
  -- As in users.avatar.
  id text primary key,
  place int not null,
  names jsonb,
  image bytea,
  retired_at timestamptz,
  version int not null default 1,
  check ((names is null) = (image is null))
);
