-- Search: everything that can be found, as one text each; made anew from content whenever that changes.
create table search_documents (
  id text primary key,
  kind text not null check (kind in ('course', 'item', 'caption', 'page')),
  locale text not null,
  -- The item, of an item or of a caption: whether it may be watched is asked when it is found.
  item_id text check ((item_id is not null) = (kind in ('item', 'caption'))),
  course_id text,
  title text not null,
  -- Where it stands: the title of the course.
  context text not null,
  body text not null,
  href text not null,
  -- Of an item its course's: its own is asked for when it is found.
  image text not null,
  -- Of a caption: where in the film it is said.
  seconds double precision check ((seconds is not null) = (kind = 'caption')),
  -- Among equals what is heavier comes first.
  weight integer not null,
  -- Folded words; A of the title, B of the body, C of what is said in a film.
  words tsvector not null
);

-- Nothing is written between two loads of content, so there is no list of pending entries to be searched besides.
create index search_documents_by_words on search_documents using gin (words) with (fastupdate = off);

-- Every folded word that is found somewhere, with itself and itself without one letter: two words that share one of
-- these differ by a slip of the finger.
create table search_words (
  word text collate "C" primary key,
  near text[] not null
);

create index search_words_by_nearness on search_words using gin (near) with (fastupdate = off);

-- What the two tables were made from.
create table search_builds (
  id integer primary key check (id = 1),
  hash text not null,
  built_at timestamptz not null
);
