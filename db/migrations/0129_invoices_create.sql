-- Invoices, receipts, credit notes and acknowledgments: numbered without gaps for each entity, kind and year.

-- The last number that was given. Locked by the transaction that takes the next one: rolled back, it leaves no gap.
create table document_numbers (
  entity text not null check (entity in ('us', 'uk', 'il')),
  kind text not null check (kind in ('invoice', 'receipt', 'credit_note', 'acknowledgment')),
  year integer not null,
  last integer not null check (last >= 0),
  primary key (entity, kind, year)
);

create table documents (
  id text primary key,
  -- `US-2026-000123`
  number text not null unique,
  entity text not null,
  kind text not null,
  year integer not null,
  serial integer not null check (serial > 0),
  -- What it is for, such as `payment:4f…`: so nothing gets two documents of one kind.
  cause text not null check (cause <> ''),
  payment_id text,
  -- Of a credit note: what it takes back from.
  refers_to text references documents (id),
  user_id text references users (id) on delete set null,
  issuer jsonb not null,
  -- Encrypted: name, address, email.
  buyer text not null,
  country text,
  lines jsonb not null,
  taxes jsonb not null,
  currency text not null,
  net bigint not null,
  tax bigint not null,
  gross bigint not null check (gross > 0),
  language text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  -- Of the address for people without an account; both null once its person is erased.
  link_hash bytea unique,
  sealed_link text,
  erased_at timestamptz,
  unique (entity, kind, year, serial),
  unique (kind, cause),
  foreign key (entity, kind, year) references document_numbers (entity, kind, year),
  check (net + tax = gross),
  check ((kind = 'credit_note') = (refers_to is not null))
);
create index documents_by_user on documents (user_id, issued_at desc, id desc) where user_id is not null;
create index documents_by_payment on documents (payment_id) where payment_id is not null;
create index documents_by_reference on documents (refers_to) where refers_to is not null;
create index documents_by_time on documents (issued_at, id);

-- Nothing of a document changes but what is erased with its person, once.
create function keep_documents() returns trigger language plpgsql as $$
declare
  personal text[] := array['user_id', 'buyer', 'link_hash', 'sealed_link', 'erased_at'];
begin
  if tg_op = 'DELETE' then raise exception 'a document stays: it is taken back by a credit note'; end if;
  if to_jsonb(new) - personal <> to_jsonb(old) - personal or (new.user_id is not null and new.user_id is distinct from old.user_id) then
    raise exception 'a document stays as it was issued';
  end if;
  if (new.buyer, new.link_hash, new.sealed_link) is distinct from (old.buyer, old.link_hash, old.sealed_link)
    and (old.erased_at is not null or new.erased_at is null) then
    raise exception 'a document stays as it was issued';
  end if;
  return new;
end
$$;
create trigger documents_are_kept before update or delete on documents
  for each row execute function keep_documents();

-- A number is followed by the next one.
create function keep_document_numbers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'the numbers of documents stay'; end if;
  if (new.entity, new.kind, new.year) <> (old.entity, old.kind, old.year) or new.last <> old.last + 1 then
    raise exception 'the numbers of documents have no gaps';
  end if;
  return new;
end
$$;
create trigger document_numbers_are_kept before update or delete on document_numbers
  for each row execute function keep_document_numbers();
