import { createHash } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { ChoosablePicture } from '../contract.ts';
import { pictureNames, type PictureName } from '../policy.ts';

type SealingCtx = Pick<RequestCtx, 'sealing'>;

/** What a child is called where she is not signed in yet. It tells nothing about her account, and does not open it. */
export function faceOf({ sealing }: SealingCtx, userId: UserId): string {
  return sealing.disguise(`family face\n${userId}`);
}

/**
 * The nine as a child finds them: in an order of her own that never changes, so that she remembers where to touch and nobody learns
 * it by watching her sister; each under an id that is hers alone.
 */
export function picturesOf(ctx: SealingCtx, userId: UserId): ChoosablePicture[] {
  const placeOf = (name: PictureName) => createHash('sha256').update(`${userId}\n${name}`).digest('hex');
  return pictureNames
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .map((name) => ({ id: disguise(ctx, userId, name), name }));
}

/** The names of what was touched; undefined for what is none of the nine. */
export function namesOf(
  ctx: SealingCtx,
  userId: UserId,
  touched: readonly string[],
): (PictureName | undefined)[] {
  return touched.map((id) => pictureNames.find((name) => disguise(ctx, userId, name) === id));
}

function disguise({ sealing }: SealingCtx, userId: UserId, name: PictureName): string {
  return sealing.disguise(`family picture\n${userId}\n${name}`);
}
