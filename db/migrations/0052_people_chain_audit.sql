-- The audit log tells what was there before and after, and where a change came from. Each entry is chained to the one
-- before it by a hash, so that one that is changed, removed or added behind the product's back is found
-- (docs/decisions/0079).
alter table audit_entries
  -- The caller's network, shortened: 203.0.113.0/24, 2001:db8:1::/48. Null for work without a request.
  add column network text,
  add column request_id text,
  -- json, not jsonb: the hash covers its exact text.
  add column before json,
  add column after json;

create index audit_entries_by_who on audit_entries (who, at, id);
create index audit_entries_by_what on audit_entries (what, at, id);
create index audit_entries_by_request on audit_entries (request_id) where request_id is not null;

create table audit_links (
  number bigint primary key,
  entry_id text not null unique,
  hash bytea not null
);

-- The last link, in at most one row: its lock puts the links in order.
create table audit_head (
  one boolean primary key default true check (one),
  number bigint not null,
  hash bytea not null
);

create function hash_audit_entry(previous bytea, entry audit_entries) returns bytea language sql stable as $$
  select sha256(previous || convert_to(json_build_array(
    entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), entry.who, entry.what,
    entry.subject, entry.why, entry.network, entry.request_id, entry.before::text, entry.after::text)::text, 'UTF8'))
$$;

create function link_audit_entry(entry audit_entries) returns void language plpgsql as $$
declare
  link audit_head;
begin
  insert into audit_head as head (number, hash) values (1, hash_audit_entry('', entry))
    on conflict (one) do update set number = head.number + 1, hash = hash_audit_entry(head.hash, entry)
    returning * into link;
  insert into audit_links (number, entry_id, hash) values (link.number, entry.id, link.hash);
end
$$;

do $$
declare
  entry audit_entries;
begin
  for entry in select * from audit_entries order by at, id loop
    perform link_audit_entry(entry);
  end loop;
end
$$;

create function chain_audit_entry() returns trigger language plpgsql as $$
begin
  perform link_audit_entry(new);
  return null;
end
$$;

-- At the commit, when a transaction waits for nothing else any more: so the lock on the last link is short, and two
-- transactions can never wait for each other.
create constraint trigger audit_entries_are_chained after insert on audit_entries
  deferrable initially deferred for each row execute function chain_audit_entry();

create or replace function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;

create trigger audit_links_are_kept before update or delete or truncate on audit_links
  for each statement execute function refuse_change_of_audit();
create trigger audit_head_is_kept before delete or truncate on audit_head
  for each statement execute function refuse_change_of_audit();
