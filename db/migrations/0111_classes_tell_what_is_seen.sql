-- Classes: what was agreed to when the texts spoke of a name, before teachers saw work for the class too. Whoever joined then is told
-- once, and details of her work are seen only from that moment on (docs/decisions/0132). A card's holder has nothing of the kind: her
-- teacher asked her guardians.
alter table class_students
  add column names_alone boolean not null default false,
  add column seen_from timestamptz;
update class_students set names_alone = true
  where (joined_at is not null or why = 'seats')
    and not exists (select from student_cards where student_cards.user_id = class_students.user_id);
create index class_students_to_tell on class_students (place) where names_alone;
