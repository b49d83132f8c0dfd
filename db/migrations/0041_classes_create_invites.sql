-- Classes: whom a teacher has invited by mail into a class, so that she sees it, can send it again, correct and withdraw it.
-- Of the link only its hash is kept, with the other links; its subject names the invitation.
create table class_invites (
  id text primary key,
  class_id text not null references classes (id) on delete cascade,
  email_address text not null,
  email_key text not null,
  -- As the teacher wrote them, for her list alone; empty where she wrote none.
  first_name text not null,
  last_name text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  -- Who has come in by it; what was known of her to the class goes with her.
  claimed_by text,
  unique (class_id, email_key),
  foreign key (class_id, claimed_by) references class_students (class_id, user_id) on delete cascade
);

create index class_invites_by_claim on class_invites (class_id, claimed_by) where claimed_by is not null;
