-- The uploaded picture that staff has chosen as a film's poster, by its file: the poster is a copy of it. Null is the picture of the film
-- at `poster_at`.
alter table media_films add column poster_picture text;
