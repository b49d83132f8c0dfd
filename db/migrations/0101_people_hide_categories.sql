-- People: the categories of courses that a guardian keeps from a child. It is read with the actor of every request.
alter table users add column hidden_categories text[] not null default '{}';
