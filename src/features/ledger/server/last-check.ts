import type { Ctx } from '#platform/ctx.ts';

/** When the books were checked last, and how much did not hold; undefined before the first check. */
export async function findLastCheck({
  db,
}: Pick<Ctx, 'db'>): Promise<{ checkedAt: Date; findings: number } | undefined> {
  const last = await db
    .selectFrom('ledger_checks')
    .select(['checked_at', 'findings'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { checkedAt: last.checked_at, findings: last.findings.length };
}
