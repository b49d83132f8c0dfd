-- Media: films are listed in these orders, page after page; the one by creation is there already.
create index media_films_by_title on media_films (title, id);
create index media_films_by_status on media_films (status, id);
create index media_films_by_duration on media_films (duration, id);
