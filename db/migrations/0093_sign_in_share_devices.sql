-- Sign-in: sessions on a device that a family shares end together; one that was opened with a PIN proves less.
alter table sessions add column device_id text;
alter table sessions add column opened_by_pin boolean not null default false;
create index sessions_by_device on sessions (device_id) where device_id is not null;
