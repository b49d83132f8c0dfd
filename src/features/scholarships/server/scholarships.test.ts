import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { daySeconds } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { createCaptchaTwin } from '#platform/captcha/captcha-twin.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { checkCoupon } from '#features/coupons/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { makeUser, readAuditLog, readAuditStates, type TestUser } from '#features/people/testing.ts';
import { ask } from '../asking/server/ask.ts';
import { claim, getAnswer } from '../asking/server/claim.ts';
import { getOwn } from '../asking/server/own.ts';
import { extendGrant, giveComplimentary, withdrawScholarship } from '../deciding/server/change-grants.ts';
import { declineRequest, grantDiscount, grantWholePlan } from '../deciding/server/decide.ts';
import { getGrant, listGrants } from '../deciding/server/view-grants.ts';
import { getRequest, listRequests } from '../deciding/server/view-requests.ts';
import { makeScholarshipRequest, scholarshipInput } from '../testing.ts';
import { readBudget } from './budget.ts';
import { exportScholarships } from './personal-data.ts';
import { budgetSetting } from './settings.ts';
import { remindHolders, removeOldRequests, takeBackUnused } from './upkeep.ts';

/** Today is 17 November 2026; a month of Premium is $18. */
const endsOn = '2027-11-17';
const wholeYear = 12 * 1800;
const tokenOf = (ctx: TestCtx) => /answers\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
const planOf = async (ctx: TestCtx, userId: UserId) => (await findEntitlements(ctx, userId)).plan;
const as = <C extends TestCtx>(ctx: C, { actor }: Pick<TestUser, 'actor'>): C => ({ ...ctx, actor });

/** A visitor, a person with a proved address, and someone who decides. */
async function makeWorld(db: TestCtx['db'], overrides: Parameters<typeof makeCtx>[1] = {}) {
  const visitor = makeCtx(db, overrides);
  const proved = { email_verified_at: visitor.clock.now(), country: 'US', first_name: 'Dana' };
  const person = await makeUser(visitor, proved);
  const { actor, userId } = await makeUser(visitor, { admin: true, first_name: 'Noa', last_name: 'Finance' });
  const member = as(visitor, person);
  const staff = { ...visitor, actor: { ...actor, tookSecondStep: true } };
  return { visitor, member, person, staff, staffId: userId };
}

const lastGrant = async (staff: TestCtx) => (await listGrants(staff, {})).items[0]?.id ?? '';

