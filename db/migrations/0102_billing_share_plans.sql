-- Billing: the people whose plans someone has too, as a child has those of her guardians. What they are is read where it is asked, so that
-- a change of theirs counts from the next request on.
alter table entitlements add column shared_by text[] not null default '{}';

insert into entitlements (user_id, shared_by)
  select family_members.user_id, array_agg(family_guardians.user_id order by family_guardians.user_id)
  from family_members
  join family_guardians using (family_id)
  where family_guardians.kind = 'guardian'
  group by family_members.user_id
  on conflict (user_id) do update set shared_by = excluded.shared_by;
