import type { UserId } from '#core/ids.ts';
import { locales } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listEnrolled } from '#features/classes/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { sortByName } from '../grid/policy.ts';

/** A student as her teacher sees her; details of her work are shown from `since` on. */
export interface Pupil {
  userId: UserId;
  since: Date;
  firstName: string;
  lastName: string;
  avatar: string | undefined;
}

/** The students of a class, or of one of its groups, by name: two queries, however many they are. */
export async function listPupils(ctx: Ctx, taught: { id: string }, groupId?: string): Promise<Pupil[]> {
  const enrolled = await listEnrolled(ctx, taught.id, groupId);
  const people = await describePeople(
    ctx,
    enrolled.map(({ userId }) => userId),
  );
  const pupils = enrolled.flatMap(({ userId, since }) => {
    const person = people.get(userId);
    if (!person || person.awaitsGuardian) return [];
    return { userId, since, firstName: person.firstName, lastName: person.lastName, avatar: person.avatar };
  });
  return sortByName(pupils, locales[ctx.locale].tag);
}
