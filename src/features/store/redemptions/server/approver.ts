import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';

/** Whether a parent approves a person's goods, and her address if one is on record and has not withdrawn. */
interface Approver {
  needed: boolean;
  address: string | undefined;
}

/** A minor, and anyone with a guardian on record, asks first; an adult without one decides and gives the address herself. */
export async function findApprover(ctx: Pick<Ctx, 'db' | 'clock'>, userId: UserId): Promise<Approver> {
  const guardian = await findGuardian(ctx, userId);
  const minor = (await describePeople(ctx, [userId])).get(userId)?.minor ?? false;
  const address = guardian?.withdrawn_at === null ? guardian.email_address : undefined;
  return { needed: minor || guardian !== undefined, address };
}
