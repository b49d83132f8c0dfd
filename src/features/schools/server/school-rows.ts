import { sql, type Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SchoolView } from '../contract.ts';
import type { SchoolsTable } from './tables.ts';

export type SchoolRow = Selectable<SchoolsTable>;

/** The schools that there are: a merged one is part of another. */
export function selectSchools({ db }: Pick<Ctx, 'db'>) {
  return db.selectFrom('schools').selectAll('schools').where('schools.merged_into', 'is', null);
}

/** A school, locked until the transaction ends. */
export async function lockSchool({ db }: Pick<Ctx, 'db'>, id: string): Promise<SchoolRow> {
  const row = await selectSchools({ db }).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** How many people chose each of these schools, or one that was merged into it. */
async function countPeople({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ kept: string; people: number }>`
    with recursive parts (id, kept) as (
      select id, id from schools where id = any(${ids}::text[])
      union all
      select schools.id, parts.kept from schools join parts on schools.merged_into = parts.id
    )
    select kept, count(*) as people from parts join user_schools on user_schools.school_id = parts.id group by kept`.execute(
    db,
  );
  return new Map(rows.map(({ kept, people }) => [kept, people]));
}

export async function viewSchools(ctx: Pick<Ctx, 'db'>, rows: readonly SchoolRow[]): Promise<SchoolView[]> {
  const people = await countPeople(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, city, country, calendar, version, changed_at }) => ({
    id,
    name,
    city,
    country,
    calendar,
    version,
    changedAt: changed_at.toISOString(),
    people: people.get(id) ?? 0,
  }));
}

/** A school as it is now. Refuses one that is unknown, or part of another. */
export async function getSchool(ctx: Pick<Ctx, 'db'>, id: string): Promise<SchoolView> {
  const row = await selectSchools(ctx).where('id', '=', id).executeTakeFirst();
  const [view] = row ? await viewSchools(ctx, [row]) : [];
  if (!view) throw new NotFound();
  return view;
}
