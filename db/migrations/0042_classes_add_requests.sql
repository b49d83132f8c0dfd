-- What a student asks her teacher for: to leave a class, and, where she signs in by a card, to have her account erased.
alter table class_students add column leave_asked_at timestamptz;
alter table student_cards add column erase_asked_at timestamptz;
