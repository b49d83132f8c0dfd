-- People: the paper frame around one's picture, beside the picture itself. The store, which offers frames, kept it in a table
-- of its own, so that only the store could show it.
alter table users add column frame text;
update users set frame = worn.frame from store_frames as worn where worn.user_id = users.id;
drop table store_frames;
