-- Billing: plans that were granted for a time beside someone's own, such as by a gift. Each is exact to the instant at both ends,
-- and read with the rest of her entitlements: {"<id>": {"plan", "startsAt", "endsAt", "seats"}}.
alter table entitlements add column grants jsonb;
