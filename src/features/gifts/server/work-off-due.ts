import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { stepAfter } from '../policy.ts';
import { remindGiver, remindReceiver, sendCard } from './card-mail.ts';
import { lockGift, updateGift } from './gift-rows.ts';
import { placeOfGift } from './sending-time.ts';

/** Sends the cards whose time has come, and brings those to mind that nobody has claimed. */
export const dueJob = 'gifts.due';

const batch = 200;

/** One gift's trouble holds up no other: it is logged, and tried again with the next run. */
export async function workOffDue(ctx: Ctx): Promise<void> {
  for (let after = ''; ;) {
    const due = await ctx.db
      .selectFrom('gifts')
      .select('id')
      .where('due_at', '<=', ctx.clock.now())
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id } of due) {
      try {
        await inTransaction(ctx, (ctx) => takeStep(ctx, id));
      } catch (error) {
        ctx.log.error({ err: error, giftId: id }, 'a gift could not be sent');
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.id;
  }
}

async function takeStep(ctx: Ctx, id: string): Promise<void> {
  const gift = await lockGift(ctx, { id });
  const now = ctx.clock.now();
  if (gift?.state !== 'ready' || !gift.step || !gift.due_at || gift.due_at > now) return;
  const resumes = resumesAt(now, placeOfGift(gift));
  if (resumes) return updateGift(ctx, gift, { due_at: resumes });
  const { step } = gift;
  if (step === 'send') await sendCard(ctx, gift);
  else await remindReceiver(ctx, gift, step);
  if (step === 'last') await remindGiver(ctx, gift);
  const next = stepAfter(step, { at: now, sendsAt: undefined });
  await updateGift(ctx, gift, { step: next?.step ?? null, due_at: next?.dueAt ?? null });
}
