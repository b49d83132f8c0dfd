import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { spendNonce } from '#platform/idempotency/nonces.ts';
import type { CodeInput, SecondStepAnswer } from '../contract.ts';
import { openSessionFor } from '#features/sign-in/sessions/server/open-session.ts';
import { spendCode } from './second-factor.ts';

const halfCookie = 'second-step';
const halfSeconds = 10 * 60;

const HalfSession = z.object({
  id: z.string(),
  userId: z.string(),
  remember: z.boolean(),
  onSuccess: z.string().optional(),
});

/** What we know about someone who has completed the first step. */
export interface FirstStep {
  userId: UserId;
  remember: boolean;
  onSuccess?: string | undefined;
}

interface KeptFirstStep extends FirstStep {
  id: string;
}

/** The browser keeps the first step for ten minutes; it is valid for the second step and nothing else. */
export function askForSecondStep(ctx: RequestCtx, step: FirstStep): never {
  ctx.signedCookies.set(halfCookie, { id: randomUUID(), ...step }, halfSeconds);
  throw new Forbidden('second_step_required', 'signIn.secondStep.required');
}

/** Opens the session of anyone who has completed both steps. Each first step leads to one session. */
export async function takeSecondStep(ctx: RequestCtx, { code }: CodeInput): Promise<SecondStepAnswer> {
  const step = readFirstStep(ctx);
  await spendCode(ctx, step.userId, code);
  await finishFirstStep(ctx, step);
  const { token } = await openSessionFor(ctx, step.userId, { remember: step.remember, tookSecondStep: true });
  return { token, onSuccess: step.onSuccess ?? null };
}

/** The first step of this browser. Refuses an expired one. */
export function readFirstStep(ctx: RequestCtx): KeptFirstStep {
  const { data: half } = HalfSession.safeParse(ctx.signedCookies.read(halfCookie));
  if (!half) throw stepOver();
  return { ...half, userId: half.userId as UserId };
}

/** Uses the first step up. Refuses a second use of it. */
export async function finishFirstStep(ctx: RequestCtx, { id }: KeptFirstStep): Promise<void> {
  const expiresAt = new Date(ctx.clock.now().getTime() + halfSeconds * 1000);
  if (!(await spendNonce(ctx, `second-step:${id}`, expiresAt))) throw stepOver();
  ctx.signedCookies.clear(halfCookie);
}

const stepOver = () => new Conflict('second_step_over', 'signIn.secondStep.over');
