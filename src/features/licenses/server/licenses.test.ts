import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { daySeconds } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { printDocument } from '#features/invoices/server/public.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { erasePerson, findSeats } from '#features/people/server/public.ts';
import { makeUser, readAuditLog, readAuditStates, type TestUser } from '#features/people/testing.ts';
import { requestLicense } from '../asking/server/request-license.ts';
import { getQuote } from '../asking/server/quote.ts';
import { acceptLicense, cancelLicense, declineLicense, markPaid } from '../finance/server/decide-licenses.ts';
import { getLicense, listLicenses } from '../finance/server/view-licenses.ts';
import { getOwnLicense, listOwn } from '../holding/server/own-licenses.ts';
import { renewLicense } from '../holding/server/renew.ts';
import { acceptShare, changeShare, endShare, getInvitation, shareLicense } from '../holding/server/shares.ts';
import { licenseInput, makeLicense } from '../testing.ts';
import { exportLicenses } from './personal-data.ts';
import { seatPricesSetting } from './settings.ts';
import { remindOfInvoices, tellOfEnds } from './upkeep.ts';

const as = <C extends TestCtx>(ctx: C, { actor }: Pick<TestUser, 'actor'>): C => ({ ...ctx, actor });
const tokenOf = (ctx: TestCtx) => /invitations\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
const planOf = async (ctx: TestCtx, userId: UserId) => (await findEntitlements(ctx, userId)).plan;
const owed = (ctx: TestCtx, currency: 'GBP' | 'ILS' = 'GBP') =>
  readBalance(ctx, { entity: currency === 'GBP' ? 'uk' : 'il', currency }, { purpose: 'receivable' });
const reason = 'The school has closed.';

/** Two educators with proved addresses, and someone of finance. Today is 17 November 2026; a seat is £5. */
async function makeWorld(db: TestCtx['db']) {
  const ctx = makeCtx(db);
  const proved = { role: 'educator' as const, email_verified_at: ctx.clock.now() };
  const holder = await makeUser(ctx, { ...proved, first_name: 'Shira', last_name: 'Levi' });
  const colleague = await makeUser(ctx, proved);
  const { actor } = await makeUser(ctx, { admin: true });
  const staff = { ...ctx, actor: { ...actor, tookSecondStep: true } };
  return { ctx, holder, own: as(ctx, holder), colleague, other: as(ctx, colleague), staff };
}

/** A license of twenty seats that is accepted. */
async function makeAccepted(world: Awaited<ReturnType<typeof makeWorld>>) {
  const { id } = await makeLicense(world.own);
  await acceptLicense(world.staff, { id, version: 1 });
  return id;
}

