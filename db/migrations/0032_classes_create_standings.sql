-- Classes: the one class of each person that her account shows, a joined one before a pending one, then the latest; and
-- whether any of hers waits for her guardian. Accounts read it with the user, in one query.
create view class_standings as
  select distinct on (user_id)
    user_id,
    class_id,
    status,
    bool_or(why is not distinct from 'guardian') over (partition by user_id) as awaits_guardian
  from class_students
  order by user_id, (status = 'joined') desc, created_at desc, class_id;
