-- Mailboxes whose readers want no mail that other people have us write: each by a hash, and what such mail is about.
create table do_not_mail (
  mailbox bytea not null,
  topic text not null check (topic in ('invitations', 'approvals')),
  since timestamptz not null,
  primary key (mailbox, topic)
);

-- Given up since its reader wants none like it; for the release before this one it is only given up.
alter table mails add column unwanted boolean not null default false;
