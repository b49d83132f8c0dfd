import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { daysKept } from '../policy.ts';

/** What people wrote, and what leads to it. What was paid stays, as in the books. */
const written = {
  giver_name: '',
  sealed_giver_address: null,
  receiver_name: '',
  sealed_receiver_address: null,
  sealed_message: null,
  token_hash: null,
  sealed_token: null,
  code_hash: null,
  sealed_code: null,
  code_mark: null,
};

/** Removes drafts that nobody has paid for, and what people wrote on gifts that have long been over. */
export async function forgetGifts({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await db
    .deleteFrom('gifts')
    .where('state', '=', 'draft')
    .where('changed_at', '<', ago(daysKept.draft))
    .execute();
  await db
    .updateTable('gifts')
    .set({ ...written, erased_at: now })
    .where('state', 'in', ['claimed', 'void'])
    .where('erased_at', 'is', null)
    .where('changed_at', '<', ago(daysKept.over))
    .execute();
}

/**
 * Removes an erased person from gifts. One that waits stays whole for its receiver, with its giver's name and without her address;
 * of one that is over nothing stays that was written.
 */
export async function eraseFromGifts(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { userId }: { userId: UserId },
): Promise<void> {
  await db.deleteFrom('gifts').where('user_id', '=', userId).where('state', '=', 'draft').execute();
  await db
    .updateTable('gifts')
    .set({ ...written, erased_at: clock.now() })
    .where('state', 'in', ['claimed', 'void'])
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('claimed_by', '=', userId)]))
    .execute();
  await db
    .updateTable('gifts')
    .set({ sealed_giver_address: null, user_id: null })
    .where('user_id', '=', userId)
    .execute();
}
