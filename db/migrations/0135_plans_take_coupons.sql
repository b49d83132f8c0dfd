-- What a coupon takes off an order, and the order whose coupon counts again with each renewal.
alter table plan_orders
  add column discount bigint not null default 0 check (discount >= 0),
  add column free_days int not null default 0 check (free_days >= 0),
  drop constraint plan_orders_check,
  add constraint plan_orders_parts check (credit >= 0 and credit + discount <= price);
alter table subscriptions add column coupon_order_id text;
