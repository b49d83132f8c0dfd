import { readClearCode } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import { pictureHref } from '#core/picture-href.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';
import { toAvatarObj } from '#features/families/members/server/describe-family.ts';
import type { FamilyFace } from '../contract.ts';
import { familyCodeLength, mayEnter } from '../policy.ts';
import { faceOf, picturesOf } from './disguises.ts';

/** A child who may enter with a family’s code. */
export interface Face extends FamilyFace {
  userId: UserId;
  sealedHash: string;
  chosenAt: Date;
}

/**
 * The children whom a code lets in, in their family’s order: none alike for a code that is unknown, and for a family in which nobody may sign
 * in with pictures.
 */
export async function listFaces(
  ctx: Pick<RequestCtx, 'db' | 'clock' | 'sealing' | 'demoWorld'>,
  typed: string,
): Promise<Face[]> {
  const code = readClearCode(typed, familyCodeLength);
  if (code === undefined) return [];
  const rows = await selectUsers(ctx.db)
    .innerJoin('family_pictures', 'family_pictures.user_id', 'users.id')
    .innerJoin('family_members', 'family_members.user_id', 'users.id')
    .innerJoin('family_codes', 'family_codes.family_id', 'family_members.family_id')
    .select([
      'users.id',
      'first_name',
      'avatar',
      'frame',
      'color',
      'adult_from',
      'guardian_approved_at',
      'erase_at',
      'restricted_at',
      'demo',
      'sealed_hash',
      'chosen_at',
    ])
    .where('code', '=', code)
    .orderBy('position')
    .orderBy('users.id')
    .execute();
  return rows
    .filter(
      (row) =>
        (ctx.demoWorld || !row.demo) &&
        mayEnter({
          isLeaving: row.erase_at !== null,
          isRestricted: row.restricted_at !== null,
          awaitsGuardian: isMinor(row.adult_from, ctx.clock.now()) && row.guardian_approved_at === null,
        }),
    )
    .map((row) => ({
      id: faceOf(ctx, row.id),
      userId: row.id,
      firstName: row.first_name,
      avatarObj: toAvatarObj(pictureHref(row.avatar, row.frame)),
      color: row.color,
      pictures: picturesOf(ctx, row.id),
      sealedHash: row.sealed_hash,
      chosenAt: row.chosen_at,
    }));
}
