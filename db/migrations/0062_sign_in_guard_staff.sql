-- Sign-in: children have no authority over others, so their accounts never hold a role of the staff.
alter table users add constraint staff_is_never_a_child_account check (staff is null or role not in ('home', 'student'));
