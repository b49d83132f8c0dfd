-- Mail that waits to be sent. It is written in the transaction of what caused it, so neither is there without the other.

create table mails (
  -- Given by who sends it: the same mail sent twice is one row, and one Message-ID.
  id text primary key,
  -- The whole mail, encrypted with a key made from SECRET, because its links are as good as a password. Null once it has
  -- left, but in the inbox of a first try, which has nowhere to send it.
  sealed bytea,
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz
);

create index mails_due on mails (due_at) where sent_at is null and given_up_at is null;
create index mails_by_time on mails (created_at);
