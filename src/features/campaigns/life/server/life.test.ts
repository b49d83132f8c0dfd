import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { hourMs } from '#core/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { listAudited, makeUser, type TestUser } from '#features/people/testing.ts';
import { decideOnCampaign, getAnyCampaign } from '#features/campaigns/deciding/server/decide.ts';
import { actOnCampaign } from '#features/campaigns/organizing/server/act-on-campaign.ts';
import { changeCampaign } from '#features/campaigns/organizing/server/change-campaign.ts';
import { getOwnCampaign, removeCampaign } from '#features/campaigns/organizing/server/own-campaigns.ts';
import type { OrganizerAct, StaffAct } from '#features/campaigns/life/policy.ts';
import { getCampaign, type WholeCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { exportCampaigns } from '#features/campaigns/server/personal-data.ts';
import { showCampaign } from '#features/campaigns/showing/server/show-campaigns.ts';
import { aboutCampaign, campaignPage, makeCampaign } from '#features/campaigns/testing.ts';
import { workOffClock } from './work-off-clock.ts';
import { endGiftsJob } from './move.ts';

const database = useDatabase();
let ctx: TestCtx;
let organizer: TestUser;
let hers: TestCtx;
let staff: TestCtx;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  ctx.jobs.define(endGiftsJob, () => Promise.resolve());
  organizer = await makeUser(ctx, { email_verified_at: ctx.clock.now() });
  hers = { ...ctx, actor: organizer.actor };
  const admin = await makeUser(ctx, { admin: true, email_verified_at: ctx.clock.now() });
  staff = { ...ctx, actor: { ...admin.actor, tookSecondStep: true } };
});

const setClock = (iso: string) => ctx.clock.advance((Date.parse(iso) - ctx.clock.now().getTime()) / 1000);

const act = (id: string, act: OrganizerAct) => actOnCampaign(hers, { id, act });

async function decide(id: string, act: StaffAct, reason = '') {
  const { version } = await getCampaign(ctx, { id });
  return decideOnCampaign(staff, { id, act, version, reason });
}

/** One that is live, by an organizer whom staff knows from now on. */
async function makeLive(changes: Parameters<typeof makeCampaign>[2] = {}): Promise<WholeCampaign> {
  const { id, slug } = await makeCampaign(ctx, organizer, changes);
  if ((await act(id, 'launch')).state === 'pending') await decide(id, 'approve');
  return getCampaign(ctx, { slug });
}

