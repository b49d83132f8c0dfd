import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { pictureHref } from '#core/picture-href.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listChildrenOf } from '#features/guardians/server/public.ts';
import { findVerifiedAddress, isMinor, selectUsers } from '#features/people/server/public.ts';
import { describeChildren } from '#features/families/child-time/server/describe-children.ts';
import { readFamily } from '#features/families/members/server/family.ts';
import type { FamilyOverview } from '../contract.ts';
import { childFacts, type ChildFacts } from './child-facts.ts';

const nothingKnown: ChildFacts = {
  learning: null,
  streak: 0,
  points: 0,
  worksWaiting: 0,
  ordersWaiting: 0,
  classes: [],
};

/**
 * The children of the caller's family, in its order, then those who signed up themselves and named her as their guardian. The
 * number of queries does not depend on how many they are.
 */
export async function readOverview(ctx: Ctx): Promise<FamilyOverview> {
  const { members, seats, seatsTaken } = await readFamily(ctx);
  const memberIds = members.map(({ id }) => id as UserId);
  const childIds = [...new Set([...memberIds, ...(await listNamingCaller(ctx))])];
  const rows = await listAccounts(ctx, childIds);
  const subjects = [...rows.values()].map(({ id, place, minutes_per_day }) => ({
    userId: id,
    place: place ?? undefined,
    minutesPerDay: minutes_per_day ?? undefined,
  }));
  const times = await describeChildren(ctx, subjects);
  const asked = [...rows.values()].map(({ id, place, classic_mode }) => ({
    id,
    place: place ?? undefined,
    classicMode: classic_mode,
  }));
  const facts = asked.length === 0 ? [] : await callHook(ctx, childFacts, { children: asked });
  const children = childIds.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const member = members.find((each) => each.id === id);
    const picture = pictureHref(row.avatar, row.frame);
    return {
      ...mergeFacts(facts.map((known) => known.get(id))),
      id,
      firstName: row.first_name,
      avatarObj: picture === undefined ? null : { url: picture },
      color: member?.color ?? null,
      isMember: member !== undefined,
      isApproved: row.guardian_approved_at !== null || !isMinor(row.adult_from, ctx.clock.now()),
      classicMode: row.classic_mode,
      time: member ? (times.get(id) ?? null) : null,
    };
  });
  return { children, seats, seatsTaken };
}

function mergeFacts(known: readonly (Partial<ChildFacts> | undefined)[]): ChildFacts {
  return known.reduce<ChildFacts>((all, some) => ({ ...all, ...some }), nothingKnown);
}

async function listNamingCaller(ctx: Ctx): Promise<UserId[]> {
  const address = await findVerifiedAddress(ctx, signedIn(ctx).userId);
  return address === undefined ? [] : listChildrenOf(ctx, address);
}

async function listAccounts({ db }: Ctx, ids: readonly UserId[]) {
  if (ids.length === 0) return new Map<UserId, never>();
  const rows = await selectUsers(db)
    .select([
      'id',
      'first_name',
      'avatar',
      'frame',
      'place',
      'minutes_per_day',
      'classic_mode',
      'adult_from',
      'guardian_approved_at',
    ])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
