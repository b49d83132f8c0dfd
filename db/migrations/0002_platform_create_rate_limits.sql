-- Rate limits that hold over all processes. Unlogged: a crash may forget the counts, and each try costs no write-ahead log.

create unlogged table rate_limits (
  -- A keyed hash of what is limited: no address or email stands here in clear.
  key_hash bytea primary key,
  taken integer not null,
  window_ends_at timestamptz not null
)
-- Room on each page keeps the counting updates in place, off the index.
with (fillfactor = 70);
