-- Since when its giver is probably done at the provider, whose confirmation of the payment `payment_id` is awaited.
alter table gifts add column returned_at timestamptz;
