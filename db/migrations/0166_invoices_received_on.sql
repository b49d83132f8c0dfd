-- The day on which a gift was received, where its receipt was issued on another.

alter table documents add received_on date check (received_on is null or kind = 'receipt');
