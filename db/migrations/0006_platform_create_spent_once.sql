-- What may be used once and has been: captcha challenges, states of a sign-in, codes. Only hashes are kept, until the
-- thing itself would have expired.

create table spent_once (
  key_hash bytea primary key,
  expires_at timestamptz not null
);

create index spent_once_by_expiry on spent_once (expires_at);
