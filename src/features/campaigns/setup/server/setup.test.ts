import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { openContact } from '#features/campaigns/server/contact.ts';
import { aboutCampaign, campaignPage, makeCampaign } from '#features/campaigns/testing.ts';
import type { PageInput } from '../contract.ts';
import { completeSetup } from './complete-setup.ts';
import { judgePage } from './judge-page.ts';
import { describeSetup, discardSetup, getSetup, keepSetup } from './keep-setup.ts';

const database = useDatabase();
let ctx: TestCtx;
let organizer: TestUser;
let hers: TestCtx;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  organizer = await makeUser(ctx);
  hers = { ...ctx, actor: organizer.actor };
});

/** What is wrong with a second step, by field. */
async function issuesOf(changes: Partial<PageInput>): Promise<Record<string, string>> {
  await describeSetup(hers, aboutCampaign);
  const refused = await completeSetup(hers, { ...campaignPage, ...changes }).catch((error: unknown) => error);
  const { issues = [] } = refused as { issues?: { path: string; messageKey: string }[] };
  return Object.fromEntries(issues.map(({ path, messageKey }) => [path, messageKey]));
}

describe('what is typed', () => {
  test('is kept field by field, right or wrong, and nobody reads it in the database', async () => {
    await keepSetup(hers, { typed: { email: 'not an address', name: 'A' } });
    await keepSetup(hers, { typed: { name: 'A roof', goal: 'lots' } });
    expect(await getSetup(hers)).toMatchObject({
      step: 'step_1',
      typed: { email: 'not an address', name: 'A roof', goal: 'lots' },
      proposedSlug: 'a-roof',
    });
    const rows = await ctx.db.selectFrom('campaigns').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('A roof');
  });

  test('is there in the second step, and gone when one starts over', async () => {
    await keepSetup(hers, { typed: { story: 'It rains.' } });
    await describeSetup(hers, aboutCampaign);
    expect(await getSetup(hers)).toMatchObject({
      step: 'step_2',
      typed: { story: 'It rains.', name: 'A new roof' },
    });
    await discardSetup(hers);
    expect(await getSetup(hers)).toMatchObject({ step: null, typed: {} });
  });

  test('belongs to its organizer alone', async () => {
    await keepSetup(hers, { typed: { name: 'Secret' } });
    const other = await makeUser(ctx);
    expect((await getSetup({ ...ctx, actor: other.actor })).typed).toEqual({});
  });
});

describe('a campaign', () => {
  test('becomes a draft with everything that was chosen, its contact sealed', async () => {
    const { id } = await makeCampaign(ctx, organizer, { slug: 'roof', goal: '2.000,50', bonusGoal: '' });
    const row = await getCampaign(ctx, { slug: 'roof' });
    expect(row).toMatchObject({
      id,
      state: 'draft',
      goal: 200_050,
      currency: 'GBP',
      leader_name: 'Rivka Lead',
      sealed_typed: null,
    });
    expect(row.sealed_contact).not.toContain('rivka@');
    expect(openContact(ctx, row)).toEqual({ email: 'rivka@example.org', phone: '+44 20 7946 0000' });
  });

  test('says everything that is wrong at once, each at its field', async () => {
    expect(
      await issuesOf({
        goal: '999.99',
        bonusGoal: '12',
        filmUrl: 'http://vimeo.com/1',
        startsOn: '2026-11-16',
      }),
    ).toEqual({
      goal: 'campaigns.field.goal',
      bonusGoal: 'campaigns.field.bonusGoal',
      filmUrl: 'campaigns.field.filmUrl',
      startsOn: 'campaigns.field.startsInPast',
    });
    expect(await issuesOf({ goal: '1,000' })).toEqual({});
  });

  test('is judged as far as it can be where its schema refuses something of it', async () => {
    await makeCampaign(ctx, await makeUser(ctx), { slug: 'taken-roof' });
    await describeSetup(hers, aboutCampaign);
    const judged = async (changes: Partial<Record<keyof PageInput, unknown>>) =>
      (await judgePage(hers, { ...campaignPage, ...changes })).map(({ path }) => path);
    const wrong = { slug: 'taken-roof', goal: '1', filmUrl: 'http://vimeo.com/1', startsOn: '2026-11-16' };
    expect(await judged({ ...wrong, description: 'Short' })).toEqual(['goal', 'filmUrl', 'startsOn', 'slug']);
    expect(await judged({ ...wrong, slug: '?', currency: 'ZZZ', duration: 'never' })).toEqual(['filmUrl']);
    expect(await judged({})).toEqual([]);
  });

  test('asks about a goal that can be read in two ways, and takes no other currency for its own', async () => {
    const spanish = { ...hers, locale: 'es' as const };
    await describeSetup(spanish, aboutCampaign);
    const typed = async (goal: string) => {
      const refused = await completeSetup(spanish, { ...campaignPage, goal }).catch(
        (error: unknown) => error,
      );
      return (refused as { issues: { messageKey: string }[] }).issues[0]?.messageKey;
    };
    expect(await typed('2.000')).toBe('currencies.amount.ambiguous');
    expect(await typed('€2000,00')).toBe('currencies.amount.otherCurrency');
  });

  test('neither begins nor ends on Shabbat of its place, unless it takes gifts then', async () => {
    // Friday noon in London; 36 hours later is Saturday night, after Shabbat.
    const friday = { startsOn: '2026-11-20', startsTime: '12:00' };
    expect(await issuesOf({ ...friday, duration: '24h' })).toEqual({
      startsOn: 'campaigns.field.endsOnHolyDay',
    });
    expect(await issuesOf({ startsOn: '2026-11-21', startsTime: '10:00' })).toEqual({
      startsOn: 'campaigns.field.startsOnHolyDay',
    });
    expect(await issuesOf({ ...friday, duration: '36h' })).toEqual({});
    await discardSetup(hers);
    expect(await issuesOf({ ...friday, duration: '24h', givesOnHolyDays: true, slug: 'other-roof' })).toEqual(
      {},
    );
  });

  test('begins by the clocks of its place', async () => {
    const { starts_at, ends_at } = await makeCampaign(ctx, organizer, {
      place: 'new-york',
      startsOn: '2026-11-23',
      startsTime: '20:00',
      duration: '36h',
    });
    expect(starts_at.toISOString()).toBe('2026-11-24T01:00:00.000Z');
    expect(ends_at?.toISOString()).toBe('2026-11-25T13:00:00.000Z');
  });

  test('is not completed before it is described, nor twice', async () => {
    await expect(completeSetup(hers, campaignPage)).rejects.toMatchObject({ code: 'not_described' });
    const { slug } = await makeCampaign(ctx, organizer);
    await expect(completeSetup(hers, campaignPage)).rejects.toMatchObject({ code: 'not_described' });
    await expect(completeSetup(hers, { ...campaignPage, slug })).rejects.toMatchObject({
      code: 'created_already',
    });
  });

  test('is not begun again by what an old window still sends of its second step', async () => {
    await makeCampaign(ctx, organizer);
    expect(await keepSetup(hers, { typed: { story: 'It rains.' }, goesOn: true })).toEqual({ step: null });
    expect(await getSetup(hers)).toMatchObject({ step: null, typed: {} });
  });
});

test('a minor organizes no campaign', async () => {
  const minor = await makeUser(ctx, { adult_from: new Date('2030-01-01'), birth_year: 2014 });
  const refused = keepSetup({ ...ctx, actor: minor.actor }, { typed: { name: 'Mine' } });
  await expect(refused).rejects.toMatchObject({ code: 'forbidden' });
});
