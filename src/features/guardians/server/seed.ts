import type { Ctx } from '#platform/ctx.ts';
import { demoPeople, findDemoPerson } from '#features/people/server/public.ts';

/** Puts the guardians of the demo world's children on record, so that they answer for them. */
export async function seedGuardians(ctx: Ctx): Promise<void> {
  for (const { emailAddress, guardian } of demoPeople) {
    const userId = guardian === undefined ? undefined : await findDemoPerson(ctx, emailAddress);
    if (guardian === undefined || !userId) continue;
    await ctx.db
      .insertInto('guardians')
      .values({ user_id: userId, email_address: guardian, asked_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
