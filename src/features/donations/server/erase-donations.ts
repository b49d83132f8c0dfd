import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { daysKept } from '../policy.ts';

/** What a donor wrote, and what leads to her. What she gave stays, as in the books. */
const written = {
  donor_name: '',
  sealed_address: null,
  address_mark: null,
  sealed_dedication: null,
  sealed_message: null,
  token_hash: null,
  sealed_token: null,
};

/** Removes drafts that nobody has paid, and what donors wrote once the law no longer asks for it. */
export async function forgetDonations({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .deleteFrom('donations')
    .where('state', '=', 'draft')
    .where('review', 'is distinct from', 'waiting')
    .where('changed_at', '<', ago(daysKept.draft))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contributions').select('id').whereRef('donation_id', '=', 'donations.id'))),
    )
    .execute();
  await db
    .updateTable('donations')
    .set({ ...written, erased_at: now })
    .where('state', 'in', ['given', 'ended', 'void'])
    .where('erased_at', 'is', null)
    .where('created_at', '<', ago(daysKept.given))
    .where('changed_at', '<', ago(daysKept.given))
    .execute();
}

/** Removes an erased person from her donations, which stay without her; drafts go. */
export async function eraseFromDonations(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { userId }: { userId: UserId },
): Promise<void> {
  await db.deleteFrom('donations').where('user_id', '=', userId).where('state', '=', 'draft').execute();
  await db
    .updateTable('donations')
    .set({ ...written, user_id: null, erased_at: clock.now() })
    .where('user_id', '=', userId)
    .execute();
}
