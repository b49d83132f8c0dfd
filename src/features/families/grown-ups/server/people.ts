import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { describePeople } from '#features/people/server/public.ts';
import { findSwapDefault, toAvatarObj } from '#features/families/members/server/describe-family.ts';
import { findOwnFamily } from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { findPins } from '#features/families/swap/server/pins.ts';
import type { FamilyGrownUps, GrownUp } from '../contract.ts';
import { mayLeave } from '../policy.ts';
import { listConsents } from '#features/families/consent/server/consents.ts';
import { listGrownUps, type GrownUpKind } from './grown-ups.ts';
import { listInvites, toInvitation } from './invite-rows.ts';
import { peopleLimitsSetting } from './people-limits.ts';

/** Who belongs to the caller's family; before its first member she is alone in it. */
export async function readPeople(ctx: Ctx): Promise<FamilyGrownUps> {
  const guardianId = await requireGrownUp(ctx);
  const familyId = await findOwnFamily(ctx, guardianId);
  const limits = await readSetting(ctx, peopleLimitsSetting);
  const rows =
    familyId === undefined
      ? [{ user_id: guardianId, kind: 'guardian' as const }]
      : await listGrownUps(ctx, familyId);
  const children = familyId === undefined ? [] : await listConsents(ctx, familyId);
  const invites = familyId === undefined ? [] : await listInvites(ctx, familyId);
  const guardians = await describeGrownUps(ctx, rows, 'guardian', guardianId);
  return {
    guardians,
    watchers: await describeGrownUps(ctx, rows, 'watcher', guardianId),
    invitations: invites.map((row) => toInvitation(row, ctx.clock.now())),
    children,
    guardiansAtMost: limits.guardians,
    watchersAtMost: limits.watchers,
    hasPin: (await findPins(ctx, [guardianId])).size > 0,
    siblingsMaySwap: familyId !== undefined && (await findSwapDefault(ctx, familyId)),
    mayLeave: familyId !== undefined && mayLeave({ guardians: guardians.length, children: children.length }),
  };
}

async function describeGrownUps(
  ctx: Ctx,
  rows: readonly { user_id: UserId; kind: GrownUpKind }[],
  kind: GrownUpKind,
  callerId: UserId,
): Promise<GrownUp[]> {
  const ids = rows.filter((row) => row.kind === kind).map((row) => row.user_id);
  const people = await describePeople(ctx, ids);
  return ids.flatMap((id) => {
    const person = people.get(id);
    if (!person) return [];
    const { firstName, lastName, avatar } = person;
    return [{ id, firstName, lastName, avatarObj: toAvatarObj(avatar), isYou: id === callerId }];
  });
}
