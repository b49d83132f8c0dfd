import { sql, type RawBuilder } from 'kysely';
import { readFoldedWords } from '#core/folded-words.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SchoolFields } from '../contract.ts';

/** More typed words than these say nothing new. */
const typedAtMost = 6;

/** The words by which a school is found: those of its name and city, in every spelling. */
export function wordsOf({ name, city }: Pick<SchoolFields, 'name' | 'city'>): string[] {
  return [...new Set(readFoldedWords(`${name} ${city}`).map(({ word }) => word))];
}

/** Keeps a school's words as its name and city are now. */
export async function storeWords(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  fields: Pick<SchoolFields, 'name' | 'city'>,
): Promise<void> {
  await db.deleteFrom('school_words').where('school_id', '=', id).execute();
  const rows = wordsOf(fields).map((word) => ({ word, school_id: id }));
  if (rows.length > 0) await db.insertInto('school_words').values(rows).execute();
}

/** The condition that a school has a word beginning with each typed one; undefined if no word was typed. */
export function hasWords(typed: string): RawBuilder<boolean> | undefined {
  const words = readFoldedWords(typed).slice(0, typedAtMost);
  if (words.length === 0) return undefined;
  const conditions = words.map(
    ({ word }) =>
      sql`schools.id in (select school_id from school_words where word >= ${word} and word < ${`${word}\u{10ffff}`})`,
  );
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
