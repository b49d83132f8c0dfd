-- Classes: an educator's classes, who is in them, and who waits to be.

-- How many seats the classes of an educator without a plan have together.
insert into settings (key, value) values ('classes.freeSeats', '0');

create table classes (
  id text primary key,
  educator_id text not null references users (id) on delete cascade,
  name text not null,
  -- Eight characters without the dash.
  code text not null unique,
  -- Set while nobody may join with it.
  code_paused_at timestamptz,
  created_at timestamptz not null,
  unique (educator_id, name)
);

-- One row a class and person, so nobody joins twice.
create table class_students (
  class_id text not null references classes (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  status text not null check (status in ('joined', 'pending')),
  -- What a pending one waits for: a guardian's approval of the account, of this class, or a seat.
  why text check (why in ('account', 'guardian', 'seats')),
  created_at timestamptz not null,
  primary key (class_id, user_id),
  check ((status = 'pending') = (why is not null))
);

create index class_students_by_user on class_students (user_id);
create index class_students_in_order on class_students (class_id, status, created_at, user_id);
