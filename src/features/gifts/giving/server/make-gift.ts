import { randomUUID } from 'node:crypto';
import { daySeconds } from '#core/durations.ts';
import { Conflict } from '#core/refusals.ts';
import * as z from 'zod';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { refuseMinor } from '#features/gifts/server/refuse-minor.ts';
import { lockKnownGift, makeToken, updateGift } from '#features/gifts/server/gift-rows.ts';
import type { GiftInput, GiftView, WantedGift } from '../contract.ts';
import { chosenColumns } from './chosen-columns.ts';
import { priceColumns, quoteGift } from './quote-gift.ts';
import { viewGift } from './view-gift.ts';

/** The browser knows it as `tl-gift`. */
const cookieName = 'gift';
/** As long as a payment may take: the next one at this device may be someone else. */
const cookieSeconds = daySeconds;
const Cookie = z.object({ token: z.string() });

/** Writes a gift down as a draft; the same key with the same body is the same gift. Its browser finds it again for a day. */
export async function makeGift(ctx: RequestCtx, { key, ...wanted }: GiftInput): Promise<{ token: string }> {
  await refuseMinor(ctx);
  const mark = ctx.sealing.disguise(`gift\n${JSON.stringify(wanted)}`);
  const token = await inTransaction(ctx, async (ctx) => {
    const { actor, clock, locale, sealing } = ctx;
    const now = clock.now();
    const userId = actor.kind === 'member' ? actor.userId : null;
    const place = visitorPlace(ctx).id;
    const quote = await quoteGift(ctx, { ...wanted, user_id: userId });
    const fresh = makeToken();
    const made = await ctx.db
      .insertInto('gifts')
      .values({
        id: randomUUID(),
        key,
        body_mark: mark,
        token_hash: hashSecret(fresh),
        sealed_token: sealing.seal(fresh),
        user_id: userId,
        state: 'draft',
        ...chosenColumns(ctx, wanted, { place }),
        ...priceColumns(quote),
        giver_language: locale,
        place,
        payment_id: null,
        code_hash: null,
        sealed_code: null,
        code_mark: null,
        step: null,
        due_at: null,
        paid_at: null,
        sent_at: null,
        refund_asked_at: null,
        claimed_at: null,
        claimed_by: null,
        kept_for: null,
        ended_at: null,
        created_at: now,
        changed_at: now,
        erased_at: null,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    return made ? fresh : findSame(ctx, key, mark);
  });
  ctx.signedCookies.set(cookieName, { token }, cookieSeconds);
  return { token };
}

/** The token of the gift that was made under a key before, with the same body. */
async function findSame({ db, sealing }: RequestCtx, key: string, mark: string): Promise<string> {
  const { body_mark, sealed_token } = await db
    .selectFrom('gifts')
    .select(['body_mark', 'sealed_token'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (body_mark !== mark || sealed_token === null) throw new Conflict('key_used', 'gifts.refusal.keyUsed');
  return sealing.open(sealed_token);
}

/** The token of the gift that this browser made last, if it still exists. */
export async function findBegunGift(ctx: RequestCtx): Promise<{ token: string | null }> {
  const token = Cookie.safeParse(ctx.signedCookies.read(cookieName)).data?.token;
  if (token === undefined) return { token: null };
  const known = await ctx.db
    .selectFrom('gifts')
    .select('id')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return { token: known ? token : null };
}

/** Changes a draft. A payment that is under way for another sum will go back. */
export function changeGift(
  ctx: RequestCtx,
  { token, ...wanted }: WantedGift & { token: string },
): Promise<GiftView> {
  return inTransaction(ctx, async (ctx) => {
    await refuseMinor(ctx);
    const gift = await lockKnownGift(ctx, { token });
    if (gift.state !== 'draft') throw new Conflict('already_paid', 'gifts.refusal.alreadyPaid');
    const quote = await quoteGift(ctx, { ...wanted, user_id: gift.user_id });
    await updateGift(ctx, gift, { ...chosenColumns(ctx, wanted, gift), ...priceColumns(quote) });
    return viewGift(ctx, await lockKnownGift(ctx, { token }));
  });
}