describe('asking for a license', () => {
  const database = useDatabase();

  test('shows seats, tax and total in the currency of the country', async () => {
    const { ctx } = await makeWorld(database.db);
    expect(await getQuote(ctx, { seats: 100, country: 'GB' })).toMatchObject({
      currency: 'GBP',
      unit: 500,
      price: 50_000,
      tax: null,
      total: 50_000,
    });
    expect(await getQuote(ctx, { seats: 10, country: 'IL' })).toMatchObject({
      currency: 'ILS',
      total: 22_000,
      tax: { amount: 3356, mode: 'inclusive' },
    });
    for (const seats of [9, 5001, 10.5])
      await expect(getQuote(ctx, { seats, country: 'US' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  test('is kept once for a key, encrypted, and one at a time', async () => {
    const { own, holder, staff } = await makeWorld(database.db);
    const input = await licenseInput(own);
    const { id } = await requestLicense(own, input);
    expect(await requestLicense(own, input)).toEqual({ id });
    await expect(makeLicense(own)).rejects.toMatchObject({ code: 'already_requested' });
    expect(await getLicense(staff, id)).toMatchObject({
      state: 'requested',
      school: 'Beit Sefer Ofek',
      endsOn: '2027-11-16',
      holder: { name: 'Shira Levi' },
    });
    const stored = JSON.stringify(await database.db.selectFrom('licenses').selectAll().execute());
    for (const secret of ['Ofek', 'billing@', 'PO-77']) expect(stored).not.toContain(secret);
    expect(await planOf(own, holder.userId)).toBe('free');
    expect(own.sent).toEqual([]);
  });

  test('is for educators, at the price that the page showed, from a day that comes', async () => {
    const { ctx, own } = await makeWorld(database.db);
    const parent = as(ctx, await makeUser(ctx, { role: 'parent' }));
    await expect(makeLicense(parent)).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(makeLicense(own, { total: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    for (const startsOn of ['2026-11-16', '2027-11-19'])
      expect(() => requestLicense(own, { ...input, startsOn })).toThrow();
    await changeSetting(ctx, seatPricesSetting, { ...seatPricesSetting.initial, GBP: 700 });
    await expect(requestLicense(own, input)).rejects.toMatchObject({ code: 'price_changed' });
  });
  const input = {
    seats: 20,
    country: 'GB',
    total: 10_000,
    key: 'a-key-of-a-page',
    startsOn: '2026-12-01',
    school: 'School',
    address: 'Street',
    contactName: 'Dana',
    contactEmail: 'dana@example.org',
    purchaseOrder: '',
    taxNumber: '',
  };
});

describe('finance', () => {
  const database = useDatabase();

  test('accepts a request: what is owed is booked, the invoice says how to pay it, and the seats are there', async () => {
    const world = await makeWorld(database.db);
    const { own, holder, staff } = world;
    const id = await makeAccepted(world);
    expect(await owed(own)).toBe(10_000n);
    expect(await verifyLedger(own)).toEqual([]);
    expect(await planOf(own, holder.userId)).toBe('premium');
    expect(await findSeats(own, holder.userId)).toBe(20);
    const { invoiceId, dueOn } = await getLicense(staff, id);
    expect(dueOn).toBe('2026-12-17');
    const { name, bytes } = await printDocument(own, invoiceId ?? '');
    expect(name).toBe('UK-2026-000001.pdf');
    expect(bytes.length).toBeGreaterThan(1000);
    expect(own.sent.map(({ to }) => to)).toEqual(['billing@school.example', holder.emailAddress]);
    expect(own.sent[0]?.text).toContain('UK-2026-000001');
    expect(own.sent[0]?.text).toContain('PO-77');
    expect(own.sent[0]?.text).toMatch(/\/invoices\/[\w-]{43}/);
    expect((await readAuditLog(own)).map(({ what }) => what)).toEqual(['license.accepted']);
    expect(JSON.stringify(await readAuditStates(own))).not.toContain('Ofek');
    await expect(acceptLicense(staff, { id, version: 2 })).rejects.toMatchObject({ code: 'wrong_state' });
    await database.db.updateTable('licenses').set({ total: 10_001 }).where('id', '=', id).execute();
    expect(await verifyLedger(own)).toMatchObject([{ check: 'receivable', subject: 'GBP' }]);
  });

  test('accepts one that begins later: until then there is nothing', async () => {
    const { own, holder, staff } = await makeWorld(database.db);
    const { id } = await makeLicense(own, { startsOn: '2027-01-10', country: 'IL' });
    await acceptLicense(staff, { id, version: 1 });
    expect(await owed(own, 'ILS')).toBe(44_000n);
    expect(await readBalance(own, { entity: 'il', currency: 'ILS' }, { purpose: 'tax', detail: 'IL' })).toBe(
      -6712n,
    );
    expect(await planOf(own, holder.userId)).toBe('free');
    own.clock.advance((Date.parse('2027-01-09T10:00:00Z') - own.clock.now().getTime()) / 1000);
    expect(await planOf(own, holder.userId)).toBe('premium');
    own.clock.advance((Date.parse('2028-01-10T12:00:00Z') - own.clock.now().getTime()) / 1000);
    expect(await planOf(own, holder.userId)).toBe('free');
  });

  test('marks it as paid once, with the whole sum', async () => {
    const world = await makeWorld(database.db);
    const { own, staff } = world;
    const id = await makeAccepted(world);
    const paid = { id, version: 2, paidOn: '2026-11-17', reference: 'TX 9', amount: '100.00' };
    for (const [changes, path] of [
      [{ amount: '99.99' }, 'amount'],
      [{ amount: '100,00' }, 'amount'],
      [{ paidOn: '2026-11-20' }, 'paidOn'],
    ] as const)
      await expect(markPaid(staff, { ...paid, ...changes })).rejects.toMatchObject({ issues: [{ path }] });
    expect(await markPaid(staff, paid)).toMatchObject({ state: 'paid', paidReference: 'TX 9' });
    expect(await markPaid(staff, paid)).toMatchObject({ state: 'paid', version: 3 });
    await expect(markPaid(staff, { ...paid, reference: 'TX 10' })).rejects.toMatchObject({
      code: 'wrong_state',
    });
    expect(await owed(own)).toBe(0n);
    expect(await readBalance(own, { entity: 'uk', currency: 'GBP' }, { purpose: 'bank' })).toBe(10_000n);
    expect(await verifyLedger(own)).toEqual([]);
    await expect(cancelLicense(staff, { id, version: 3, reason })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  test('cancels what was not paid: a credit note, the books, and the seats of all', async () => {
    const world = await makeWorld(database.db);
    const { own, other, holder, colleague, staff } = world;
    const id = await makeAccepted(world);
    await shareLicense(own, { id, emailAddress: 'other@school.example', seats: 5 });
    await acceptShare(other, tokenOf(own));
    expect(await findSeats(own, colleague.userId)).toBe(5);
    await cancelLicense(staff, { id, version: 2, reason });
    expect(await owed(own)).toBe(0n);
    expect(await verifyLedger(own)).toEqual([]);
    for (const { userId } of [holder, colleague]) expect(await planOf(own, userId)).toBe('free');
    expect(own.sent.at(-1)?.text).toContain(reason);
    const kinds = await database.db.selectFrom('licenses').select(['state', 'reason']).execute();
    expect(kinds).toEqual([{ state: 'canceled', reason }]);
  });

  test('declines with a reason, and lists what waits and what is overdue', async () => {
    const world = await makeWorld(database.db);
    const { own, staff } = world;
    const { id } = await makeLicense(own);
    await declineLicense(staff, { id, version: 1, reason });
    expect(own.sent[0]?.text).toContain(reason);
    const accepted = await makeAccepted(world);
    const listed = async (state: 'overdue' | 'unpaid') =>
      (await listLicenses(staff, { state })).items.map((item) => item.id);
    expect(await listed('overdue')).toEqual([]);
    expect(await listed('unpaid')).toEqual([accepted]);
    own.clock.advance(31 * daySeconds);
    expect(await listed('overdue')).toEqual([accepted]);
  });

  test('has billing contacts reminded on the due day and twice after it', async () => {
    const world = await makeWorld(database.db);
    const { own } = world;
    await makeAccepted(world);
    const counts = [];
    for (const day of [29, 1, 13, 1, 16, 30]) {
      own.clock.advance(day * daySeconds);
      const before = own.sent.length;
      await remindOfInvoices(own);
      await remindOfInvoices(own);
      counts.push(own.sent.length - before);
    }
    expect(counts).toEqual([0, 1, 0, 1, 1, 0]);
    expect(own.sent.at(-1)?.to).toBe('billing@school.example');
  });
});

describe('a license', () => {
  const database = useDatabase();

  test('is shared by its holder with colleagues, who have their seats as long as she lets them', async () => {
    const world = await makeWorld(database.db);
    const { ctx, own, other, holder, colleague } = world;
    const id = await makeAccepted(world);
    await shareLicense(own, { id, emailAddress: 'other@school.example', seats: 8 });
    const token = tokenOf(own);
    expect(await findSeats(own, holder.userId)).toBe(12);
    expect(await getInvitation(ctx, token)).toMatchObject({ school: 'Beit Sefer Ofek', seats: 8 });
    const again = { id, emailAddress: 'OTHER@school.example', seats: 1 };
    await expect(shareLicense(own, again)).rejects.toMatchObject({ code: 'shared_already' });
    const learner = as(ctx, await makeUser(ctx));
    await expect(inTransaction(learner, (at) => acceptShare(at, token))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await acceptShare(other, token);
    await expect(acceptShare(other, token)).rejects.toMatchObject({ code: 'link_over' });
    expect(await planOf(own, colleague.userId)).toBe('premium');
    expect(await listOwn(other)).toMatchObject({ items: [], sharedUntil: '2027-11-16' });
    const [share] = (await getOwnLicense(own, id)).shares;
    await expect(changeShare(own, { id, shareId: share?.id ?? '', seats: 21 })).rejects.toMatchObject({
      code: 'too_few_seats',
    });
    await changeShare(own, { id, shareId: share?.id ?? '', seats: 15 });
    expect(await findSeats(own, colleague.userId)).toBe(15);
    expect(await endShare(own, { id, shareId: share?.id ?? '' })).toMatchObject({
      shares: [],
      seatsLeft: 20,
    });
    expect(await planOf(own, colleague.userId)).toBe('free');
    expect(await findSeats(own, holder.userId)).toBe(20);
    for (const stranger of [other, learner]) {
      await expect(getOwnLicense(stranger, id)).rejects.toMatchObject({ kind: 'not-found' });
      await expect(endShare(stranger, { id, shareId: 'x' })).rejects.toMatchObject({ kind: 'not-found' });
    }
  });

  test('is renewed for the next year in its last months, pressed twice once', async () => {
    const world = await makeWorld(database.db);
    const { own, staff } = world;
    const id = await makeAccepted(world);
    await expect(renewLicense(own, id)).rejects.toMatchObject({ code: 'not_renewable' });
    own.clock.advance(310 * daySeconds);
    await tellOfEnds(own);
    await tellOfEnds(own);
    expect(await readMessages(own)).toHaveLength(1);
    own.clock.advance(30 * daySeconds);
    await tellOfEnds(own);
    expect(await readMessages(own)).toHaveLength(2);
    expect(own.sent.at(-1)).toMatchObject({ subject: 'Your license ends soon' });
    const { id: next } = await renewLicense(own, id);
    expect(await renewLicense(own, id)).toEqual({ id: next });
    expect(await getLicense(staff, next)).toMatchObject({
      startsOn: '2027-11-17',
      endsOn: '2028-11-16',
      school: 'Beit Sefer Ofek',
      purchaseOrder: '',
    });
  });

  test('is in the copy of her data; of an erased holder stays the school, of a colleague nothing', async () => {
    const world = await makeWorld(database.db);
    const { own, other, holder, colleague, staff } = world;
    const id = await makeAccepted(world);
    await shareLicense(own, { id, emailAddress: 'other@school.example', seats: 8 });
    await acceptShare(other, tokenOf(own));
    expect(await exportLicenses(own, holder.userId)).toMatchObject({
      licenses: [{ contactName: 'Dana Levi' }],
    });
    expect(await exportLicenses(own, colleague.userId)).toMatchObject({ shares: [{ seats: 8 }] });
    await inTransaction(own, (ctx) => erasePerson(ctx, colleague.userId));
    expect(await getOwnLicense(own, id)).toMatchObject({ shares: [], seatsLeft: 20 });
    expect(await findSeats(own, holder.userId)).toBe(20);
    await inTransaction(own, (ctx) => erasePerson(ctx, holder.userId));
    expect(await getLicense(staff, id)).toMatchObject({
      school: 'Beit Sefer Ofek',
      holder: null,
      contactName: '',
    });
    const before = own.sent.length;
    own.clock.advance(40 * daySeconds);
    await remindOfInvoices(own);
    expect(own.sent).toHaveLength(before);
  });
});

describe('at the same moment', () => {
  const database = useCommittedDatabase();

  test('twenty shares change, and together they never have more seats than there are', async () => {
    const world = await makeWorld(database.db);
    const { own, holder } = world;
    const id = await makeAccepted(world);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, each) =>
        shareLicense(own, { id, emailAddress: `c${each}@twenty.example`, seats: 3 }),
      ),
    );
    const { shares, seatsLeft } = await getOwnLicense(own, id);
    expect(shares).toHaveLength(all.filter(({ status }) => status === 'fulfilled').length);
    expect(shares.length).toBeGreaterThan(0);
    expect(seatsLeft).toBe(20 - 3 * shares.length);
    expect(seatsLeft).toBeGreaterThanOrEqual(0);
    await Promise.allSettled(shares.map(({ id: shareId }) => changeShare(own, { id, shareId, seats: 6 })));
    const after = await getOwnLicense(own, id);
    expect(after.seatsLeft).toBe(20 - after.shares.reduce((sum, { seats }) => sum + seats, 0));
    expect(after.seatsLeft).toBeGreaterThanOrEqual(0);
    expect(await findSeats(own, holder.userId)).toBe(after.seatsLeft);
  });

  test('two accept and two mark as paid, and each happens once', async () => {
    const { own, staff } = await makeWorld(database.db);
    const before = await owed(own);
    const { id } = await makeLicense(own);
    const both = await Promise.allSettled([
      acceptLicense(staff, { id, version: 1 }),
      acceptLicense(staff, { id, version: 1 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await owed(own)) - before).toBe(10_000n);
    const paid = { id, version: 2, paidOn: '2026-11-17', reference: 'TX', amount: '100.00' };
    await Promise.all([markPaid(staff, paid), markPaid(staff, paid)]);
    expect(await owed(own)).toBe(before);
    expect(await verifyLedger(own)).toEqual([]);
  });

  test('a process that is killed anywhere while a license is accepted, paid or canceled leaves whole steps', async () => {
    const world = await makeWorld(database.db);
    const { own, holder, staff } = world;
    let { id } = await makeLicense(own);
    const whole = async () => {
      const { state, invoiceId } = await getLicense(staff, id);
      expect(state === 'requested').toBe(invoiceId === null);
      const isGiven = state === 'accepted' || state === 'paid';
      expect(await planOf(own, holder.userId)).toBe(isGiven ? 'premium' : 'free');
      expect(await verifyLedger(own)).toEqual([]);
      return state;
    };
    const steps = await dieAtEachStep(
      staff,
      async (dying) => void (await acceptLicense({ ...staff, ...dying }, { id, version: 1 })),
      async () => void (await whole()),
    );
    expect(steps).toBeGreaterThan(15);
    expect(await whole()).toBe('accepted');
    await dieAtEachStep(
      staff,
      async (dying) => {
        const paid = { id, version: 2, paidOn: '2026-11-17', reference: 'TX', amount: '100.00' };
        await markPaid({ ...staff, ...dying }, paid);
      },
      async () => void (await whole()),
    );
    expect(await whole()).toBe('paid');
    const canceled = await makeWorld(database.db);
    ({ id } = await makeLicense(canceled.own));
    await acceptLicense(staff, { id, version: 1 });
    await dieAtEachStep(
      staff,
      async (dying) => void (await cancelLicense({ ...staff, ...dying }, { id, version: 2, reason })),
      async () => {
        expect((await getLicense(staff, id)).state).toBe('accepted');
        expect(await verifyLedger(own)).toEqual([]);
      },
    );
    expect((await getLicense(staff, id)).state).toBe('canceled');
    expect(await planOf(own, canceled.holder.userId)).toBe('free');
  }, 120_000);
});
