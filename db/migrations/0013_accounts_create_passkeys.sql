-- Passkeys: keys that a device keeps and opens by a finger, a face or a PIN. Only their public halves are here.

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- What the device calls it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says that it was used; a copy of it would fall behind. 0 where a device does not count.
  counter bigint not null,
  -- How the device is reached (usb, internal, hybrid …), by commas: a hint for the browser.
  transports text not null,
  -- What its owner calls it.
  label text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_by_user on passkeys (user_id);
