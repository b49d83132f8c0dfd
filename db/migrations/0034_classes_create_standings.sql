-- Classes: how each person stands in each of her classes, as accounts read it with the user in one query. Kept this plain so
-- that the planner sees through it.
create view class_standings as
  select
    user_id,
    class_id,
    status as class_status,
    why is not distinct from 'guardian' as awaits_guardian,
    created_at as asked_at
  from class_students;
