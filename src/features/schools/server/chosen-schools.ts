import { readFoldedWords } from '#core/folded-words.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SuggestedSchool } from '../contract.ts';
import { selectSchools } from './school-rows.ts';
import { hasWords } from './school-words.ts';

const suggestedAtMost = 8;
/** Schools of one name and city: nobody sees the difference, and the first one is taken. */
const comparedAtMost = 50;

/** Schools whose name or city begins with the typed words. */
export async function suggestSchools(ctx: Pick<Ctx, 'db'>, typed: string): Promise<SuggestedSchool[]> {
  return findByWords(ctx, typed, suggestedAtMost);
}

/**
 * The school that someone means: by its id, or by its name, with the city if there are several of that name. Undefined if
 * it is none of ours, or if it is not clear which.
 */
export async function findTypedSchool(ctx: Pick<Ctx, 'db'>, typed: string): Promise<string | undefined> {
  const known = await selectSchools(ctx).where('id', '=', typed).executeTakeFirst();
  if (known) return known.id;
  const wanted = fold(typed);
  const named = await findByWords(ctx, typed, comparedAtMost);
  const exact = named.find(({ name, city }) => fold(`${name} ${city}`) === wanted);
  const ofName = named.filter(({ name }) => fold(name) === wanted);
  return (exact ?? (ofName.length === 1 ? ofName[0] : undefined))?.id;
}

async function findByWords(ctx: Pick<Ctx, 'db'>, typed: string, limit: number): Promise<SuggestedSchool[]> {
  const condition = hasWords(typed);
  if (!condition) return [];
  const rows = await selectSchools(ctx).where(condition).orderBy('name').orderBy('id').limit(limit).execute();
  return rows.map(({ id, name, city, country }) => ({ id, name, city, country }));
}

function fold(text: string): string {
  return readFoldedWords(text)
    .map(({ word }) => word)
    .join(' ');
}

/** Keeps where a person goes to school, in place of what she chose before; undefined takes it away. */
export async function chooseSchool(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  schoolId: string | undefined,
): Promise<void> {
  if (schoolId === undefined) {
    await db.deleteFrom('user_schools').where('user_id', '=', userId).execute();
    return;
  }
  const chosen = { school_id: schoolId, chosen_at: clock.now() };
  await db
    .insertInto('user_schools')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute();
}

export async function exportSchool({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const school = await db
    .selectFrom('user_schools')
    .innerJoin('schools', 'schools.id', 'user_schools.school_id')
    .select(['schools.name', 'schools.city', 'schools.country', 'user_schools.chosen_at'])
    .where('user_schools.user_id', '=', userId)
    .executeTakeFirst();
  return { school: school ?? null };
}
