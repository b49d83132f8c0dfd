-- Seven years after a document was issued, nobody's law needs the name of someone who has been erased since: it goes, too.
alter table documents add column forgotten_at timestamptz;

create or replace function keep_documents() returns trigger language plpgsql as $$
declare
  personal text[] := array['user_id', 'buyer', 'link_hash', 'sealed_link', 'erased_at', 'forgotten_at'];
  may_forget boolean := old.erased_at is not null and new.forgotten_at is not null and old.forgotten_at is null;
begin
  if tg_op = 'DELETE' then raise exception 'a document stays: it is taken back by a credit note'; end if;
  if to_jsonb(new) - personal <> to_jsonb(old) - personal or (new.user_id is not null and new.user_id is distinct from old.user_id) then
    raise exception 'a document stays as it was issued';
  end if;
  if (new.buyer, new.link_hash, new.sealed_link) is distinct from (old.buyer, old.link_hash, old.sealed_link)
    and not may_forget and (old.erased_at is not null or new.erased_at is null) then
    raise exception 'a document stays as it was issued';
  end if;
  return new;
end
$$;

create index documents_to_forget on documents (issued_at) where erased_at is not null and forgotten_at is null;
