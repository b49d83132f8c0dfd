-- Learning: the ages that a category is meant for, both included; no bound where there is none.
alter table categories add column min_age integer, add column max_age integer;
