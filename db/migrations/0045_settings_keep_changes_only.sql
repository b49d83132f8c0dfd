-- Settings: initial values are declared in the code (`defineSetting`); the table holds only what was changed.

delete from settings where (key, value) in (values
  ('learning.defaultAccess', '"paid"'::jsonb),
  ('rewards.points', '{"film":10,"visual":10,"bonus":5,"game":15,"quiz":5,"vidquiz":10,"challenge":50,"rwi":100}'),
  ('rewards.levels', '{"first":100,"step":50}'),
  ('rewards.scorePoints', '{"quiz":15,"vidquiz":15}'),
  ('learning.unlocks', '{"courses":1,"days":30}'),
  ('rewards.freezes', '{"price":20,"atMost":2}'),
  ('rewards.chest', '[{"coins":5,"percent":50},{"coins":10,"percent":30},{"coins":18,"percent":15},{"coins":36,"percent":5}]'),
  ('classes.freeSeats', '0'),
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
    "perNetwork": {"tries": 300, "seconds": 3600}}'));
