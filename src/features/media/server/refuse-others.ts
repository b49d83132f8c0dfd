import { signedIn } from '#core/actor.ts';
import { holdsPermission, type Permission } from '#core/permissions.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Refuses a caller who lacks a permission or her second factor, where there is no guard of an endpoint. */
export function refuseWithout(ctx: Ctx, permission: Permission): void {
  const member = signedIn(ctx);
  if (!holdsPermission(member, permission)) throw new Forbidden('forbidden', 'app.refusal.forbidden');
  if (!member.tookSecondStep)
    throw new Forbidden('second_factor_required', 'app.refusal.secondFactorRequired');
}
