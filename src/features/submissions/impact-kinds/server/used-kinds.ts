import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';

/** The kinds of which learners have told deeds, waiting or approved. */
export async function listUsedKinds({ db }: Pick<Ctx, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('submission_versions')
    .select(sql<string>`impact->>'kind'`.as('kind'))
    .distinct()
    .where('impact', 'is not', null)
    .execute();
  return new Set(rows.map(({ kind }) => kind));
}
