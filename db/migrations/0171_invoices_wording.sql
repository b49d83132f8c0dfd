-- What receipts say by law, where an organization says it in words of its own: a text for each law and language.

create table receipt_wordings (
  law text not null check (law in ('us', 'uk', 'giftAid', 'il', 'ca')),
  language text not null,
  text text not null check (text <> ''),
  changed_at timestamptz not null,
  primary key (law, language)
);

-- Those words as they were when a document was issued, by what they are about and language.
alter table documents add column wording jsonb check (wording is null or kind = 'receipt');
