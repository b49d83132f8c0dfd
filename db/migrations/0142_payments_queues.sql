-- What waits for a person of finance, and what she is done with.

-- A refund that has failed, and needs nothing more.
alter table payment_refunds add column set_aside_at timestamptz;
create index payment_refunds_failed on payment_refunds (payment_id, changed_at) where state = 'failed' and set_aside_at is null;
create index payment_disputes_latest on payment_disputes (opened_at desc, payment_id, reference);
create index payment_disputes_open on payment_disputes (due_at) where state = 'open';
-- A message of a provider about a payment that is not ours.
alter table payment_webhooks add column set_aside_at timestamptz;
create index payment_webhooks_stuck on payment_webhooks (received_at, id)
  where state = 'waiting' or (state = 'ignored' and problem is not null and set_aside_at is null);
create index payments_not_settled on payments (provider, changed_at) where state in ('pending', 'authorised', 'unknown');
