import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { consentAgesSetting } from './consent/server/consent-age.ts';

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
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email_address: emailAddress }))
    .execute();
}

/** Another guardian's address on record, or the withdrawal of the approval. */
export async function changeGuardian(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
  change: { email_address?: string; withdrawn_at?: Date },
): Promise<void> {
  await db.updateTable('guardians').set(change).where('user_id', '=', userId).execute();
}

/** Makes one age of digital consent that of every country. */
export async function changeConsentAge(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock' | 'afterCommit'>,
  age: number,
): Promise<void> {
  await changeSetting(ctx, consentAgesSetting, { otherwise: age, countries: [] });
}
