import { sql, type Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { DonorsTable } from './tables.ts';

export type DonorRow = Selectable<DonorsTable>;

export function findDonorRow({ db }: Pick<Ctx, 'db'>, id: string): Promise<DonorRow | undefined> {
  return db.selectFrom('donors').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The donor that stands for this one: herself, or the one that she was merged into. Refuses an unknown one. */
export async function getHead({ db }: Pick<Ctx, 'db'>, id: string): Promise<DonorRow> {
  const head = await db
    .selectFrom('donors as member')
    .innerJoin('donors as head', 'head.id', 'member.head_id')
    .selectAll('head')
    .where('member.id', '=', id)
    .executeTakeFirst();
  if (!head) throw new NotFound();
  return head;
}

/** All donors that this one stands for, herself first. */
export function listMembers({ db }: Pick<Ctx, 'db'>, headId: string): Promise<DonorRow[]> {
  return db
    .selectFrom('donors')
    .selectAll()
    .where('head_id', '=', headId)
    .orderBy(sql`merged_at nulls first`)
    .orderBy('id')
    .execute();
}
