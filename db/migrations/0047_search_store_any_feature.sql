-- Search: a document says which feature it comes from and what that feature is asked about it; the rest of what it shows
-- (its kind in words, its picture) is stored with it, so that search knows no kind of thing. It is made anew at the start.
drop table search_documents;
create table search_documents (
  -- The language and the key.
  id text primary key,
  -- The same in every language.
  key text not null,
  feature text not null,
  kind text not null,
  locale text not null,
  -- The id in the answer.
  thing_id text not null,
  -- What the feature is asked about when it is found: who may find it. Everyone may find a document without one.
  subject text,
  -- Of a spoken line: the key of what it is said in.
  line_of text,
  -- The message that names its kind.
  label text not null,
  icon text not null,
  title text not null,
  -- What it belongs to.
  context text not null,
  body text not null,
  href text not null,
  image text not null,
  -- Of a spoken line: when it is said.
  seconds double precision check ((seconds is not null) = (line_of is not null)),
  -- Among equals what is heavier comes first.
  weight integer not null,
  -- Folded words; A of the title, B of the body, C of what is spoken.
  words tsvector not null
);

-- Nothing is written between two loads of content, so there is no list of pending entries to be searched besides.
create index search_documents_by_words on search_documents using gin (words) with (fastupdate = off);
delete from search_builds;
