import { sql } from 'kysely';
import { addMoney, currencyCodes, money, type Currency, type Money } from '#core/money.ts';
import { convert, findRate } from '#features/currencies/server/public.ts';
import { sumSalesByCountry } from '#features/invoices/server/public.ts';
import { sumByMonth, sumOwed } from '#features/ledger/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { RevenueView } from '../contract.ts';
import { lastMonths, monthlyOf } from '../policy.ts';
import { countSubscribers, type Counted } from './count-days.ts';

type RevenueCtx = Pick<Ctx, 'db' | 'clock'>;

/** Converts amounts into dollars at today's rates. */
type InDollars = (amount: Money) => Money;

/** What plans earn, and what is owed, as the pages of finance show it. */
export async function getRevenue(ctx: RevenueCtx): Promise<RevenueView> {
  const months = lastMonths(ctx.clock.now());
  const since = `${months[0]}-01`;
  const inDollars = await readRates(ctx);
  const counted = await countSubscribers(ctx);
  const [history, moved, earned, countries, owed] = [
    await readHistory(ctx, since),
    await countMoved(ctx, months),
    await sumByMonth(ctx, { purpose: 'income', since }),
    await sumSalesByCountry(ctx, { since }),
    await sumOwed(ctx),
  ];
  const thisMonth = months.at(-1);
  return {
    subscribers: counted.reduce((sum, { subscribers }) => sum + subscribers, 0),
    monthly: stored(addUp(counted, inDollars)),
    offers: counted.map(({ plan, period, subscribers, currency, price }) => ({
      plan,
      period,
      subscribers,
      monthly: stored(money(monthlyOf(price, period), currency)),
    })),
    months: moved.map((one) => {
      const days = one.month === thisMonth ? counted : history.get(one.month);
      return { ...one, monthly: days ? stored(addUp(days, inDollars)) : null };
    }),
    earned: earned.map(({ month, detail, amount }) => ({ month, what: detail, amount: stored(amount) })),
    countries: countries.map(({ country, amount }) => ({ country, amount: stored(amount) })),
    owed: owed.map(({ what, amount }) => ({ what, amount: stored(amount) })),
  };
}

async function readRates(ctx: RevenueCtx): Promise<InDollars> {
  const rates = new Map<Currency, string>();
  for (const currency of currencyCodes) rates.set(currency, (await findRate(ctx, currency, 'USD')).rate);
  return (amount) => convert(amount, { rate: rates.get(amount.currency) ?? '1', to: 'USD' });
}

function addUp(counted: readonly Counted[], inDollars: InDollars): Money {
  return counted
    .map(({ price, period, currency }) => inDollars(money(monthlyOf(price, period), currency)))
    .reduce(addMoney, money(0, 'USD'));
}

const stored = ({ amount, currency }: Money) => ({ amount: Number(amount), currency });

/** What was counted on the last counted day of each month. */
async function readHistory({ db }: RevenueCtx, since: string): Promise<Map<string, Counted[]>> {
  const rows = await db
    .selectFrom('plan_days')
    .selectAll()
    .where('day', '>=', since)
    .where('day', 'in', (query) =>
      query
        .selectFrom('plan_days')
        .select(({ fn }) => fn.max('day').as('day'))
        .groupBy(sql`date_trunc('month', day)`),
    )
    .execute();
  return Map.groupBy(
    rows.map(({ day, ...row }) => ({ ...row, price: BigInt(row.price), month: day.slice(0, 7) })),
    ({ month }) => month,
  );
}

/** How many subscriptions there were when each month began, and how many began and ended in it. */
async function countMoved({ db }: RevenueCtx, months: readonly string[]) {
  const { rows } = await sql<{ month: string; atStart: number; begun: number; ended: number }>`
    select month,
      (select count(*) from subscriptions
        where created_at < starts and (ended_at is null or ended_at >= starts))::integer as "atStart",
      (select count(*) from subscriptions
        where created_at >= starts and created_at < starts + interval '1 month')::integer as begun,
      (select count(*) from subscriptions
        where ended_at >= starts and ended_at < starts + interval '1 month')::integer as ended
    from (
      select month, (month || '-01T00:00:00Z')::timestamptz as starts from unnest(${months}::text[]) as month
    ) as months
    order by month`.execute(db);
  return rows;
}
