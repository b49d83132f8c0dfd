import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { refuseKept } from '#platform/http/guard.ts';
import type { UploadPurpose } from '#features/media/uploads/server/purposes.ts';
import type { HandedInLimitsView } from '../contract.ts';
import { handedInPurpose } from '../policy.ts';
import { readLimits } from './limits-setting.ts';

/** Uploads of learners: what a file is shows only once it has arrived, so until then the widest limit counts. */
export async function describePurpose(ctx: Ctx): Promise<UploadPurpose> {
  const limits = await readLimits(ctx);
  return {
    name: handedInPurpose,
    maxBytes: Math.max(limits.filmBytes, limits.imageBytes, limits.otherBytes),
    maxWaiting: 20,
    refuseOthers: ({ actor }) => refuseKept({ access: 'member' }, actor),
    async refuseMore(transaction, byteSize) {
      const used = await countUsed(transaction, signedIn(transaction).userId);
      if (used + byteSize > limits.roomBytes) throw new Conflict('no_room_left', 'media.handedIn.noRoomLeft');
    },
  };
}

/** What a person's files take, and what she has announced: uploads on their way count as if they had arrived. */
async function countUsed({ db }: Pick<Ctx, 'db'>, owner: UserId): Promise<number> {
  const { kept } = await db
    .selectFrom('handed_in_files')
    .select(({ fn }) => fn.sum<string | null>('byte_size').as('kept'))
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow();
  const { arriving } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<string | null>('byte_size').as('arriving'))
    .where('owner_id', '=', owner)
    .where('purpose', '=', handedInPurpose)
    .where('taken_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(kept) + Number(arriving);
}

export async function viewLimits(ctx: Ctx): Promise<HandedInLimitsView> {
  const usedBytes = await countUsed(ctx, signedIn(ctx).userId);
  return { ...(await readLimits(ctx)), usedBytes };
}
