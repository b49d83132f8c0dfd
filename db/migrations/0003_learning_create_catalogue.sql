-- Learning: the catalogue as loaded from the folder `content`, and the settings an administrator may change.

-- What decisions mark as editable: one row a setting, seeded by the feature that reads it.
create table settings (
  key text primary key,
  value jsonb not null
);

-- The access level of an item where neither it nor its course names one.
insert into settings (key, value) values ('learning.defaultAccess', '"paid"');

-- Which state of the content files was loaded when; the last row is what the tables below hold.
create table content_loads (
  id bigint generated always as identity primary key,
  hash text not null,
  loaded_at timestamptz not null
);

-- `texts` is one object a language, { "en": { … }, … "it": { … } }, in every table of the catalogue.
create table categories (
  id text primary key,
  place integer not null,
  texts jsonb not null
);

create table courses (
  id text primary key,
  place integer not null,
  featured_level integer not null,
  demo boolean not null,
  archived boolean not null,
  coming_soon boolean not null,
  access text not null check (access in ('default', 'paid', 'all', 'public', 'premium')),
  category_ids text[] not null,
  texts jsonb not null
);

create table chapters (
  course_id text not null references courses (id) on delete cascade,
  id text not null,
  place integer not null,
  texts jsonb not null,
  primary key (course_id, id)
);

create table films (
  course_id text not null references courses (id) on delete cascade,
  id text not null,
  -- Seconds.
  duration double precision not null check (duration > 0),
  height integer not null,
  -- Whether there is a stream (master.m3u8) beside film.mp4.
  hls boolean not null,
  -- [{ "at": seconds, "title": { "en": … } }, …]
  chapters jsonb not null,
  primary key (course_id, id)
);

create table items (
  id text primary key,
  course_id text not null,
  chapter_id text not null,
  place integer not null,
  type text not null
    check (type in ('film', 'visual', 'quiz', 'challenge', 'game', 'bonus', 'vidquiz', 'rwi')),
  access text not null check (access in ('default', 'paid', 'all', 'public', 'premium')),
  -- Shown as coming later; cannot be opened.
  planned boolean not null,
  minutes integer not null,
  film_id text,
  texts jsonb not null,
  foreign key (course_id, chapter_id) references chapters (course_id, id) on delete cascade,
  foreign key (course_id, film_id) references films (course_id, id)
);

create index items_by_chapter on items (course_id, chapter_id);