describe('a campaign', () => {
  test('waits for staff if it is the first of its organizer; the next ones do not', async () => {
    const first = await makeCampaign(ctx, organizer);
    expect(await getOwnCampaign(hers, first)).toMatchObject({ asksFirst: true, acts: ['launch'] });
    expect(await act(first.id, 'launch')).toMatchObject({ state: 'pending', acts: ['withdraw'] });
    expect(await decide(first.id, 'approve')).toMatchObject({
      state: 'live',
      staffActs: ['pause', 'cancel'],
    });
    const second = await makeCampaign(ctx, organizer, { startsOn: '2026-12-01', startsTime: '10:00' });
    expect(await act(second.id, 'launch')).toMatchObject({ state: 'scheduled' });
  });

  test('tells staff that it waits, and its organizer what became of it and why', async () => {
    const { id } = await makeCampaign(ctx, organizer);
    await act(id, 'launch');
    expect(await readMessages(staff)).toEqual(['“A new roof” waits for approval.']);
    await expect(decide(id, 'reject')).rejects.toMatchObject({ issues: [{ path: 'reason' }] });
    await decide(id, 'reject', 'Please say which roof.');
    const own = await getOwnCampaign(hers, await getCampaign(ctx, { id }));
    expect(own).toMatchObject({ state: 'rejected', reason: 'Please say which roof.', acts: ['revise'] });
    await act(id, 'revise');
    await act(id, 'launch');
    await decide(id, 'approve');
    expect(ctx.sent.map(({ subject }) => subject)).toEqual([
      'About “A new roof”',
      '“A new roof” is approved',
    ]);
    expect((await readMessages(hers)).toSorted()).toEqual([
      '“A new roof” is approved.',
      '“A new roof” is not approved yet. Our team has written why.',
    ]);
    expect(ctx.sent[0]?.text).toContain('Please say which roof.');
    expect(await listAudited(ctx)).toEqual(
      expect.arrayContaining(['campaign.rejected', 'campaign.approved']),
    );
    const { history } = await getAnyCampaign(staff, { id });
    expect(history.map(({ to }) => to)).toEqual([
      'live',
      'pending',
      'draft',
      'rejected',
      'pending',
      'draft',
      'step_2',
    ]);
  });

  test('is approved only as it was looked at', async () => {
    const { id } = await makeCampaign(ctx, organizer);
    await act(id, 'launch');
    const { version } = await getCampaign(ctx, { id });
    await change(id, { name: 'Another roof' });
    const refused = decideOnCampaign(staff, { id, act: 'approve', version, reason: '' });
    await expect(refused).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('whose time passed while it waited begins when it is approved, for as long as it was meant to last', async () => {
    const { id } = await makeCampaign(ctx, organizer, {
      startsOn: '2026-11-17',
      startsTime: '14:00',
      duration: '24h',
    });
    await act(id, 'launch');
    ctx.clock.advance(5 * 3600);
    const { startsAt, endsAt, state } = await decide(id, 'approve');
    expect({ startsAt, endsAt, state }).toEqual({
      startsAt: '2026-11-17T17:00:00.000Z',
      endsAt: '2026-11-18T17:00:00.000Z',
      state: 'live',
    });
  });

  test('that is launched on Shabbat of its place begins when it is out, and would end after the next one', async () => {
    await makeLive();
    const { id } = await makeCampaign(ctx, organizer, { duration: 'week' });
    setClock('2026-11-21T12:00:00Z');
    const { state, startsAt, endsAt } = await act(id, 'launch');
    expect(state).toBe('scheduled');
    expect(startsAt > '2026-11-21T16:30:00.000Z').toBe(true);
    expect(Date.parse(endsAt ?? '') - Date.parse(startsAt)).toBeGreaterThan(6.9 * 24 * hourMs);
    await workOffClock(ctx);
    expect((await getCampaign(ctx, { id })).state).toBe('scheduled');
  });

  test('begins and ends by the clock, with a mail for each', async () => {
    await makeLive();
    const { id } = await makeCampaign(ctx, organizer, {
      startsOn: '2026-11-18',
      startsTime: '10:00',
      duration: '24h',
    });
    await act(id, 'launch');
    ctx.sent.length = 0;
    await workOffClock(ctx);
    expect((await getCampaign(ctx, { id })).state).toBe('scheduled');
    setClock('2026-11-18T10:00:30Z');
    await workOffClock(ctx);
    expect((await getCampaign(ctx, { id })).state).toBe('live');
    setClock('2026-11-19T10:05:00Z');
    await workOffClock(ctx);
    await workOffClock(ctx);
    const { state, ends_at } = await getCampaign(ctx, { id });
    expect({ state, ends: ends_at?.toISOString() }).toEqual({
      state: 'ended',
      ends: '2026-11-19T10:00:00.000Z',
    });
    expect(ctx.sent.map(({ subject }) => subject)).toEqual(['“A new roof” is live', '“A new roof” is over']);
  });

  test('without a set end is ended by its organizer; any other one is not', async () => {
    const open = await makeLive({ duration: 'open' });
    expect(await act(open.id, 'end')).toMatchObject({ state: 'ended', endsAt: '2026-11-17T12:00:00.001Z' });
    const week = await makeLive({ duration: 'week' });
    await expect(act(week.id, 'end')).rejects.toMatchObject({ code: 'not_now' });
  });

  test('makes no move that it has not', async () => {
    const { id } = await makeLive();
    await expect(act(id, 'launch')).rejects.toMatchObject({ code: 'not_now' });
    await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'not_now' });
    await decide(id, 'cancel', 'It is not theirs.');
    await expect(decide(id, 'resume')).rejects.toMatchObject({ code: 'not_now' });
    const later = await makeCampaign(ctx, organizer);
    // An organizer whose only campaign was canceled asks again.
    expect(await act(later.id, 'launch')).toMatchObject({ state: 'pending' });
  });

  test('is nothing to a stranger', async () => {
    const { id, slug } = await makeCampaign(ctx, organizer);
    const other = await makeUser(ctx);
    const theirs = { ...ctx, actor: other.actor };
    for (const asked of [
      () => getOwnCampaign(theirs, { slug }),
      () => actOnCampaign(theirs, { id, act: 'launch' }),
      () => removeCampaign(theirs, { id }),
      () => showCampaign(theirs, { slug }),
      () => showCampaign(ctx, { slug }),
      () => getOwnCampaign(theirs, { slug: 'unknown' }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: 'not_found' });
    expect(await showCampaign(hers, { slug })).toMatchObject({ state: 'draft' });
  });
});

type Changed = Partial<Parameters<typeof changeCampaign>[1]>;

async function change(id: string, changes: Changed) {
  const { version, slug } = await getCampaign(ctx, { id });
  const unchanged = { duration: undefined, startsOn: undefined, startsTime: undefined };
  return changeCampaign(hers, {
    ...aboutCampaign,
    ...campaignPage,
    ...unchanged,
    slug,
    id,
    version,
    ...changes,
  });
}

describe('a change', () => {
  test('of an address that was live leads on for ever; one that was not is free again', async () => {
    const draft = await makeCampaign(ctx, organizer, { slug: 'first-name' });
    await change(draft.id, { slug: 'second-name' });
    await act(draft.id, 'launch');
    await decide(draft.id, 'approve');
    await change(draft.id, { slug: 'third-name' });
    expect(await showCampaign(ctx, { slug: 'second-name' })).toMatchObject({ slug: 'third-name' });
    await expect(showCampaign(ctx, { slug: 'first-name' })).rejects.toMatchObject({ code: 'not_found' });
    const other = await makeUser(ctx);
    await makeCampaign(ctx, other, { slug: 'first-name' });
    const taken = { issues: [{ path: 'slug', messageKey: 'campaigns.field.slugTaken' }] };
    await expect(makeCampaign(ctx, await makeUser(ctx), { slug: 'second-name' })).rejects.toMatchObject(
      taken,
    );
    // Its own old one it may have again.
    await change(draft.id, { slug: 'second-name' });
    // Also when it is gone.
    await removeCampaign(hers, { id: draft.id });
    await expect(makeCampaign(ctx, await makeUser(ctx), { slug: 'third-name' })).rejects.toMatchObject(taken);
  });

  test('that can no longer be made says so at its field, and changes nothing', async () => {
    const { id } = await makeLive({ duration: 'week' });
    const refused = await change(id, {
      name: 'Renamed',
      goal: '1,500',
      endsOn: '2026-11-18',
      endsTime: '10:00',
    }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      issues: [
        { path: 'goal', messageKey: 'campaigns.refused.goal' },
        { path: 'endsOn', messageKey: 'campaigns.refused.endsAt' },
      ],
    });
    expect(await getCampaign(ctx, { id })).toMatchObject({ name: 'A new roof', goal: 200_000 });
  });

  test('of the end is a later one, once', async () => {
    const { id } = await makeLive({ duration: 'week' });
    await change(id, { endsOn: '2026-11-26', endsTime: '10:00' });
    expect(await getCampaign(ctx, { id })).toMatchObject({
      ends_at: new Date('2026-11-26T10:00:00Z'),
      end_moved: true,
    });
    const again = change(id, { endsOn: '2026-11-27', endsTime: '10:00' });
    await expect(again).rejects.toMatchObject({ issues: [{ path: 'endsOn' }] });
  });

  test('is based on a version', async () => {
    const { id, version } = await makeCampaign(ctx, organizer);
    await change(id, { name: 'One' });
    await expect(change(id, { name: 'Two', version })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  });

  test('of times before it begins is checked like those of a new one', async () => {
    const { id } = await makeCampaign(ctx, organizer);
    const changed = await change(id, { startsOn: '2026-12-02', startsTime: '09:00', duration: '36h' });
    expect(changed).toMatchObject({
      startsAt: '2026-12-02T09:00:00.000Z',
      endsAt: '2026-12-03T21:00:00.000Z',
    });
    const refused = change(id, { startsOn: '2026-11-21', startsTime: '10:00', duration: '36h' });
    await expect(refused).rejects.toMatchObject({ issues: [{ path: 'startsOn' }] });
  });
});

describe('someone who is erased', () => {
  test('takes her campaigns along, except those that had gifts, which stay as nobody’s', async () => {
    const kept = await makeLive();
    const gone = await makeCampaign(ctx, organizer);
    await ctx.db.updateTable('campaigns').set({ has_gifts: true }).where('id', '=', kept.id).execute();
    expect(JSON.stringify(await exportCampaigns(ctx, organizer.userId))).toContain('rivka@example.org');
    await inTransaction(ctx, (ctx) => erasePerson(ctx, organizer.userId));
    const rows = await ctx.db.selectFrom('campaigns').selectAll().execute();
    expect(rows.map(({ id }) => id)).not.toContain(gone.id);
    expect(rows).toMatchObject([{ id: kept.id, organizer_id: null, leader_name: '', sealed_contact: null }]);
  });
});
