import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { pictureHref } from '#core/picture-href.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describeConsents } from '#features/guardians/server/public.ts';
import { selectUsers } from '#features/people/server/public.ts';
import { describeChildren } from '#features/families/child-time/server/describe-children.ts';
import { listOwnChildren } from '#features/families/consent/server/own-child.ts';
import { readFamily } from '#features/families/members/server/family.ts';
import { isShownToGuardians } from '#features/families/policy.ts';
import type { FamilyChild, FamilyOverview, RemovedChild } from '../contract.ts';
import { childFacts, type AskedChild, type ChildFacts } from './child-facts.ts';

const nothingKnown: ChildFacts = {
  learning: null,
  streak: 0,
  points: 0,
  worksWaiting: 0,
  ordersWaiting: 0,
  classes: [],
};

/**
 * The children of the caller's family, in its order, then those who signed up themselves and named her as their guardian, whether
 * she has agreed or not. The number of queries does not depend on how many they are.
 */
export async function readOverview(ctx: Ctx): Promise<FamilyOverview> {
  const { members, removed, seats, seatsTaken } = await readFamily(ctx);
  const childIds = await listOwnChildren(ctx, signedIn(ctx).userId, members);
  const rows = await listAccounts(ctx, childIds);
  const consents = await describeConsents(ctx, childIds);
  const subjects = [...rows.values()].map(({ id, place, minutes_per_day }) => ({
    userId: id,
    place: place ?? undefined,
    minutesPerDay: minutes_per_day ?? undefined,
  }));
  const times = await describeChildren(ctx, subjects);
  const asked = [...rows.values()].map(({ id, place, classic_mode }): AskedChild => ({
    id,
    place: place ?? undefined,
    classicMode: classic_mode,
    consent: consents.get(id)?.consent ?? 'waiting',
  }));
  const facts = asked.length === 0 ? [] : await callHook(ctx, childFacts, { children: asked });
  const children = childIds.flatMap((id): FamilyChild[] => {
    const row = rows.get(id);
    const stand = consents.get(id);
    if (!row || !stand) return [];
    const member = members.find((each) => each.id === id);
    const picture = pictureHref(row.avatar, row.frame);
    const known = mergeFacts(facts.map((each) => each.get(id)));
    return [
      {
        ...(isShownToGuardians(stand.consent) ? known : { ...nothingKnown, classes: known.classes }),
        ...stand,
        id,
        firstName: row.first_name,
        avatarObj: picture === undefined ? null : { url: picture },
        color: member?.color ?? null,
        isMember: member !== undefined,
        classicMode: row.classic_mode,
        time: member ? (times.get(id) ?? null) : null,
      },
    ];
  });
  return { children, removed: removed.flatMap(toRemoved), seats, seatsTaken };
}

function mergeFacts(known: readonly (Partial<ChildFacts> | undefined)[]): ChildFacts {
  return known.reduce<ChildFacts>((all, some) => ({ ...all, ...some }), nothingKnown);
}

function toRemoved({
  id,
  firstName,
  avatarObj,
  color,
  eraseAt,
}: Omit<RemovedChild, 'eraseAt'> & { eraseAt: string | null }): RemovedChild[] {
  return eraseAt === null ? [] : [{ id, firstName, avatarObj, color, eraseAt }];
}

async function listAccounts({ db }: Ctx, ids: readonly UserId[]) {
  if (ids.length === 0) return new Map<UserId, never>();
  const rows = await selectUsers(db)
    .select(['id', 'first_name', 'avatar', 'frame', 'place', 'minutes_per_day', 'classic_mode'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
