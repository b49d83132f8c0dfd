-- People: the categories of courses that a guardian shows a child although they are meant for another age. It is read with the actor.
alter table users add column shown_categories text[] not null default '{}';
