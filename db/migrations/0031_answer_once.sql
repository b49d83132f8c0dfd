-- What a creating POST with an Idempotency-Key answered, sealed, for a day; no answer yet while it is at work.

create table answers_once (
  key_hash bytea primary key,
  body_mark text not null,
  sealed_answer text,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);

create index answers_once_by_expiry on answers_once (expires_at);
