-- Platform: a link can be about an address or something else without an account, such as a donor or a parent who has never
-- signed up. The kind of a link decides which it is.
alter table account_links alter column user_id drop not null;
alter table account_links add constraint account_links_about_something check (user_id is not null or subject <> '');
create index account_links_by_subject on account_links (kind, subject) where user_id is null;
