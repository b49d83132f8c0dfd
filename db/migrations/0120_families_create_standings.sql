-- Families: how each person belongs to one, as accounts read it with the user in one query: as a guardian or a member, and whether she
-- watches the children of others. One row for each person of any family, and none for anyone else.
create view family_standings as
  select
    user_id,
    max(kind) filter (where kind <> 'watcher') as belongs_as,
    bool_or(kind = 'watcher') as watches
  from (
    select user_id, kind from family_guardians
    union all
    select user_id, 'member' from family_members
  ) as people
  group by user_id;
