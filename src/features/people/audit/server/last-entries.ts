import type { ActName } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The newest entry about each of these subjects among those of some kinds. */
export async function findLastEntries(
  { db }: Pick<Ctx, 'db'>,
  subjects: readonly string[],
  whats: readonly ActName[],
): Promise<ReadonlyMap<string, { who: string; at: Date }>> {
  if (subjects.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_entries')
    .distinctOn('subject')
    .select(['subject', 'who', 'at'])
    .where('subject', 'in', subjects)
    .where('what', 'in', whats)
    .orderBy('subject')
    .orderBy('at', 'desc')
    .execute();
  return new Map(rows.map(({ subject, who, at }) => [subject, { who, at }]));
}
