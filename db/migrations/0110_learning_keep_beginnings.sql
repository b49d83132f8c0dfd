-- Learning: when someone began a film. Null for what was begun before this was kept.
alter table item_progress add column begun_at timestamptz;
