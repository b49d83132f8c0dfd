import { showClearCode } from '#core/clear-code.ts';
import { makeClearCode } from '#platform/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { familyCodeLength } from '../policy.ts';

/** A family’s code as people read it; undefined while it has none. */
export async function findFamilyCode(
  { db }: Pick<Ctx, 'db'>,
  familyId: FamilyId,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('family_codes')
    .select('code')
    .where('family_id', '=', familyId)
    .executeTakeFirst();
  return row && showClearCode(row.code);
}

/** Gives the family a code, in place of any that it had. Call it with the family locked. */
export async function giveFamilyCode(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  familyId: FamilyId,
): Promise<void> {
  const row = { code: await findFreeCode({ db }), made_at: clock.now() };
  await db
    .insertInto('family_codes')
    .values({ family_id: familyId, ...row })
    .onConflict((known) => known.column('family_id').doUpdateSet(row))
    .execute();
}

/** Two calls drawing the same one of 8 × 10¹¹ codes at the same moment is left to the unique key. */
async function findFreeCode({ db }: Pick<Ctx, 'db'>): Promise<string> {
  for (;;) {
    const code = makeClearCode(familyCodeLength);
    const taken = await db
      .selectFrom('family_codes')
      .select('family_id')
      .where('code', '=', code)
      .executeTakeFirst();
    if (!taken) return code;
  }
}
