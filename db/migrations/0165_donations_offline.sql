-- Gifts that finance enters by hand: where the donor lives, for her receipt, and what finance noted.

alter table donations
  add sealed_postal text,
  add sealed_note text;
