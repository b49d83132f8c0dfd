import { Invalid, TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { countWrong, type Counter } from '#platform/limits/limits.ts';
import { hashCode, readGiftCode } from '#features/gifts/server/gift-code.ts';
import { findGift, type GiftRow } from '#features/gifts/server/gift-rows.ts';
import type { OpenedGift } from '../contract.ts';
import { keepCode, readKeptCode } from './kept-code.ts';

const nothing: OpenedGift = { state: 'none', gift: null };

/** Opens a card with its code, as it was typed or as a link has it; its browser keeps the code. */
export async function openGift(ctx: RequestCtx, { code: typed }: { code: string }): Promise<OpenedGift> {
  const { code, gift } = await findByCode(ctx, typed);
  keepCode(ctx, code);
  return viewOpened(ctx, gift);
}

/** The card that is kept for the caller, or whose code her browser has kept. */
export async function getOpenedGift(
  ctx: RequestCtx,
  { gift: id }: { gift?: string | undefined },
): Promise<OpenedGift> {
  if (id !== undefined) {
    const kept = await findKept(ctx, id);
    return kept ? viewOpened(ctx, kept) : nothing;
  }
  const code = readKeptCode(ctx);
  const gift = code === undefined ? undefined : await findGift(ctx, { codeHash: await hashCode(code) });
  return gift ? viewOpened(ctx, gift) : nothing;
}

/** A gift that was mailed to an address which the caller has proved to be hers. */
export async function findKept(
  ctx: Pick<RequestCtx, 'db' | 'actor'>,
  id: string,
): Promise<GiftRow | undefined> {
  const { actor } = ctx;
  const gift = actor.kind === 'member' ? await findGift(ctx, { id }) : undefined;
  return gift && actor.kind === 'member' && gift.kept_for === actor.userId ? gift : undefined;
}

/** The gift of a code; only codes that open nothing count against the caller. */
export function findByCode(ctx: RequestCtx, typed: string): Promise<{ code: string; gift: GiftRow }> {
  return countWrong(ctx.limits, countersOf(ctx), {
    refuse: (seconds) => new TooMany(seconds),
    async attempt(wrong) {
      const code = readGiftCode(typed);
      const gift = code === undefined ? undefined : await findGift(ctx, { codeHash: await hashCode(code) });
      if (code !== undefined && gift) return { code, gift };
      if (code !== undefined) wrong();
      throw new Invalid([{ path: 'code', messageKey: 'gifts.field.code' }]);
    },
  });
}

/** A synagogue or a school is one network. */
function countersOf({ actor, address }: RequestCtx): Counter[] {
  const ofNetwork = { key: `gifts.code.network:${address}`, rule: { tries: 300, seconds: 3600 } };
  if (actor.kind === 'visitor') return [ofNetwork];
  return [{ key: `gifts.code:${actor.userId}`, rule: { tries: 30, seconds: 3600 } }, ofNetwork];
}

/** Of a gift that is gone it says only that. */
function viewOpened({ sealing }: Pick<RequestCtx, 'sealing'>, gift: GiftRow): OpenedGift {
  if (gift.state === 'claimed') return { state: 'claimed', gift: null };
  if (gift.state !== 'ready') return { state: 'void', gift: null };
  return {
    state: 'ready',
    gift: {
      plan: gift.plan,
      months: gift.months,
      card: gift.card,
      language: gift.language,
      giverName: gift.giver_name,
      receiverName: gift.receiver_name,
      message: gift.sealed_message === null ? '' : sealing.open(gift.sealed_message),
    },
  };
}
