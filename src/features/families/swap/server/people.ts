import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findSessionDevice } from '#features/sign-in/server/public.ts';
import { describeGuardians, listMembers } from '#features/families/members/server/describe-family.ts';
import {
  findBelonging,
  findOwnFamily,
  listGuardians,
} from '#features/families/members/server/family-rows.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import type { DeviceInput, FamilyPeople, FamilyPerson } from '../contract.ts';
import { isPutDown, judgeSwap, mayComeBack, type Person } from '../policy.ts';
import { findFamilyDevice, takeFamilyDevice } from './devices.ts';
import { findProofs } from './prove-guardian.ts';

const nobody: FamilyPeople = { items: [], shared: false, putDown: false, siblingsMaySwap: false };

/** The children first, then the grown-ups, and what each asks of the caller. */
export async function listFamilyPeople(ctx: RequestCtx): Promise<FamilyPeople> {
  const { userId } = signedIn(ctx);
  const own = await findBelonging(ctx, userId);
  if (!own) return nobody;
  const session = await findSessionDevice(ctx);
  // A member who has signed in herself changes to nobody.
  if (own.kind === 'member' && !session) return nobody;
  const device = await findFamilyDevice(ctx, own.familyId, session?.deviceId);
  const siblingsMaySwap = device?.siblingsMaySwap ?? false;
  const guardianIds = await listGuardians(ctx, own.familyId);
  const proofs = await findProofs(ctx, guardianIds);
  const callersProof = proofs[guardianIds.indexOf(userId)];
  const askedOf = (to: Person): Pick<FamilyPerson, 'needs'> => {
    const proof = judgeSwap({ id: userId, kind: own.kind }, to, { siblingsMaySwap });
    if (proof === 'same') return { needs: 'current' };
    if (proof !== 'free') return { needs: 'proof' };
    return { needs: callersProof && !mayComeBack(callersProof) ? 'pin' : 'nothing' };
  };
  const ofAny = {
    hasPin: proofs.some(({ hasPin }) => hasPin),
    hasPassword: proofs.some(({ hasPassword }) => hasPassword),
  };
  const members = await listMembers(ctx, own.familyId);
  const guardians = await describeGuardians(ctx, guardianIds);
  return {
    items: [
      ...members.map(({ id, firstName, avatarObj, color }): FamilyPerson => {
        const to: Person = { id, kind: 'member' };
        return { ...to, firstName, avatarObj, color, ...ofAny, ...askedOf(to) };
      }),
      ...guardians.map(({ id, firstName, avatarObj }): FamilyPerson => {
        const to: Person = { id, kind: 'guardian' };
        const proof = proofs[guardianIds.indexOf(id as UserId)] ?? { hasPin: false, hasPassword: false };
        return { ...to, firstName, avatarObj, color: null, ...proof, ...askedOf(to) };
      }),
    ],
    shared: device !== undefined,
    putDown: session !== undefined && device !== undefined && isPutDown(session.lastSeenAt, ctx.clock.now()),
    siblingsMaySwap,
  };
}

/** A guardian decides for this device, which the family shares from now on. */
export async function updateFamilyDevice(
  ctx: RequestCtx,
  { siblingsMaySwap }: DeviceInput,
): Promise<DeviceInput> {
  const guardianId = await requireGrownUp(ctx);
  return inTransaction(ctx, async (ctx) => {
    const familyId = await findOwnFamily(ctx, guardianId);
    if (familyId === undefined) throw new Conflict('no_family', 'families.refusal.noFamily');
    const session = await findSessionDevice(ctx);
    const device = await takeFamilyDevice(ctx, familyId, session?.deviceId);
    await ctx.db
      .updateTable('family_devices')
      .set({ siblings_may_swap: siblingsMaySwap })
      .where('id', '=', device.id)
      .execute();
    return { siblingsMaySwap };
  });
}