describe('asking for a scholarship', () => {
  const database = useDatabase();

  test('is kept encrypted, once for an address, and tells a visitor nothing about others', async () => {
    const { visitor, staff } = await makeWorld(database.db, { locale: 'he' });
    const { id } = await makeScholarshipRequest(visitor);
    expect(await getRequest(staff, id)).toMatchObject({
      name: 'Shira Levi',
      emailAddress: 'shira@school.example',
      language: 'he',
      hasAccount: false,
      monthly: { premium: 1800, standard: 900 },
    });
    const stored = await database.db.selectFrom('scholarship_requests').selectAll().execute();
    for (const secret of ['Shira', 'shira', 'Sundays']) expect(JSON.stringify(stored)).not.toContain(secret);
    expect(visitor.sent).toEqual([]);

    const again = scholarshipInput({ emailAddress: 'SHIRA@school.example', words: 'Again.' });
    expect(await ask(visitor, again)).toEqual({ emailAddress: 'SHIRA@school.example' });
    await ask(visitor, again);
    expect((await listRequests(staff, {})).totalItems).toBe(1);
    expect(visitor.sent.map(({ to, language }) => [to, language])).toEqual([['shira@school.example', 'he']]);
    visitor.clock.advance(daySeconds + 1);
    await ask(visitor, again);
    expect(visitor.sent).toHaveLength(2);
  });

  test('signed in uses the proved address, whatever was typed, and says how the first one stands', async () => {
    const { member, person } = await makeWorld(database.db);
    await ask(member, scholarshipInput());
    expect(await getOwn(member)).toMatchObject({
      request: { state: 'open' },
      mayAsk: false,
      emailAddress: person.emailAddress,
    });
    await expect(ask(member, scholarshipInput())).rejects.toMatchObject({ code: 'already_asked' });
    expect(member.sent).toEqual([]);
  });

  test('signed in without a proved address is answered by mail, and asks as a visitor does', async () => {
    const { visitor, staff } = await makeWorld(database.db);
    const unproved = as(visitor, await makeUser(visitor, { email_verified_at: null }));
    await ask(visitor, scholarshipInput());
    await ask(unproved, scholarshipInput());
    expect((await listRequests(staff, {})).totalItems).toBe(1);
    expect(await getOwn(unproved)).toMatchObject({ request: null, emailAddress: null, mayAsk: true });
  });

  test('shows what she asked as a visitor, once the address is proved to be hers', async () => {
    const { visitor, member, person } = await makeWorld(database.db);
    await ask(visitor, scholarshipInput({ emailAddress: person.emailAddress }));
    expect((await getOwn(member)).request).toMatchObject({ state: 'open' });
    await expect(ask(member, scholarshipInput())).rejects.toMatchObject({ code: 'already_asked' });
  });

  test('is not for children, and less often without a captcha', async () => {
    const { visitor } = await makeWorld(database.db);
    for (const child of [{ role: 'home' as const }, { adult_from: new Date('2030-01-01') }]) {
      const ctx = as(visitor, await makeUser(visitor, child));
      await expect(ask(ctx, scholarshipInput())).rejects.toMatchObject({ kind: 'forbidden' });
    }
    const { visitor: plain } = await makeWorld(database.db, { captcha: createCaptchaTwin('missing') });
    const asks = (tries: number) => ask(plain, scholarshipInput({ emailAddress: `a${tries}@b.example` }));
    for (let tries = 0; tries < 4; tries += 1) await asks(tries);
    await expect(asks(4)).rejects.toMatchObject({ kind: 'too-many' });
  });
});

