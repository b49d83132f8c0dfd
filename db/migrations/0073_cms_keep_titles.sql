-- What an entry is called in each language that has a title for it, so that staff find it and read it in their own.
alter table entries add column titles jsonb not null default '{}';
comment on column entries.titles is 'Language → title. `title` is the first of them, or the key if there is none.';
