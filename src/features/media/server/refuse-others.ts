import { signedIn } from '#core/actor.ts';
import { Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Refuses everyone but staff who edit content, with their second factor: for what has no guard of an endpoint. */
export function refuseAllButEditors(ctx: Ctx): void {
  const { admin, tookSecondStep } = signedIn(ctx);
  if (!admin) throw new Forbidden('forbidden', 'app.refusal.forbidden');
  if (!tookSecondStep) throw new Forbidden('second_factor_required', 'app.refusal.secondFactorRequired');
}
