-- The time zone of the browser in which a person was last seen: mail keeps Shabbat there for whoever has chosen no city. Sessions
-- have it too, but they end.
alter table users add column time_zone text;
update users set time_zone = latest.time_zone
from (
  select distinct on (user_id) user_id, time_zone from sessions
  where time_zone is not null
  order by user_id, created_at desc
) as latest
where latest.user_id = users.id;
