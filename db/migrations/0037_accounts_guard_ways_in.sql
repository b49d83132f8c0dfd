-- Accounts: who comes in, and how often somebody may try.

-- Students whom a teacher of the demo world has added are of the demo world, as those added from now on.
update users set demo = true
  where id in (select student_cards.user_id from student_cards
    join users educators on educators.id = student_cards.educator_id where educators.demo);

-- Whoever has no email signs in by a card alone, so that a lost card leaves no way in once it is replaced.
delete from passkeys where user_id in (select id from users where email_key is null);
delete from identities where user_id in (select id from users where email_key is null);
delete from authenticators where user_id in (select id from users where email_key is null);
delete from recovery_codes where user_id in (select id from users where email_key is null);
update users set password_hash = 'none' where email_key is null;

-- Each limit: so many tries in a window of so many seconds. A school, a synagogue or a phone network is one network, so
-- what counts per network is wide.
insert into settings (key, value) values
  ('accounts.signUpLimits', '{
    "perEmail": {"tries": 5, "seconds": 3600},
    "perNetwork": {"tries": 300, "seconds": 3600},
    "failedPerNetwork": {"tries": 30, "seconds": 3600}}'),
  ('accounts.signInLimits', '{
    "perAccountAndNetwork": {"tries": 10, "seconds": 900},
    "perDevice": {"tries": 10, "seconds": 900},
    "perAccount": {"tries": 100, "seconds": 3600},
    "perNetwork": {"tries": 300, "seconds": 3600}}'),
  ('accounts.mailLimits', '{
    "verification": {"tries": 5, "seconds": 86400},
    "reset": {"tries": 5, "seconds": 86400},
    "guardian": {"tries": 3, "seconds": 86400},
    "invitation": {"tries": 10, "seconds": 86400},
    "strangers": {"tries": 20, "seconds": 86400},
    "freeSender": {"tries": 50, "seconds": 86400},
    "paidSender": {"tries": 500, "seconds": 86400}}'),
  ('classes.codeLimits', '{
    "perBrowser": {"tries": 30, "seconds": 3600},
    "perNetwork": {"tries": 300, "seconds": 3600}}');
