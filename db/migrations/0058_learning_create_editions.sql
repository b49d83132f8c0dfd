-- Learning: the edition that comes with the product as staff edits it, and what of a course only the house edition has.

-- By course, and once for what all courses are checked against; written by the process that loads a release's content.
create table shipped_docs (
  -- A course's id, or `rules`, or `categories`.
  key text primary key,
  -- As written: in jsonb, keys would lose their order.
  docs json not null
);

-- Where a film's files lie; null for those of its course's folder.
alter table films add column folder text;
-- Language → the name of its captions in `captions/`; null if it has them in every language, as `he.vtt`.
alter table films add column tracks jsonb;

-- Captions that staff has written, under the key of the file that they are served as. What they say never changes.
create table film_captions (
  key text primary key,
  vtt text not null,
  stored_at timestamptz not null
);

-- Courses of the house that no longer fit what a release changed: readers see them as they were.
create table stale_courses (
  course_id text primary key,
  -- [{ "type", "key", "part", "path", "message" }, …]
  issues jsonb not null,
  found_at timestamptz not null
);
