import type { AnyContractRouter } from '@orpc/contract';
import { implement, os, type AnyMiddleware, type AnyProcedure } from '@orpc/server';
import { Forbidden, SignInRequired, TooMany } from '../../core/refusals.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { RequestCtx } from '../ctx.ts';

/** Who may call an endpoint at all; what they may see or change in it is the feature's policy. */
export type Access = 'anyone' | 'member' | 'admin';

export interface EndpointRules {
  access: Access;
  /** Per signed-in person, else per network address. */
  limit: LimitRule;
  /** Open to a minor whose guardian has not approved yet, too. Where anyone may call, she may. */
  whileWaiting?: true;
  /** Count by network address even when somebody is signed in. */
  limitBy?: 'address';
}

const rulesOf = new WeakMap<object, EndpointRules>();

/** Declares and enforces an endpoint's access and rate limit; every endpoint has exactly one (architecture: one request). */
export function guard(name: string, rules: EndpointRules) {
  const middleware = os.$context<RequestCtx>().middleware(async ({ context, next }) => {
    const { actor } = context;
    if (rules.access !== 'anyone' && actor.kind === 'visitor') throw new SignInRequired();
    if (rules.access === 'admin' && !(actor.kind === 'member' && actor.admin)) {
      throw new Forbidden('forbidden', 'app.refusal.forbidden');
    }
    if (
      rules.access !== 'anyone' &&
      !rules.whileWaiting &&
      actor.kind === 'member' &&
      actor.awaitingGuardian
    ) {
      throw new Forbidden('guardian_approval_required', 'app.refusal.guardianApprovalRequired');
    }
    if (rules.access === 'admin' && !(actor.kind === 'member' && actor.tookSecondStep)) {
      throw new Forbidden('second_factor_required', 'app.refusal.secondFactorRequired');
    }
    const who = actor.kind === 'member' && rules.limitBy !== 'address' ? actor.userId : context.address;
    const taken = await context.limits.take(`${name}:${who}`, rules.limit);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
    return next();
  });
  rulesOf.set(middleware, rules);
  return middleware;
}

/**
 * Starts the implementation of a contract. The guard comes before the input is checked, so that nobody learns about
 * input who may not call; answers are checked by tests, not on every request.
 */
export function serve<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract)
    .$context<RequestCtx>()
    .$config({ initialInputValidationIndex: 1, initialOutputValidationIndex: Number.NaN });
}

/** The rules a procedure was guarded with; undefined means somebody forgot. */
export function findRules(procedure: AnyProcedure): EndpointRules | undefined {
  const middlewares: readonly AnyMiddleware[] = procedure['~orpc'].middlewares;
  return middlewares.map((middleware) => rulesOf.get(middleware)).find((rules) => rules !== undefined);
}

/** Limits that fit most endpoints. */
export const reads: LimitRule = { tries: 600, seconds: 60 };
export const writes: LimitRule = { tries: 120, seconds: 60 };
