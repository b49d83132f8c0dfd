-- Forms: what was sent by the forms of the site's pages, until it is two years old.
create table form_entries (
  id text primary key,
  form text not null,
  language text not null,
  -- The sender's time zone, if the browser has said it: no answer leaves on Shabbat there.
  time_zone text,
  name text not null,
  email_address text not null,
  organization text not null,
  message text not null,
  -- The sender, if she was signed in.
  user_id text references users (id) on delete cascade,
  sent_at timestamptz not null,
  assigned_to text references users (id) on delete set null,
  answered_at timestamptz,
  answered_by text references users (id) on delete set null,
  -- What was answered by email; null where the matter was settled otherwise.
  reply text,
  version integer not null default 1
);

create index form_entries_in_order on form_entries (sent_at, id);
create index form_entries_by_person on form_entries (user_id);
