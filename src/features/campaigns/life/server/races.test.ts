import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { makeUser } from '#features/people/testing.ts';
import { moved, type Act } from '#features/campaigns/life/policy.ts';
import { actOnCampaign } from '#features/campaigns/organizing/server/act-on-campaign.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { keepSetup } from '#features/campaigns/setup/server/keep-setup.ts';
import { makeCampaign } from '#features/campaigns/testing.ts';
import { move } from './move.ts';
import { workOffClock } from './work-off-clock.ts';

const database = useCommittedDatabase();
const patience = { timeout: 120_000 };

async function makeWorld() {
  const ctx = makeCtx(database.db);
  const organizer = await makeUser(ctx, { email_verified_at: ctx.clock.now() });
  return { ctx, organizer, hers: { ...ctx, actor: organizer.actor } };
}

const eventsOf = ({ db }: Pick<RequestCtx, 'db'>, id: string) =>
  db
    .selectFrom('campaign_events')
    .select(['act', 'from_state', 'to_state'])
    .where('campaign_id', '=', id)
    .orderBy('number')
    .execute();

describe('at the same moment', { ...patience }, () => {
  test('of twenty moves each follows from the one before, and its history says so', async () => {
    const { ctx, organizer } = await makeWorld();
    const { id } = await makeCampaign(ctx, organizer);
    await move(ctx, { id }, { act: 'launch', who: 'x' });
    await move(ctx, { id }, { act: 'approve', who: 'x' });
    const acts: Act[] = [
      'pause',
      'resume',
      'pause',
      'resume',
      'end',
      'archive',
      'cancel',
      'launch',
      'withdraw',
      'reject',
    ];
    await Promise.allSettled([...acts, ...acts].map((act) => move(ctx, { id }, { act, who: 'x' })));
    const events = await eventsOf(ctx, id);
    const { state, starts_at: startsAt } = await getCampaign(ctx, { id });
    expect(events.at(-1)?.to_state).toBe(state);
    expect(events.slice(1).map(({ from_state }) => from_state)).toEqual(
      events.slice(0, -1).map(({ to_state }) => to_state),
    );
    for (const { act, from_state, to_state } of events)
      expect(moved({ state: from_state, startsAt, inBonus: false }, act, ctx.clock.now())).toBe(to_state);
  });

  test('of ten who launch a campaign one does, and its organizer gets one mail', async () => {
    const { ctx, organizer, hers } = await makeWorld();
    const first = await makeCampaign(ctx, organizer);
    await actOnCampaign(hers, { id: first.id, act: 'launch' });
    await move(ctx, { id: first.id }, { act: 'approve', who: 'x' });
    const { id } = await makeCampaign(ctx, organizer);
    ctx.sent.length = 0;
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => actOnCampaign(hers, { id, act: 'launch' })),
    );
    const lost = tries.filter((each) => each.status === 'rejected');
    expect(lost).toHaveLength(9);
    for (const { reason } of lost) expect(reason).toMatchObject({ code: 'not_now' });
    expect(ctx.sent).toHaveLength(1);
  });

  test('of ten who want the same address one has it', async () => {
    const { ctx } = await makeWorld();
    const people = await Promise.all(Array.from({ length: 10 }, () => makeUser(ctx)));
    const tries = await Promise.allSettled(
      people.map((person) => makeCampaign(ctx, person, { slug: 'the-roof' })),
    );
    const lost = tries.filter((each) => each.status === 'rejected');
    expect(lost).toHaveLength(9);
    for (const { reason } of lost)
      expect(reason).toMatchObject({ issues: [{ messageKey: 'campaigns.field.slugTaken' }] });
  });

  test('ten fields that are left keep one campaign, with all that was typed', async () => {
    const { ctx, hers } = await makeWorld();
    const names = [
      'name',
      'email',
      'phone',
      'slug',
      'goal',
      'story',
      'place',
      'cover',
      'filmUrl',
      'currency',
    ] as const;
    await Promise.all(names.map((name) => keepSetup(hers, { typed: { [name]: name } })));
    const rows = await ctx.db.selectFrom('campaigns').selectAll().execute();
    expect(rows).toHaveLength(1);
    const typed = JSON.parse(ctx.sealing.open(rows[0]?.sealed_typed ?? '')) as Record<string, string>;
    expect(Object.keys(typed).toSorted()).toEqual([...names].toSorted());
  });

  test('two runs of the clock begin and end each campaign once', async () => {
    const { ctx, organizer, hers } = await makeWorld();
    const first = await makeCampaign(ctx, organizer);
    await actOnCampaign(hers, { id: first.id, act: 'launch' });
    await move(ctx, { id: first.id }, { act: 'approve', who: 'x' });
    const due = await makeCampaign(ctx, organizer, { startsOn: '2026-11-18', duration: '24h' });
    await actOnCampaign(hers, { id: due.id, act: 'launch' });
    ctx.clock.advance(3 * 24 * 3600 - 3600);
    await Promise.all([workOffClock(ctx), workOffClock(ctx), workOffClock(ctx)]);
    await workOffClock(ctx);
    const acts = (await eventsOf(ctx, due.id)).map(({ act }) => act);
    expect(acts).toEqual(['describe', 'complete', 'launch', 'begin', 'end']);
  });
});

test(
  'a process that is killed anywhere while a campaign is launched leaves it a draft or launches it whole',
  patience,
  async () => {
    const { ctx, organizer, hers } = await makeWorld();
    const known = await makeCampaign(ctx, organizer);
    await actOnCampaign(hers, { id: known.id, act: 'launch' });
    await move(ctx, { id: known.id }, { act: 'approve', who: 'x' });
    let { id } = await makeCampaign(ctx, organizer);
    const steps = await dieAtEachStep(
      hers,
      (dying) => actOnCampaign(dying, { id, act: 'launch' }),
      async () => {
        const { state, slug } = await getCampaign(ctx, { id });
        const { was_live } = await ctx.db
          .selectFrom('campaign_slugs')
          .select('was_live')
          .where('slug', '=', slug)
          .executeTakeFirstOrThrow();
        const launched = (await eventsOf(ctx, id)).filter(({ act }) => act === 'launch').length;
        expect([
          ['draft', false, 0],
          ['live', true, 1],
        ]).toContainEqual([state, was_live, launched]);
        if (state === 'draft') await actOnCampaign(hers, { id, act: 'launch' });
        expect((await getCampaign(ctx, { id })).state).toBe('live');
        ({ id } = await makeCampaign(ctx, organizer));
      },
    );
    expect(steps).toBeGreaterThan(8);
  },
);

test('what happened to a campaign is never changed or removed', async () => {
  const { ctx, organizer } = await makeWorld();
  await makeCampaign(ctx, organizer);
  const changed = ctx.db.updateTable('campaign_events').set({ reason: 'another' }).execute();
  await expect(changed).rejects.toThrow('append-only');
  await expect(ctx.db.deleteFrom('campaign_events').execute()).rejects.toThrow('append-only');
});
