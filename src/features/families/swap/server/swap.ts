import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  askForSecondStep,
  asksForSecondStep,
  findSessionDevice,
  handOverSession,
  lockSession,
  renewSecrets,
  replaceSession,
} from '#features/sign-in/server/public.ts';
import type { SessionAnswer } from '#features/sign-in/contract.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { findBelonging, listGuardians, lockFamily } from '#features/families/members/server/family-rows.ts';
import type { SwapInput } from '../contract.ts';
import { judgeSwap, mayComeBack, type Person } from '../policy.ts';
import { findFamilyDevice, nameDevice, takeFamilyDevice } from './devices.ts';
import { findProofs, type Proof, proofRequired, proveGuardian } from './prove-guardian.ts';

interface Swap {
  familyId: FamilyId;
  from: Person;
  to: Person & { id: UserId };
}

/**
 * Changes to another person of the caller's family: the session used ends, and one of hers begins. Anyone who is not of the
 * family is not found. What has to be proved is decided before and again with the family locked, since meanwhile someone may have
 * left it or the device may have been given other rules.
 */
export async function swapPerson(ctx: RequestCtx, input: SwapInput): Promise<SessionAnswer> {
  const swap = await findSwap(ctx, input.id);
  const proof = await prove(ctx, swap, input);
  if (proof?.by === 'password' && swap.to.kind === 'guardian' && (await asksForSecondStep(ctx, swap.to.id))) {
    const { remember } = await inTransaction(ctx, lockSession);
    askForSecondStep(ctx, { userId: swap.to.id, remember: input.remember ?? remember });
  }
  const { token, cookie, remember } = await inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, swap.familyId);
    const { from, to } = await findSwap(ctx, input.id);
    const session = await lockSession(ctx);
    if (from.id === to.id) return renewSecrets(ctx, signedIn(ctx).sessionId);
    const device = await takeFamilyDevice(ctx, swap.familyId, session.deviceId);
    const isFree = judgeSwap(from, to, device) === 'free';
    if (!isFree && !(await isStillProved(ctx, swap, proof))) throw proofRequired();
    if (isFree && from.kind === 'guardian') await refuseWithoutReturn(ctx, signedIn(ctx).userId);
    const remember = input.remember ?? session.remember;
    const secrets = await replaceSession(ctx, to.id, remember ? 'long' : 'short', {
      deviceId: device.id,
      byPin: proof?.by === 'pin' && to.kind === 'guardian',
    });
    return { ...secrets, remember };
  });
  await handOverSession(ctx, { userId: swap.to.id, cookie, remember });
  return { token };
}

/**
 * Who changes to whom. Refuses as not found unless both belong to one family, and a member who has signed in herself: nobody has
 * handed her this device.
 */
async function findSwap(ctx: RequestCtx, id: string): Promise<Swap> {
  const { userId } = signedIn(ctx);
  const own = await findBelonging(ctx, userId);
  const other = own && (await findBelonging(ctx, id as UserId));
  if (!own || other?.familyId !== own.familyId) throw new NotFound();
  if (own.kind === 'member' && !(await findSessionDevice(ctx)))
    throw new Forbidden('forbidden', 'families.refusal.ownSignIn');
  return {
    familyId: own.familyId,
    from: { id: userId, kind: own.kind },
    to: { id: id as UserId, kind: other.kind },
  };
}

/** Whether the guardian who proved herself answers for this family even now. */
async function isStillProved(
  ctx: RequestCtx,
  { familyId }: Swap,
  proof: Proof | undefined,
): Promise<boolean> {
  return proof !== undefined && (await listGuardians(ctx, familyId)).includes(proof.guardianId);
}

/** Refuses a guardian who would be locked out of her own device, having neither a PIN nor a password. */
async function refuseWithoutReturn(ctx: RequestCtx, guardianId: UserId): Promise<void> {
  const [own] = await findProofs(ctx, [guardianId]);
  if (own && !mayComeBack(own)) throw new Forbidden('pin_required', 'families.refusal.pinRequired');
}

/** The proof that this change takes; undefined if it takes none. */
async function prove(
  ctx: RequestCtx,
  { familyId, from, to }: Swap,
  input: SwapInput,
): Promise<Proof | undefined> {
  const session = await findSessionDevice(ctx);
  const device = await findFamilyDevice(ctx, familyId, session?.deviceId);
  const needs = judgeSwap(from, to, { siblingsMaySwap: device?.siblingsMaySwap ?? false });
  if (needs === 'same' || needs === 'free') return undefined;
  const guardianIds = needs === 'of-her' ? [to.id] : await listGuardians(ctx, familyId);
  return proveGuardian(ctx, guardianIds, input, await nameDevice(ctx, familyId));
}
