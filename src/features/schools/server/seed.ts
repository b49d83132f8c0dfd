import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { SchoolFields } from '../contract.ts';
import { storeWords } from './school-words.ts';

/** None of them exists, and their names say so. */
const schools: SchoolFields[] = [
  { name: 'Ilanot (example)', city: 'Jerusalem', country: 'IL', calendar: 'israel' },
  { name: 'בית ספר אילנות (לדוגמה)', city: 'ירושלים', country: 'IL', calendar: 'israel' },
  { name: 'Neʿimot Day School (example)', city: 'Teaneck', country: 'US', calendar: 'diaspora' },
  { name: 'École Or Chadash (exemple)', city: 'Paris', country: 'FR', calendar: 'diaspora' },
  { name: 'Школа «Маор» (пример)', city: 'Москва', country: 'RU', calendar: 'diaspora' },
];

/** The demo world's schools; does nothing if they are there. */
export async function seedSchools(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    for (const [index, fields] of schools.entries()) {
      const id = `demo-school-${index + 1}`;
      const made = await ctx.db
        .insertInto('schools')
        .values({ id, ...fields, version: 1, changed_by: null, changed_at: now, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) await storeWords(ctx, id, fields);
    }
  });
}
