import { sql } from 'kysely';
import { adminHref } from '#admin-urls.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { RunningAppeal } from '#features/donations/server/public.ts';

const accountPrefix = 'campaign-';

/** What the accounts of campaigns are called in reports, and where each is looked after. */
export async function nameAccounts(
  { db }: Pick<Ctx, 'db'>,
  { accounts }: { accounts: readonly string[] },
): Promise<{ account: string; name: string; href: string }[]> {
  const ids = accounts.flatMap((account) =>
    account.startsWith(accountPrefix) ? account.slice(accountPrefix.length) : [],
  );
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('campaigns').select(['id', 'name']).where('id', 'in', ids).execute();
  return rows.map(({ id, name }) => ({
    account: accountPrefix + id,
    name: name ?? id,
    href: adminHref('adminCampaign', { campaignId: id }),
  }));
}

/** Reports list so many running campaigns, those that end first. */
const most = 50;

/** The campaigns that run now, with what each has raised; what pools add to gifts is not among it. */
export async function listAppeals({ db }: Pick<Ctx, 'db'>): Promise<RunningAppeal[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    currency: Currency;
    goal: number;
    starts_at: Date;
    ends_at: Date | null;
    raised: number;
  }>`
    select id, name, currency, goal, starts_at, ends_at,
      (select coalesce(sum(raised), 0)::bigint from campaign_sums where campaign_id = campaigns.id) as raised
    from campaigns where state in ('live', 'bonus')
    order by ends_at nulls last, id limit ${most}`.execute(db);
  return rows.map(({ id, name, currency, goal, starts_at, ends_at, raised }) => ({
    account: accountPrefix + id,
    name,
    href: adminHref('adminCampaign', { campaignId: id }),
    currency,
    goal,
    raised,
    startsAt: starts_at,
    endsAt: ends_at ?? undefined,
  }));
}

/** So many campaigns, and so many of their teams. */
const mostSuggested = 100;

/** The names of the newest campaigns that have gifts, and of the newest teams of these. */
export async function suggestTargets({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const campaigns = await db
    .selectFrom('campaigns')
    .select(['id', 'name'])
    .where('has_gifts', '=', true)
    .orderBy('starts_at', 'desc')
    .limit(mostSuggested)
    .execute();
  if (campaigns.length === 0) return [];
  const ids = campaigns.map(({ id }) => id);
  const teams = await db
    .selectFrom('campaign_teams')
    .select('name')
    .where('campaign_id', 'in', ids)
    .where('opened_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(mostSuggested)
    .execute();
  return [...campaigns, ...teams].flatMap(({ name }) => name || []);
}
