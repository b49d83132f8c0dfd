-- Classes: the owner of a class invites co-teachers by mail.
create table class_teacher_invites (
  id text primary key,
  class_id text not null references classes (id) on delete cascade,
  email_address text not null,
  email_key text not null,
  invited_by text not null references users (id) on delete cascade,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  unique (class_id, email_key)
);
create index class_teacher_invites_by_inviter on class_teacher_invites (invited_by);
create index class_teacher_invites_by_age on class_teacher_invites (sent_at);
