-- What prompts ask a grown-up for: a phone number, and the word not to pass an account on.

alter table users
  -- As typed: an optional plus, then digits, spaces, dots, dashes and parentheses.
  add column phone text check (length(phone) <= 40),
  add column share_notice_confirmed_at timestamptz;
