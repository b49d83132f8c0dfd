import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { todayIn } from './license-rows.ts';

/** How many requests wait for finance, and how many invoices are overdue. */
export async function listLicenseFacts(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Fact[]> {
  const { requested, overdue } = await ctx.db
    .selectFrom('licenses')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '=', 'requested').as('requested'),
      fn
        .countAll<number>()
        .filterWhere('state', '=', 'accepted')
        .filterWhere('due_on', '<', todayIn(ctx))
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const fact = (state: 'requested' | 'overdue', text: string, count: number) => ({
    id: `licenses.${state}`,
    text,
    count,
    kind: 'queue' as const,
    permission: 'money.read' as const,
    href: adminHref('adminLicenses', undefined, { state }),
  });
  return [
    fact('requested', 'licenses.fact.requested', requested),
    fact('overdue', 'licenses.fact.overdue', overdue),
  ];
}
