-- What was in a payout that is in the books, so that the same payment or refund is not booked to the bank a second time.

alter table payouts
  -- Whether the net is the sum of the lines: PayPal's is what it sent, whatever its lines come to.
  add column sums_lines boolean not null default true,
  -- What was booked: the net, less what another payout had brought already.
  add column booked_net bigint;
update payouts set booked_net = net where state = 'booked';

create table payout_movements (
  provider text not null,
  -- Our id of a payment, or the provider's name for a refund, a dispute, or what we know nothing of.
  name text not null,
  -- A dispute goes out, and comes back where it is won.
  direction text not null check (direction in ('in', 'out')),
  payout_id text not null references payouts (id) on delete cascade,
  line integer not null,
  primary key (provider, name, direction)
);

insert into payout_movements (provider, name, direction, payout_id, line)
select payouts.provider, named.name, case when line.gross > 0 then 'in' else 'out' end, payouts.id, line.line
from payouts
join payout_lines as line on line.payout_id = payouts.id
cross join lateral (
  select line.refs[1]
  union select payment_id from payment_references as known
    where line.gross > 0 and known.provider = payouts.provider and known.reference = any(line.refs)
  union select id from payments
    where line.gross > 0 and payments.provider = payouts.provider and payments.id = any(line.refs)
  union select reference from payment_refunds where reference = any(line.refs)
  union select reference from payment_disputes where reference = any(line.refs)
) as named (name)
where payouts.state = 'booked' and line.kind = 'money' and line.gross <> 0 and named.name is not null
order by payouts.booked_at, payouts.id, line.line
on conflict do nothing;
