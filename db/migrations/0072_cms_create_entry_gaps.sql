-- What the languages of each entry lack, as last saved: written with the entry, so that the report of missing translations
-- reads no texts.
create table entry_gaps (
  -- The entry, the language and the place among them: a page of the report is a range of it.
  id text primary key,
  entry_id text not null references entries (id) on delete cascade,
  content_type text not null,
  locale text not null,
  path text not null,
  -- Of the same name in lists and groups.
  field text not null,
  -- The language to translate from, and the beginning of its text.
  source text not null,
  excerpt text not null
);
create index entry_gaps_by_entry on entry_gaps (entry_id);
create index entry_gaps_by_language on entry_gaps (locale, id);
create index entry_gaps_counted on entry_gaps (content_type, field, locale);
