import type { Ctx } from '#platform/ctx.ts';
import type { ClassId } from '../contract.ts';

/** What these classes are called, by id; those that are gone are left out. */
export async function listClassNames(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const classes = await db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', ids as ClassId[])
    .execute();
  return new Map(classes.map(({ id, name }) => [id, name]));
}
