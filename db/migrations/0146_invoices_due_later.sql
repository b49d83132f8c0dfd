-- An invoice that is issued before its money is here says until when it is due, and what the buyer calls the order.
alter table documents add column due_on date;
alter table documents add column purchase_order text;
