-- Families: a minor who signed up herself and was taken in by her guardian has the role that she had before, and gets it back when she leaves.
alter table family_members add column role_before text check (role_before in ('learner', 'student'));