describe('a decision', () => {
  const database = useDatabase();

  test('opens everything to an account at once, says so in her language, and takes the budget', async () => {
    const { member, person, staff, staffId } = await makeWorld(database.db, { locale: 'ru' });
    const { id } = await makeScholarshipRequest(member);
    await grantWholePlan(staff, { id, version: 1, endsOn, answer: 'Learn well.\n\nNoa' });
    expect(await planOf(member, person.userId)).toBe('complimentary');
    expect(await readBudget(staff)).toMatchObject({ spent: wholeYear, left: 500_000 - wholeYear });
    expect(member.sent).toHaveLength(1);
    expect(member.sent[0]).toMatchObject({ to: person.emailAddress, language: 'ru' });
    expect(member.sent[0]?.text).toContain('Learn well.');
    expect(await getOwn(member)).toMatchObject({
      request: { state: 'granted', answer: 'Learn well.\n\nNoa' },
      given: { kind: 'complimentary', state: 'running', endsOn },
    });
    const log = await readAuditLog(staff);
    expect(log.map(({ who, what, subject }) => [who, what, subject])).toEqual([
      [staffId, 'scholarship.granted', id],
    ]);
    const states = JSON.stringify(await readAuditStates(staff));
    for (const secret of ['Shira', 'Sundays', 'Learn well']) expect(states).not.toContain(secret);
  });

  test('reaches a visitor by a link that opens everything in one account, once', async () => {
    const { visitor, member, person, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(visitor);
    await grantWholePlan(staff, { id, version: 1, endsOn, answer: '' });
    const token = tokenOf(visitor);
    expect(await getAnswer(visitor, token)).toEqual({ plan: 'premium', endsOn });
    expect(await planOf(member, person.userId)).toBe('free');
    expect(await claim(member, token)).toMatchObject({ given: { state: 'running' } });
    expect(await planOf(member, person.userId)).toBe('complimentary');
    await expect(getAnswer(visitor, token)).rejects.toMatchObject({ kind: 'not-found' });
    const other = as(visitor, await makeUser(visitor));
    await expect(claim(other, token)).rejects.toMatchObject({ code: 'link_over' });
    for (const wrong of ['', 'unknown'])
      await expect(claim(other, wrong)).rejects.toMatchObject({ code: 'link_over' });
  });

  test('gives a part of the price by a code that works once', async () => {
    const { member, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(member);
    const part = { id, version: 1, percent: 75, plan: 'premium', payments: 'every', answer: '' } as const;
    await grantDiscount(staff, part);
    const { given } = await getOwn(member);
    expect(given).toMatchObject({ kind: 'discount', percent: 7500, state: 'running' });
    const code = given?.code ?? '';
    expect(member.sent[0]?.text).toContain(code);
    const purchase = {
      plan: 'premium',
      currency: 'USD',
      isFirstPayment: true,
      payer: { key: 'somebody' },
    } as const;
    expect(await checkCoupon(member, code, purchase)).toEqual({
      terms: { kind: 'percent', hundredths: 7500, payments: 'every' },
    });
    expect(await readBudget(staff)).toMatchObject({ spent: (wholeYear * 3) / 4 });
  });

  test('to decline needs words of one’s own where no reason fits, and is mailed kindly', async () => {
    const { visitor, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(visitor);
    const other = { id, version: 1, reason: 'other', answer: '' } as const;
    expect(() => declineRequest(staff, other)).toThrow();
    await declineRequest(staff, { ...other, reason: 'covered' });
    expect(visitor.sent[0]?.text).toContain('open to you already');
    expect(await getRequest(staff, id)).toMatchObject({ state: 'declined', reason: 'covered' });
    await expect(grantWholePlan(staff, { id, version: 2, endsOn, answer: '' })).rejects.toMatchObject({
      code: 'decided_already',
    });
    // She may ask again.
    await ask(visitor, scholarshipInput());
    expect((await listRequests(staff, {})).totalItems).toBe(2);
  });

  test('needs a day that fits, a version that was seen, and a budget that is left', async () => {
    const { visitor, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(visitor);
    const grant = (changes: object) =>
      grantWholePlan(staff, { id, version: 1, endsOn, answer: '', ...changes });
    for (const day of ['2026-11-17', '2030-11-17'])
      await expect(grant({ endsOn: day })).rejects.toMatchObject({ issues: [{ path: 'endsOn' }] });
    await expect(grant({ version: 2 })).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await expect(grant({ id: 'unknown' })).rejects.toMatchObject({ kind: 'not-found' });
    await changeSetting(staff, budgetSetting, wholeYear - 1);
    await expect(grant({})).rejects.toMatchObject({
      issues: [{ path: 'endsOn', messageKey: 'scholarships.field.overBudget' }],
    });
    expect(await getRequest(staff, id)).toMatchObject({ state: 'open' });
    expect(visitor.sent).toEqual([]);
    await changeSetting(staff, budgetSetting, wholeYear);
    await grant({});
    expect(await readBudget(staff)).toMatchObject({ left: 0 });
  });
});

describe('what was given', () => {
  const database = useDatabase();

  test('to someone who did not ask is given once for a key, beside the budget if it is to be', async () => {
    const { member, person, staff } = await makeWorld(database.db);
    const gift = {
      emailAddress: person.emailAddress.toUpperCase(),
      endsOn,
      note: 'Helps with captions.',
      inBudget: false,
      key: 'a-key-of-a-page',
    };
    const { id } = await giveComplimentary(staff, gift);
    expect((await giveComplimentary(staff, gift)).id).toBe(id);
    expect(member.sent).toHaveLength(1);
    expect(await planOf(member, person.userId)).toBe('complimentary');
    expect(await readBudget(staff)).toMatchObject({ spent: 0 });
    expect(await getGrant(staff, id)).toMatchObject({ value: wholeYear, inBudget: false });
    const child = await makeUser(staff, { role: 'student' });
    for (const emailAddress of ['nobody@example.org', child.emailAddress])
      await expect(
        giveComplimentary(staff, { ...gift, emailAddress, key: 'another-key' }),
      ).rejects.toMatchObject({ issues: [{ path: 'emailAddress' }] });
    await inTransaction(staff, (ctx) => erasePerson(ctx, person.userId));
    expect(await getGrant(staff, id)).toMatchObject({ holder: null, note: '', value: wholeYear });
  });

  test('can go on, and is taken back with the months that have not begun', async () => {
    const { member, person, staff } = await makeWorld(database.db);
    const { id: request } = await makeScholarshipRequest(member);
    await grantWholePlan(staff, { id: request, version: 1, endsOn: '2027-02-17', answer: '' });
    const id = await lastGrant(staff);
    const extend = (day: string, version = 1) => extendGrant(staff, { id, version, endsOn: day });
    await expect(extend('2027-02-17')).rejects.toMatchObject({ issues: [{ path: 'endsOn' }] });
    await extend('2027-05-17');
    await expect(extend('2027-06-17')).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await readBudget(staff)).toMatchObject({ spent: 6 * 1800 });
    staff.clock.advance(40 * daySeconds);
    const withdrawn = await withdrawScholarship(staff, { id, version: 2 });
    expect(withdrawn).toMatchObject({ state: 'withdrawn', value: 2 * 1800, mayExtend: false });
    expect(await planOf(member, person.userId)).toBe('free');
    expect(member.sent).toHaveLength(3);
    await expect(extend('2027-08-17', 3)).rejects.toMatchObject({ code: 'grant_over' });
    expect(await getOwn(member)).toMatchObject({ mayAsk: true, given: { state: 'withdrawn' } });
  });

  test('reminds its holder once, a month before it ends, and she may ask again', async () => {
    const { member, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(member);
    await grantWholePlan(staff, { id, version: 1, endsOn: '2027-02-17', answer: '' });
    await remindHolders(staff);
    expect(await readMessages(member)).toEqual([]);
    await expect(ask(member, scholarshipInput())).rejects.toMatchObject({ code: 'has_scholarship' });
    staff.clock.advance(63 * daySeconds);
    for (const run of [remindHolders, remindHolders]) await run(staff);
    const told = [...(await readMessages(member)), member.sent.at(-1)?.subject];
    expect(told).toEqual([expect.stringContaining('February 17, 2027'), 'Your scholarship ends soon']);
    await ask(member, scholarshipInput());
  });

  test('goes back to the budget if nobody claims or uses it', async () => {
    const { visitor, member, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(visitor);
    await grantWholePlan(staff, { id, version: 1, endsOn, answer: '' });
    const token = tokenOf(visitor);
    const { id: other } = await makeScholarshipRequest(member);
    const part = { percent: 50, plan: 'standard', payments: 'first', answer: '' } as const;
    await grantDiscount(staff, { id: other, version: 1, ...part });
    await takeBackUnused(staff);
    expect(await readBudget(staff)).toMatchObject({ spent: wholeYear + 6 * 900 });
    staff.clock.advance(93 * daySeconds);
    await takeBackUnused(staff);
    await takeBackUnused(staff);
    const { items } = await listGrants(staff, {});
    expect(items.map(({ state, value }) => [state, value])).toEqual([
      ['withdrawn', 0],
      ['withdrawn', 0],
    ]);
    await expect(claim(member, token)).rejects.toMatchObject({ code: 'link_over' });
  });

  test('and what was asked is in the copy of her data, goes with her account, and is not kept for ever', async () => {
    const { visitor, member, person, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(member);
    await grantWholePlan(staff, { id, version: 1, endsOn, answer: 'Gladly.' });
    expect(await exportScholarships(member, person.userId)).toMatchObject({
      requests: [{ words: expect.stringContaining('Sundays') as string, answer: 'Gladly.' }],
      grants: [{ kind: 'complimentary', ends_on: endsOn }],
    });
    const { id: declined } = await makeScholarshipRequest(visitor);
    await declineRequest(staff, { id: declined, version: 1, reason: 'unclear', answer: '' });
    staff.clock.advance(366 * daySeconds);
    await removeOldRequests(staff);
    expect((await listRequests(staff, {})).items.map(({ id: left }) => left)).toEqual([id]);
    await inTransaction(staff, (ctx) => erasePerson(ctx, person.userId));
    expect((await listRequests(staff, {})).totalItems).toBe(0);
    expect((await listGrants(staff, {})).items).toMatchObject([{ holder: null }]);
  });
});

describe('at the same moment', () => {
  const database = useCommittedDatabase();

  test('two decide, and one decision counts', async () => {
    const { visitor, staff } = await makeWorld(database.db);
    const { id } = await makeScholarshipRequest(visitor, { emailAddress: 'both@example.org' });
    const spent = (await readBudget(staff)).spent;
    const both = await Promise.allSettled([
      grantWholePlan(staff, { id, version: 1, endsOn, answer: '' }),
      declineRequest(staff, { id, version: 1, reason: 'budget', answer: '' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(visitor.sent).toHaveLength(1);
    const { state } = await getRequest(staff, id);
    expect((await readBudget(staff)).spent - spent).toBe(state === 'granted' ? wholeYear : 0);
  });

  test('twenty are granted, and the budget is never passed', async () => {
    const { visitor, staff } = await makeWorld(database.db);
    const { spent } = await readBudget(staff);
    await changeSetting(staff, budgetSetting, spent + 3 * wholeYear + 100);
    const ids: string[] = [];
    for (let each = 0; each < 20; each += 1) {
      visitor.clock.advance(3601);
      ids.push((await makeScholarshipRequest(visitor, { emailAddress: `p${each}@twenty.example` })).id);
    }
    const all = await Promise.allSettled(
      ids.map((id) => grantWholePlan(staff, { id, version: 1, endsOn, answer: '' })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await readBudget(staff)).left).toBe(100);
    await changeSetting(staff, budgetSetting, 500_000);
  });

  test('two send the same form, and one request is there', async () => {
    const { visitor, staff } = await makeWorld(database.db);
    const { totalItems } = await listRequests(staff, {});
    const input = scholarshipInput({ emailAddress: 'twice@example.org' });
    await Promise.all([ask(visitor, input), ask(visitor, input)]);
    expect((await listRequests(staff, {})).totalItems).toBe(totalItems + 1);
  });

  test('a process that is killed anywhere while it is granted and claimed gives it once or not at all', async () => {
    const { visitor, member, staff, person } = await makeWorld(database.db);
    let id = '';
    let round = 0;
    const begin = async () => {
      round += 1;
      visitor.clock.advance(3601);
      ({ id } = await makeScholarshipRequest(visitor, { emailAddress: `k${round}@killed.example` }));
    };
    await begin();
    const steps = await dieAtEachStep(
      staff,
      async (dying) => {
        await grantWholePlan({ ...staff, ...dying }, { id, version: 1, endsOn: '2026-12-17', answer: '' });
      },
      async () => {
        const { state, grantId } = await getRequest(staff, id);
        expect(state === 'granted').toBe(grantId !== null);
        const costs = await database.db
          .selectFrom('scholarship_costs')
          .innerJoin('scholarship_grants', 'scholarship_grants.id', 'grant_id')
          .select('value')
          .where('request_id', '=', id)
          .execute();
        expect(costs).toEqual(state === 'granted' ? [{ value: 1800 }] : []);
        if (state === 'granted') await begin();
      },
    );
    expect(steps).toBeGreaterThan(10);
    // The one that nothing killed.
    expect(await getRequest(staff, id)).toMatchObject({ state: 'granted' });
    const token = tokenOf(visitor);
    await dieAtEachStep(
      member,
      async (dying) => {
        if ((await planOf(member, person.userId)) === 'free') await claim({ ...member, ...dying }, token);
      },
      async () => {
        const isGiven = (await planOf(member, person.userId)) === 'complimentary';
        expect((await getOwn(member)).given !== null).toBe(isGiven);
      },
    );
    expect(await planOf(member, person.userId)).toBe('complimentary');
  }, 120_000);
});
