-- Its buyer has come back from the provider, and said nothing of having changed her mind: from then on her payment is being confirmed.
alter table plan_orders add column returned_at timestamptz;
