-- The origins of the sites that may show a campaign in a frame: only those that its organizer lists.
alter table campaigns add column embed_hosts text[] not null default '{}' check (cardinality(embed_hosts) <= 10);
