import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '#core/locale.ts';
import { money } from '#core/money.ts';
import { moneyText } from '#core/money-text.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { convert, findRate, offeredCurrency } from '#features/currencies/server/public.ts';
import { priceOf } from '#features/plans/server/public.ts';
import { valueOf, type WishedPlan } from '../policy.ts';
import { budgetSetting } from './settings.ts';

type BudgetCtx = Pick<Ctx, 'db' | 'clock' | 'events'>;
type SpendCtx = BudgetCtx & Pick<Ctx, 'locale'>;

export interface Budget {
  year: number;
  /** In US cents, as all amounts here. */
  total: number;
  spent: number;
  left: number;
}

/** The budget of the calendar year, in UTC. */
export async function readBudget(ctx: BudgetCtx): Promise<Budget> {
  const year = ctx.clock.now().getUTCFullYear();
  const total = await readSetting(ctx, budgetSetting);
  const row = await ctx.db
    .selectFrom('scholarship_costs')
    .select(sql<number>`coalesce(sum(value), 0)::bigint`.as('spent'))
    .where('year', '=', year)
    .where('in_budget', '=', true)
    .executeTakeFirstOrThrow();
  return { year, total, spent: row.spent, left: total - row.spent };
}

/** Nobody else spends of this year’s budget until the caller’s transaction ends. */
async function lockBudget({ db }: Pick<Ctx, 'db'>, year: number): Promise<void> {
  await db
    .insertInto('scholarship_budgets')
    .values({ year })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ year }))
    .execute();
}

interface Priced {
  plan: WishedPlan;
  /** Where prices are hers. */
  country: string | undefined;
  language: Locale;
}

/** What a month of a plan costs someone, with the rate of the day to the dollar. */
export async function findMonthlyPrice(ctx: BudgetCtx, { plan, country, language }: Priced) {
  const currency = offeredCurrency({ country, locale: language });
  const price = await priceOf(ctx, { plan, period: 'month' }, currency);
  return { price, rate: await findRate(ctx, currency, 'USD') };
}

interface Spending extends Priced {
  grantId: string;
  cause: 'granted' | 'extended';
  months: number;
  /** In hundredths of a percent. */
  percent: number;
  inBudget: boolean;
  /** The field that is refused where the budget does not reach. */
  field: string;
}

/** Takes what a grant is worth of the year's budget, at the price and rate of now; more than is left is refused. */
export async function spend(ctx: SpendCtx, spending: Spending): Promise<void> {
  const { grantId, cause, months, percent, inBudget, field } = spending;
  const { price, rate } = await findMonthlyPrice(ctx, spending);
  const worth = convert(valueOf(price, months, percent), { rate: rate.rate, to: 'USD' });
  const now = ctx.clock.now();
  const year = now.getUTCFullYear();
  await lockBudget(ctx, year);
  const { left } = await readBudget(ctx);
  if (inBudget && worth.amount > BigInt(left))
    throw new Invalid([
      {
        path: field,
        messageKey: 'scholarships.field.overBudget',
        values: {
          value: moneyText(worth, ctx.locale),
          left: moneyText(money(Math.max(0, left), 'USD'), ctx.locale),
        },
      },
    ]);
  await ctx.db
    .insertInto('scholarship_costs')
    .values({
      id: randomUUID(),
      grant_id: grantId,
      year,
      in_budget: inBudget,
      cause,
      months,
      price: Number(price.amount),
      currency: price.currency,
      rate: rate.rate,
      rate_day: rate.date,
      rate_source: rate.source,
      value: Number(worth.amount),
      at: now,
    })
    .execute();
}

/**
 * Gives months that have not begun back to the years that they were taken of, the latest first, at the price and rate of then. All
 * of them come to exactly what was taken.
 */
export async function giveBack(
  ctx: BudgetCtx,
  { id, percent }: { id: string; percent: number },
  months: number,
): Promise<void> {
  const taken = await ctx.db
    .selectFrom('scholarship_costs')
    .selectAll()
    .where('grant_id', '=', id)
    .where('cause', '<>', 'withdrawn')
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  let left = months;
  for (const row of taken) {
    const returned = Math.min(left, row.months);
    if (returned === 0) continue;
    left -= returned;
    const kept = convert(valueOf(money(row.price, row.currency), row.months - returned, percent), {
      rate: row.rate,
      to: 'USD',
    });
    await lockBudget(ctx, row.year);
    await ctx.db
      .insertInto('scholarship_costs')
      .values({
        ...row,
        id: randomUUID(),
        cause: 'withdrawn',
        months: -returned,
        value: Number(kept.amount) - row.value,
        at: ctx.clock.now(),
      })
      .execute();
  }
}
