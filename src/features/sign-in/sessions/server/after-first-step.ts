import type { RequestCtx } from '#platform/ctx.ts';
import type { SessionAnswer } from '../contract.ts';
import { asksForSecondStep } from '#features/sign-in/second-step/server/second-factor.ts';
import { askForSecondStep, type FirstStep } from '#features/sign-in/second-step/server/take-second-step.ts';
import { openSessionFor } from './open-session.ts';

/** Continues after the password or a provider: signs in, or asks for the second step (403). */
export async function continueSignIn(ctx: RequestCtx, step: FirstStep): Promise<SessionAnswer> {
  if (await asksForSecondStep(ctx, step.userId)) askForSecondStep(ctx, step);
  return openSessionFor(ctx, step.userId, { remember: step.remember, tookSecondStep: false });
}
