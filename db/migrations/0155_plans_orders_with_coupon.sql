-- Most orders have no coupon; what settles one then need not look for its use.
alter table plan_orders add column has_coupon boolean not null default false;
update plan_orders set has_coupon = true where id in (select order_id from coupon_uses);
update subscriptions set coupon_order_id = null
  where coupon_order_id is not null and coupon_order_id not in (select order_id from coupon_uses);
