import { createProcedureClient, os } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { visitor, type Actor, type Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import { makeCtx } from '#test/support/ctx.ts';
import type { Db } from '../db/tables.ts';
import { guard, type EndpointRules } from './guard.ts';

/** Without an Idempotency-Key, a guard reads nothing from the database. */
const noDb = {} as Db;

const member = (id: string, overrides: Partial<Member> = {}): Member => ({
  kind: 'member',
  minutesPerDay: undefined,
  userId: id as UserId,
  sessionId: `session of ${id}` as SessionId,
  role: 'learner',
  plan: 'standard',
  trialEndsAt: undefined,
  createdAt: new Date('2026-11-01T00:00:00Z'),
  classicMode: false,
  place: undefined,
  courseIds: [],
  admin: false,
  staff: undefined,
  tookSecondStep: false,
  awaitingGuardian: false,
  ...overrides,
});

/** Calls one endpoint with these rules; the limit is common to all calls. */
function makeEndpoint(rules: EndpointRules) {
  const base = makeCtx(noDb);
  const procedure = os
    .$context<typeof base>()
    .use(guard('test.endpoint', rules))
    .handler(() => 'answered');
  return (actor: Actor, address = '192.0.2.1') =>
    createProcedureClient(procedure, { context: { ...base, actor, address } })().catch(
      (error: unknown) => (error as { code: string }).code,
    );
}

const once = { tries: 1, seconds: 60 };

describe('a limit', () => {
  test('counts signed-in people apart, wherever they are, and visitors by their address', async () => {
    const call = makeEndpoint({ access: 'anyone', limit: once });
    expect(await call(member('dana'))).toBe('answered');
    expect(await call(member('noam'))).toBe('answered');
    expect(await call(member('dana'), '198.51.100.7')).toBe('too_many');
    expect(await call(visitor)).toBe('answered');
    expect(await call(visitor)).toBe('too_many');
    expect(await call(visitor, '198.51.100.7')).toBe('answered');
  });

  test('by address counts signed-in people there together, so that accounts buy no more tries', async () => {
    const call = makeEndpoint({ access: 'anyone', limit: once, limitBy: 'address' });
    expect(await call(member('dana'))).toBe('answered');
    expect(await call(member('noam'))).toBe('too_many');
    expect(await call(visitor)).toBe('too_many');
    expect(await call(member('noam'), '198.51.100.7')).toBe('answered');
  });

  test('is not used up by callers who are refused', async () => {
    const call = makeEndpoint({ access: 'member', limit: once, limitBy: 'address' });
    expect(await call(visitor)).toBe('sign_in_required');
    expect(await call(member('dana'))).toBe('answered');
  });
});

describe('access', () => {
  const limit = { tries: 100, seconds: 60 };
  const waiting = member('dana', { awaitingGuardian: true });

  test('for members refuses visitors and, unless the endpoint is open to them, waiting minors', async () => {
    const call = makeEndpoint({ access: 'member', limit });
    expect(await call(visitor)).toBe('sign_in_required');
    expect(await call(waiting)).toBe('guardian_approval_required');
    expect(await call(member('noam'))).toBe('answered');
    expect(await makeEndpoint({ access: 'member', openTo: ['waiting'], limit })(waiting)).toBe('answered');
    expect(await makeEndpoint({ access: 'anyone', limit })(waiting)).toBe('answered');
  });

  test('with a permission takes the second step too', async () => {
    const call = makeEndpoint({ permission: 'users.find', limit });
    const support = { staff: { roles: ['support'], languages: [] } } as const;
    const editor = { staff: { roles: ['editor'], languages: [] } } as const;
    expect(await call(visitor)).toBe('sign_in_required');
    expect(await call(member('noam'))).toBe('forbidden');
    expect(await call(member('noam', { tookSecondStep: true }))).toBe('forbidden');
    expect(await call(member('lea', { ...editor, tookSecondStep: true }))).toBe('forbidden');
    expect(await call(member('lea', support))).toBe('second_factor_required');
    expect(await call(member('lea', { ...support, tookSecondStep: true }))).toBe('answered');
    expect(await call(member('dana', { admin: true }))).toBe('second_factor_required');
    expect(await call(member('dana', { admin: true, tookSecondStep: true }))).toBe('answered');
  });
});
