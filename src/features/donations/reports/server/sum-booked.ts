import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { LocalDate } from '#core/local-date.ts';
import { selectBooked } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ReportFigures } from '../contract.ts';
import type { Days, ReportGroup } from '../policy.ts';

/** Sums of one currency: of all of it, or of what shares a purpose, source, method or channel. */
export interface Summed extends Omit<ReportFigures, 'net'> {
  by: ReportGroup | 'all';
  key: string;
  currency: Currency;
}

/** Money came: all else that is booked to a donation went back, or came back. Moves between purposes are left out: nothing came or went. */
const came = sql`(booked.cause like 'payment:%:captured' or booked.cause like 'contribution:%:received')`;
const isMove = sql`booked.cause like 'contribution:%:moved:%'`;

/**
 * What the books have of donations on some days, each divided by what its donation is for now. It is read from the ledger alone, so that its net is the
 * change of the accounts for donations to the minor unit.
 */
export async function sumBooked({ db }: Pick<Ctx, 'db'>, days: Days): Promise<Summed[]> {
  const booked = selectBooked('donations', days);
  // Each contribution comes once, so that gifts are counted without grouping by them. Text is sorted by its bytes, which is quicker and all that groups need.
  const { rows } = await sql<Summed>`
    with parts as (
      select contributions.id, booked.currency, ${split}, 0 as costs
        from (${booked}) booked join contributions on contributions.payment_id = booked.payment_id where not ${isMove}
      union all
      select contributions.id, booked.currency, ${split}, 0
        from (${booked}) booked join contributions on contributions.id = split_part(booked.cause, ':', 2)
        where booked.payment_id is null and booked.cause like 'contribution:%' and not ${isMove}
      union all
      select contributions.id, booked.currency, 0, 0, booked.amount
        from (${selectBooked('fees', days)}) booked
        join contributions on contributions.payment_id = booked.payment_id
    ),
    described as materialized (
      select parts.currency collate "C" as currency, came, back, costs,
        donations.account collate "C" as purpose, contributions.method collate "C" as method,
        (${sourceOf}) collate "C" as source, coalesce(donations.channel, 'none') collate "C" as channel,
        case when came > 0 then coalesce(donors.head_id, donations.id) end collate "C" as donor
      from parts
      join contributions on contributions.id = parts.id
      join donations on donations.id = contributions.donation_id
      left join donors on donors.id = donations.donor_id
      left join recurring_payments on recurring_payments.payment_id = contributions.payment_id
    )
    select currency,
      case grouping(purpose, source, method, channel)
        when 7 then 'purpose' when 11 then 'source' when 13 then 'method' when 14 then 'channel' else 'all' end as by,
      coalesce(purpose, source, method, channel, '') as key,
      (count(*) filter (where came > 0))::int as gifts, count(distinct donor)::int as donors,
      sum(came)::bigint as gross, sum(back)::bigint as refunded, sum(costs)::bigint as costs
    from described
    group by grouping sets ((currency), (currency, purpose), (currency, source), (currency, method), (currency, channel))
    order by gifts desc, gross desc, currency, key`.execute(db);
  return rows;
}

const split: RawBuilder<unknown> = sql`case when ${came} then -booked.amount else 0 end as came,
  case when ${came} then 0 else booked.amount end as back`;

const sourceOf = sql`case when contributions.kind = 'offline' then 'by_hand' when contributions.kind = 'pledge' then 'fund'
  when recurring_payments.payment_id is not null then 'recurring' else 'form' end`;

export interface SummedDay {
  day: LocalDate;
  gross: number;
  refunded: number;
}

/** The same of one currency day by day; days on which nothing moved are left out. */
export async function sumBookedByDay(
  { db }: Pick<Ctx, 'db'>,
  days: Days,
  currency: Currency,
): Promise<SummedDay[]> {
  const { rows } = await sql<SummedDay>`
    select day, sum(came)::bigint as gross, sum(back)::bigint as refunded
    from (
      select booked.booked_on as day, ${split} from (${selectBooked('donations', days)}) booked
      where booked.currency = ${currency} and not ${isMove}
    ) parts
    group by 1 order by 1`.execute(db);
  return rows;
}
