import type { UserId } from '#core/ids.ts';
import { locales } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listEnrolled } from '#features/classes/server/public.ts';
import type { Learner } from '#features/learning/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { sortByName } from '../grid/policy.ts';

/** A student as her teacher sees her, since when she is in the class, and from when on details of her work are shown. */
export interface Pupil {
  userId: UserId;
  since: Date;
  seenFrom: Date;
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
  const pupils = enrolled.flatMap((enrolment) => {
    const person = people.get(enrolment.userId);
    if (!person || person.awaitsGuardian) return [];
    return { ...enrolment, firstName: person.firstName, lastName: person.lastName, avatar: person.avatar };
  });
  return sortByName(pupils, locales[ctx.locale].tag);
}

/** A student as learning is asked about her: with no details from before they may be seen. */
export function asLearner({ userId, seenFrom }: Pupil): Learner {
  return { userId, since: seenFrom };
}
