-- Search: what is said in each film, [{ "at": seconds, "text": … }, …] a language, { "en": […], … }, so that it can be
-- found. Filled when the content is loaded next; nothing else reads it.
alter table films add column captions jsonb not null default '{}';
