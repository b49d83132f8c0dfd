import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Which of these files the drafts of their owners name. */
export async function listDraftedFiles(
  { db }: Pick<Ctx, 'db'>,
  { fileIds, ownerIds }: { fileIds: readonly string[]; ownerIds: readonly UserId[] },
): Promise<readonly string[]> {
  if (fileIds.length === 0 || ownerIds.length === 0) return [];
  const rows = await db
    .selectFrom('submission_drafts')
    // Captions are among these, too: no file is called like one.
    .select(sql<string[]>`jsonb_path_query_array(body, '$.files[*].*')`.as('named'))
    .where('owner_id', 'in', ownerIds)
    .execute();
  const named = new Set(rows.flatMap((row) => row.named));
  return fileIds.filter((id) => named.has(id));
}
