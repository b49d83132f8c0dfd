-- The rates that the product ships with are rows like others, so that every rate in force has a row to lock and to compare
-- a change with. They are the order of magnitude of November 2026, for finance or the daily feed to replace.
alter table exchange_rates
  drop constraint exchange_rates_source_check,
  add constraint exchange_rates_source_check check (source in ('shipped', 'admin', 'daily'));

insert into exchange_rates (currency, rate, day, source, set_at)
select shipped.currency, shipped.rate, date '2026-11-01', 'shipped', timestamptz '2026-11-01 00:00:00+00'
from (values ('GBP', 1.3), ('CAD', 0.72), ('EUR', 1.15), ('ILS', 0.3)) as shipped (currency, rate)
where not exists (select from exchange_rates as known where known.currency = shipped.currency)
order by shipped.currency;
