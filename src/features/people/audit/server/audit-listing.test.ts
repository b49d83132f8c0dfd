import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import type { ActName } from '#platform/composition/audited-acts.ts';
import { makeUser } from '#features/people/testing.ts';
import { auditApi } from '../api.ts';
import type { AuditRequest } from '../contract.ts';
import { recordAudit } from './audit.ts';

describe('searching the audit log', () => {
  const database = useDatabase();

  async function makeWorld() {
    const ctx = makeCtx(database.db, { caller: { network: '192.0.2.0/24', requestId: 'request-7' } });
    const admin = await makeUser(ctx, { admin: true, first_name: 'Miriam', last_name: 'Stern' });
    const learner = await makeUser(ctx, { email_address: 'Noa@example.org', first_name: 'Noa' });
    const record = async (what: string, subject: string, who: string = admin.userId) => {
      // An act of long ago may have no words any more.
      const act = { what: what as ActName, why: { written: 'asked' } };
      await recordAudit(ctx, { ...act, who, subject, before: { plan: 'free' }, after: {} });
      ctx.clock.advance(86_400);
    };
    await record('plan.changed', learner.userId);
    await record('admin.granted', learner.userId, 'shell:root');
    await record('planet_x', 'people.seats');
    const context = { ...ctx, actor: { ...admin.actor, tookSecondStep: true } };
    const find = async (input: AuditRequest) =>
      (await call(auditApi.audit, input, { context })).items.map(({ what }) => what);
    return { context, admin, learner, find };
  }

  test('shows who did what to whom, with their names, newest first', async () => {
    const { context, admin, learner } = await makeWorld();
    const { items, totalItems } = await call(auditApi.audit, {}, { context });
    expect(totalItems).toBe(3);
    expect(items.map(({ what }) => what)).toEqual(['planet_x', 'admin.granted', 'plan.changed']);
    expect(items[2]).toMatchObject({
      at: '2026-11-17T12:00:00.000Z',
      who: { id: admin.userId, name: 'Miriam Stern', href: `/admin/users/${admin.userId}` },
      text: 'Changed a plan',
      subject: { id: learner.userId, name: 'Noa Person', href: `/admin/users/${learner.userId}` },
      why: 'asked',
      network: '192.0.2.0/24',
      requestId: 'request-7',
      before: { plan: 'free' },
      after: {},
    });
    expect(items[1]?.who).toEqual({ id: 'shell:root', name: 'On the server (root)', href: null });
    expect(items[0]).toMatchObject({
      text: 'planet_x',
      subject: { id: 'people.seats', name: null, href: null },
    });
  });

  test('finds by who, what, subject, day and request', async () => {
    const { admin, find } = await makeWorld();
    expect(await find({ who: 'shell:root' })).toEqual(['admin.granted']);
    expect(await find({ who: admin.userId })).toEqual(['planet_x', 'plan.changed']);
    expect(await find({ what: 'plan' })).toEqual(['planet_x', 'plan.changed']);
    expect(await find({ what: 'plan_' })).toEqual([]);
    expect(await find({ subject: 'noa@EXAMPLE.org' })).toEqual(['admin.granted', 'plan.changed']);
    expect(await find({ from: '2026-11-18' })).toEqual(['planet_x', 'admin.granted']);
    expect(await find({ to: '2026-11-17' })).toEqual(['plan.changed']);
    expect(await find({ q: 'request-7', what: 'admin' })).toEqual(['admin.granted']);
    expect(await find({ q: 'Noa@example.org' })).toEqual(['admin.granted', 'plan.changed']);
    expect(await find({ q: 'people.seats' })).toEqual(['planet_x']);
    expect(await find({ q: 'administrator RIGHTS' })).toEqual(['admin.granted']);
  });

  test('offers each act once, by its words in the order of the alphabet, and finds it by its stored name', async () => {
    const { context, find } = await makeWorld();
    const inHebrew = makeCtx(database.db, { actor: context.actor, locale: 'he' });
    const { items } = await call(auditApi.auditedActs, undefined, { context: inHebrew });
    const texts = items.map(({ text }) => text);
    expect(texts).toEqual([...new Set(texts)].toSorted(new Intl.Collator('he').compare));
    const chosen = items.find(({ text }) => text === 'שינוי מסלול');
    expect(await find({ what: chosen?.name })).toEqual(['plan.changed']);
  });

  test('is for those who may read it', async () => {
    const { context } = await makeWorld();
    const actor = { ...context.actor, admin: false };
    await expect(call(auditApi.audit, {}, { context: { ...context, actor } })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
