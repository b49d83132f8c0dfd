-- Classes: a student who left the last class of the teacher whose card she has, so that her account is given up: until it is erased, that
-- teacher can bring her back. Null where the account was given up for another reason, such as her own request.
alter table student_cards add column left_at timestamptz;
create index student_cards_by_leaving on student_cards (educator_id) where left_at is not null;
