import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findDemoPerson } from '#features/people/server/public.ts';
import type { NewMember } from '../members/contract.ts';
import { findOwnFamily, takeOwnFamily } from '../members/server/family-rows.ts';
import { makeMember } from '../members/server/members.ts';
import { seedTime } from './seed-time.ts';

const parent = 'parent@example.org';

/** From a boy who has just learned to read to a girl who is almost as tall as her mother. */
const children: readonly (Omit<NewMember, 'birthYear'> & { age: number })[] = [
  { firstName: 'Talia', gender: 2, age: 12, avatar: 'girl-glasses', color: 'violet' },
  { firstName: 'Ezra', gender: 1, age: 9, avatar: 'boy-curls', color: 'teal' },
  { firstName: 'Noam', gender: 1, age: 6, avatar: 'lion', color: 'gold' },
  { firstName: 'Ayala', gender: 2, age: 4, avatar: 'deer', color: 'peach' },
];

/** The demo world's family: four children of different ages; does nothing if their father already has a family. */
export async function seedFamily(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const guardianId = await findDemoPerson(ctx, parent);
    if (!guardianId || (await findOwnFamily(ctx, guardianId)) !== undefined) return;
    const familyId = await takeOwnFamily(ctx, guardianId);
    const thisYear = ctx.clock.now().getUTCFullYear();
    const memberIds: UserId[] = [];
    for (const { age, ...child } of children)
      memberIds.push(
        await makeMember(
          ctx,
          { familyId, guardianId, emailAddress: parent },
          { ...child, birthYear: thisYear - age },
        ),
      );
    await seedTime(ctx, memberIds, guardianId);
  });
}
