import type { Ctx } from '#platform/ctx.ts';
import { sharePlans } from '#features/billing/server/public.ts';
import type { FamilyId } from '../contract.ts';
import { listGuardians } from './family-rows.ts';
import { listEveryMember } from './every-member.ts';

/** Every child of the family has the plans of its present guardians too. Call it with the family locked whenever either changes. */
export async function shareGuardiansPlans(ctx: Pick<Ctx, 'db'>, familyId: FamilyId): Promise<void> {
  await sharePlans(ctx, await listEveryMember(ctx, familyId), await listGuardians(ctx, familyId));
}
