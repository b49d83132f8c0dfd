-- Donors as finance knows them: everyone who gave under one email address, and those that finance has merged.

create table donors (
  id text primary key,
  -- Of the address; null for gifts by hand without one. `mailbox_mark` is the same for all spellings of one mailbox.
  address_mark text unique,
  mailbox_mark text,
  -- As her latest gift has it, and the same without case, accents and nikud.
  name text not null,
  folded_name text not null,
  -- The donor that finance has merged her into, and the one that stands for all of them: herself if she was not merged.
  merged_into text references donors (id),
  head_id text not null references donors (id),
  merged_by text references users (id) on delete set null,
  merged_at timestamptz,
  -- Of all that she stands for; nothing if she was merged. Gifts that went back whole do not count.
  gifts int not null default 0 check (gifts >= 0),
  first_given_at timestamptz,
  last_given_at timestamptz,
  -- In US cents, by the rates that are frozen with each gift: to sort by.
  dollars bigint not null default 0,
  created_at timestamptz not null,
  check ((merged_into is null) = (head_id = id)),
  check ((merged_into is null) = (merged_at is null))
);
create index donors_by_last on donors (last_given_at, id) where merged_into is null;
create index donors_by_sum on donors (dollars, id) where merged_into is null;
create index donors_of_head on donors (head_id);
create index donors_of_donor on donors (merged_into) where merged_into is not null;
create index donors_by_name on donors (folded_name) where folded_name <> '';
create index donors_by_mailbox on donors (mailbox_mark) where mailbox_mark is not null;

alter table donations
  -- Since something came of it; nobody's once it is erased.
  add donor_id text references donors (id),
  -- How its donor came to the form, as the address that she followed said.
  add channel text check (channel in ('link', 'mail', 'whatsapp', 'poster', 'embed', 'wall'));
create index donations_of_a_donor on donations (donor_id) where donor_id is not null;

-- What finance writes about a donor, sealed.
create table donor_notes (
  id text primary key,
  donor_id text not null references donors (id) on delete cascade,
  sealed_text text not null,
  version int not null default 1 check (version > 0),
  written_by text references users (id) on delete set null,
  written_at timestamptz not null,
  changed_by text references users (id) on delete set null,
  changed_at timestamptz
);
create index donor_notes_of_donor on donor_notes (donor_id, written_at);

-- Thanks that finance has given a donor: that it has, and not the words.
create table donor_thanks (
  id text primary key,
  donor_id text not null references donors (id) on delete cascade,
  how text not null check (how in ('mail', 'phone', 'letter')),
  thanked_on date not null,
  noted_by text references users (id) on delete set null,
  noted_at timestamptz not null
);
create index donor_thanks_of_donor on donor_thanks (donor_id, thanked_on);
