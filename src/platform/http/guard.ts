import type { AnyContractRouter } from '@orpc/contract';
import { implement, os, type AnyMiddleware, type AnyProcedure } from '@orpc/server';
import { findBarrier, type AccessRules, type Barrier } from '#core/access.ts';
import type { Actor } from '#core/actor.ts';
import { permissionsOf, type Permission } from '#core/permissions.ts';
import {
  Forbidden,
  Invalid,
  SignInRequired,
  TooMany,
  type FieldIssue,
  type Refusal,
} from '#core/refusals.ts';
import type { LimitRule } from '../limits/limits.ts';
import type { RequestCtx } from '../ctx.ts';
import { answerIdempotently } from '../idempotency/idempotency-keys.ts';
import { findInvalidInput } from './invalid-input.ts';

/** Who may call an endpoint, and how often. Where anyone may call, a waiting minor may too. */
export interface EndpointRules {
  /** Left out where a permission is asked for, which only members have. */
  access?: 'anyone' | 'member';
  /** The caller holds this permission, in a session with a second step: an endpoint of the administration. */
  permission?: Permission;
  /** Missing profile data never blocks API calls, but a waiting minor is refused. */
  openTo?: readonly 'waiting'[];
  keptFrom?: AccessRules['keptFrom'];
  /** Per signed-in person, else per network address. */
  limit: LimitRule;
  /** Count by network address even for signed-in users. */
  limitBy?: 'address';
  /**
   * Judges what the schema of the input cannot, such as an amount in the caller's language. It is asked about input that the schema refuses, so
   * that a person hears at once of everything that is wrong.
   */
  judge?: (ctx: RequestCtx, input: unknown) => FieldIssue[] | Promise<FieldIssue[]>;
}

/** The refusal that an endpoint gives to anyone it keeps out. */
const refusals: Partial<Record<Barrier, () => Refusal>> = {
  signedOut: () => new SignInRequired(),
  notPermitted: () => new Forbidden('forbidden', 'app.refusal.forbidden'),
  waiting: () => new Forbidden('guardian_approval_required', 'app.refusal.guardianApprovalRequired'),
  role: () => new Forbidden('forbidden', 'app.refusal.forGrownUps'),
};

const rulesOf = new WeakMap<object, EndpointRules>();

/**
 * Declares and enforces an endpoint's access and rate limit; every endpoint has exactly one guard (architecture: one
 * request). A POST with an Idempotency-Key is executed once.
 */
export function guard(name: string, rules: EndpointRules) {
  const middleware = os
    .$context<RequestCtx>()
    .middleware(async ({ context, next, path, procedure }, input, output) => {
      if (procedure['~orpc'].route.method !== 'GET') refuseViewing(context.actor);
      refuseKept(rules, context.actor);
      const { actor } = context;
      const caller = actor.kind === 'member' ? actor.userId : context.address;
      const who = rules.limitBy === 'address' ? context.address : caller;
      const taken = await context.limits.take(`${name}:${who}`, rules.limit);
      if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
      const { idempotencyKey } = context;
      const go = async () => {
        try {
          return await next();
        } catch (error) {
          const { judge } = rules;
          const invalid = judge && findInvalidInput(error);
          if (!invalid) throw error;
          throw new Invalid([...invalid.issues, ...(await judge(context, input))]);
        }
      };
      if (!idempotencyKey || procedure['~orpc'].route.method !== 'POST') return go();
      const call = { key: `${caller}\n${idempotencyKey}`, body: JSON.stringify([path, input]) };
      return output(
        await answerIdempotently(context, call, async (): Promise<unknown> => (await go()).output),
      );
    });
  rulesOf.set(middleware, rules);
  return middleware;
}

/** Nothing is changed, followed or taken along by anyone who only looks at the product as someone else sees it. */
export function refuseViewing(actor: Actor): void {
  if (actor.kind === 'member' && actor.viewing)
    throw new Forbidden('read_only_view', 'app.refusal.readOnlyView');
}

/** Refuses a caller whom the rules keep out: for a route that is no endpoint of the contract. */
export function refuseKept(
  { access, permission, openTo, keptFrom }: Omit<EndpointRules, 'limit'>,
  actor: Actor,
): void {
  const who =
    actor.kind === 'visitor'
      ? undefined
      : {
          role: actor.role,
          permissions: permission ? permissionsOf(actor) : [],
          awaitsGuardian: actor.awaitingGuardian,
          introduced: true,
        };
  const rules = {
    access,
    permission,
    keptFrom,
    openTo: access === 'anyone' ? (['waiting'] as const) : openTo,
  };
  const barrier = findBarrier(rules, who);
  const refusal = barrier && refusals[barrier]?.();
  if (refusal) throw refusal;
  if (permission && actor.kind === 'member' && !actor.tookSecondStep)
    throw new Forbidden('second_factor_required', 'app.refusal.secondFactorRequired');
}

/** The codes with which a guard forbids a signed-in caller an endpoint, for the reference. */
export function listForbiddenCodes({ access, permission, openTo, keptFrom }: EndpointRules): string[] {
  return [
    ...(permission || keptFrom ? ['forbidden'] : []),
    ...(permission ? ['second_factor_required'] : []),
    ...(access === 'anyone' || openTo?.includes('waiting') ? [] : ['guardian_approval_required']),
  ];
}

/**
 * Starts the implementation of a contract. The guard runs before the input is checked, so that anyone who may not call
 * learns nothing about the input; output is checked by tests, not on every request.
 */
export function serve<Contract extends AnyContractRouter>(contract: Contract) {
  return implement(contract)
    .$context<RequestCtx>()
    .$config({ initialInputValidationIndex: 1, initialOutputValidationIndex: Number.NaN });
}

/** The rules a procedure was guarded with; undefined means that the guard is missing, or that something runs before it. */
export function findRules(procedure: AnyProcedure): EndpointRules | undefined {
  const [first]: readonly AnyMiddleware[] = procedure['~orpc'].middlewares;
  return first && rulesOf.get(first);
}

/** Limits that fit most endpoints. */
export const reads: LimitRule = { tries: 600, seconds: 60 };
export const writes: LimitRule = { tries: 120, seconds: 60 };
