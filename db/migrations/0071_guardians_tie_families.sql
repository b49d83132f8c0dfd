-- Guardians: who belongs to one family, as far as the accounts say: a guardian, the minors who named that address, and each other.
create index guardians_by_address on guardians (lower(email_address));

create view family_ties as
  select id as of_user_id, id as user_id from users
  union all
  select guardian.id, guardians.user_id
  from users guardian join guardians on lower(guardians.email_address) = guardian.email_key
  union all
  select guardians.user_id, guardian.id
  from guardians join users guardian on guardian.email_key = lower(guardians.email_address)
  union all
  select one.user_id, other.user_id
  from guardians one join guardians other on lower(other.email_address) = lower(one.email_address);
