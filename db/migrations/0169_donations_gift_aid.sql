-- Gift Aid of the UK: what donors have declared, the gifts that it covers, and what HMRC was asked for with it.

create table gift_aid_declarations (
  id text primary key,
  -- The donation with which it was made: if that is never paid, both go away.
  donation_id text not null references donations (id) on delete cascade,
  -- `gift`: that donation alone. `all`: her gifts of the past four years, and those to come, too.
  scope text not null check (scope in ('gift', 'all')),
  -- By whom, to find her other gifts; both are null once she is erased.
  user_id text references users (id) on delete set null,
  address_mark text,
  -- Title, names and home address. HMRC asks for them to be kept also of a donor who is erased.
  sealed_taxpayer text,
  -- The words that she agreed to; of one on paper, its day, and where it is kept.
  statement text,
  paper_on date,
  sealed_paper text,
  made_at timestamptz not null,
  -- Since when money has come with it: what is only promised declares nothing.
  in_effect_at timestamptz,
  canceled_at timestamptz,
  canceled_by text check (canceled_by in ('donor', 'finance')),
  erased_at timestamptz,
  -- When the taxpayer was removed: nobody can ask for her any more.
  forgotten_at timestamptz,
  check ((statement is null) = (paper_on is not null)),
  check ((sealed_taxpayer is null) = (forgotten_at is not null)),
  check ((canceled_at is null) = (canceled_by is null))
);
create index gift_aid_declarations_of_donation on gift_aid_declarations (donation_id);
create index gift_aid_declarations_of_donor on gift_aid_declarations (user_id) where user_id is not null;
create index gift_aid_declarations_by_address on gift_aid_declarations (address_mark) where address_mark is not null;

-- A declaration is a fact: it takes effect, is canceled, and loses its donor, each once.
create function keep_gift_aid_declarations() returns trigger language plpgsql as $$
declare
  once text[] := array['user_id', 'address_mark', 'sealed_taxpayer', 'sealed_paper', 'in_effect_at', 'canceled_at', 'canceled_by',
    'erased_at', 'forgotten_at'];
begin
  if tg_op = 'DELETE' then
    if old.in_effect_at is not null then raise exception 'a declaration stays'; end if;
    return old;
  end if;
  if to_jsonb(new) - once <> to_jsonb(old) - once
    or (new.user_id is not null and new.user_id is distinct from old.user_id)
    or (new.address_mark is not null and new.address_mark is distinct from old.address_mark)
    or (old.in_effect_at is not null and new.in_effect_at is distinct from old.in_effect_at)
    or (old.canceled_at is not null and (new.canceled_at, new.canceled_by) is distinct from (old.canceled_at, old.canceled_by))
    or (new.forgotten_at is null
      and (new.sealed_taxpayer, new.sealed_paper) is distinct from (old.sealed_taxpayer, old.sealed_paper)) then
    raise exception 'a declaration stays as it was made';
  end if;
  return new;
end
$$;
create trigger gift_aid_declarations_are_kept before update or delete on gift_aid_declarations
  for each row execute function keep_gift_aid_declarations();

-- The gifts that a declaration covers.
create table gift_aid_gifts (
  contribution_id text primary key references contributions (id),
  declaration_id text not null references gift_aid_declarations (id),
  -- In minor units: the most of it that has ever gone back. A refund that a bank returns is still owed, so this never falls.
  taken_back bigint not null check (taken_back >= 0),
  covered_at timestamptz not null
);
create index gift_aid_gifts_by_declaration on gift_aid_gifts (declaration_id);
create index gift_aid_gifts_by_time on gift_aid_gifts (covered_at desc, contribution_id);

-- One claim to HMRC.
create table gift_aid_claims (
  id text primary key,
  number int not null unique check (number > 0),
  -- The form that was sent: sent again it is the same claim.
  key text not null unique,
  -- The basic rate of income tax, in hundredths of a percent.
  rate int not null check (rate between 1 and 9999),
  gifts int not null check (gifts > 0),
  -- In pence: what was given, the tax on it, and the tax of earlier claims that has to go back.
  total bigint not null check (total > 0),
  tax bigint not null check (tax >= 0),
  adjustment_tax bigint not null check (adjustment_tax >= 0),
  given_until date not null,
  made_by text references users (id) on delete set null,
  made_at timestamptz not null
);

-- A gift is claimed once.
create table gift_aid_claim_lines (
  contribution_id text primary key references gift_aid_gifts (contribution_id),
  claim_id text not null references gift_aid_claims (id),
  declaration_id text not null references gift_aid_declarations (id),
  place int not null check (place > 0),
  given_on date not null,
  -- In pence: what was left of it, and what had gone back before.
  amount bigint not null check (amount > 0),
  taken_back bigint not null check (taken_back >= 0),
  unique (claim_id, place)
);
create index gift_aid_claim_lines_by_declaration on gift_aid_claim_lines (declaration_id);

-- What has gone back of a gift since it was claimed, told with a later claim.
create table gift_aid_adjustments (
  claim_id text not null references gift_aid_claims (id),
  contribution_id text not null references gift_aid_claim_lines (contribution_id),
  amount bigint not null check (amount > 0),
  tax bigint not null check (tax >= 0),
  primary key (claim_id, contribution_id)
);
create index gift_aid_adjustments_of_gift on gift_aid_adjustments (contribution_id);

-- Of a claim nothing changes but that the account of who made it may go away.
create function keep_gift_aid_claims() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'gift_aid_claims' and to_jsonb(new) - 'made_by' = to_jsonb(old) - 'made_by'
    and to_jsonb(new) ->> 'made_by' is null then
    return new;
  end if;
  raise exception 'a claim stays as it was made';
end
$$;
create trigger gift_aid_claims_are_kept before update or delete on gift_aid_claims
  for each row execute function keep_gift_aid_claims();
create trigger gift_aid_claim_lines_are_kept before update or delete on gift_aid_claim_lines
  for each row execute function keep_gift_aid_claims();
create trigger gift_aid_adjustments_are_kept before update or delete on gift_aid_adjustments
  for each row execute function keep_gift_aid_claims();

-- Whether a receipt was issued for a gift that a declaration covered.
alter table documents add column gift_aid boolean not null default false check (not gift_aid or kind = 'receipt');
