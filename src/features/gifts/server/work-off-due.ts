import { dayMs } from '#core/durations.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { withMailQuotas } from '#features/people/server/public.ts';
import { stepAfter } from '../policy.ts';
import { remindGiver, remindReceiver, sendCard } from './card-mail.ts';
import { lockGift, updateGift, type GiftRow } from './gift-rows.ts';
import { placeOfGift } from './sending-time.ts';

/** Sends the cards whose time has come, and brings those to mind that nobody has claimed. */
export const dueJob = 'gifts.due';

const batch = 200;

type DueCtx = Ctx & Pick<RequestCtx, 'limits'>;

/** One gift's trouble holds up no other: it is logged, and tried again with the next run. */
export async function workOffDue(ctx: DueCtx): Promise<void> {
  for (let after = ''; ;) {
    const due = await ctx.db
      .selectFrom('gifts')
      .select(['id', 'sealed_receiver_address'])
      .where('due_at', '<=', ctx.clock.now())
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const gift of due) {
      try {
        await workOff(ctx, gift);
      } catch (error) {
        ctx.log.error({ err: error, giftId: gift.id }, 'a gift could not be sent');
      }
    }
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.id;
  }
}

/** A mailbox that has had enough mail from strangers today gets the card tomorrow. */
async function workOff(
  ctx: DueCtx,
  { id, sealed_receiver_address: sealed }: Pick<GiftRow, 'id' | 'sealed_receiver_address'>,
): Promise<void> {
  const card =
    sealed === null ? undefined : ({ to: ctx.sealing.open(sealed), purpose: 'invitation' } as const);
  await withMailQuotas(ctx, { card }, async ({ card: { mayGo, sent } }) => {
    await inTransaction(ctx, (ctx) => takeStep(ctx, id, { isHeld: card !== undefined && !mayGo }));
    sent();
  });
}

async function takeStep(ctx: Ctx, id: string, { isHeld }: { isHeld: boolean }): Promise<void> {
  const gift = await lockGift(ctx, { id });
  const now = ctx.clock.now();
  if (gift?.state !== 'ready' || !gift.step || !gift.due_at || gift.due_at > now) return;
  const resumes = resumesAt(now, placeOfGift(gift));
  if (resumes) return updateGift(ctx, gift, { due_at: resumes });
  if (isHeld) return updateGift(ctx, gift, { due_at: new Date(now.getTime() + dayMs) });
  const { step } = gift;
  if (step === 'send') await sendCard(ctx, gift);
  else await remindReceiver(ctx, gift, step);
  if (step === 'last') await remindGiver(ctx, gift);
  const next = stepAfter(step, { at: now, sendsAt: undefined });
  await updateGift(ctx, gift, { step: next?.step ?? null, due_at: next?.dueAt ?? null });
}
