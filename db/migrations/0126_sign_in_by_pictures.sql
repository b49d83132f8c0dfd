-- Sign-in: whether a child opened the session herself, with her family's code and her pictures.
alter table sessions add column opened_by_pictures boolean not null default false;
