-- Whose invitation somebody came by. The address an invitation went to is not kept.

alter table users add column invited_by text references users (id) on delete set null;

create index users_by_inviter on users (invited_by) where invited_by is not null;
