import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';

/** Whether any work, waiting or approved, says that it was of this kind. */
export async function isKindUsed({ db }: Pick<Ctx, 'db'>, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('submission_versions')
    .select('submission_id')
    .where(sql<boolean>`impact->>'kind' = ${key}`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
