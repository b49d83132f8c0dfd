-- People: the roles beneath administrator that someone holds, as {"roles": [...], "languages": [...]}; null for everyone else.
alter table users add column staff jsonb check (jsonb_typeof(staff -> 'roles') = 'array' and jsonb_typeof(staff -> 'languages') = 'array');
create index users_staff on users (id) where staff is not null;
