import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

type TestCtx = Pick<Ctx, 'db' | 'clock'>;

/** Puts the address of a user's guardian on record. */
export async function nameGuardian(
  { db, clock }: TestCtx,
  userId: UserId,
  emailAddress: string,
): Promise<void> {
  await db
    .insertInto('guardians')
    .values({ user_id: userId, email_address: emailAddress, asked_at: clock.now() })
    .execute();
}

/** Changes the age of digital consent in a country; `*` is everywhere else. */
export async function changeConsentAge({ db }: Pick<Ctx, 'db'>, country: string, age: number): Promise<void> {
  await db.updateTable('digital_consent_ages').set({ age }).where('country', '=', country).execute();
}
