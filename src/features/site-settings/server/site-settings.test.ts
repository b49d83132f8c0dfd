import { setTimeout as delay } from 'node:timers/promises';
import { call } from '@orpc/server';
import { afterEach, describe, expect, test } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { createLog } from '#platform/log.ts';
import { createMemoryEvents } from '#platform/events/memory-events.ts';
import { createPostgresEvents } from '#platform/events/postgres-events.ts';
import type { Events } from '#platform/events/events.ts';
import { readSetting } from '#platform/settings/settings.ts';
import type { Db } from '#platform/db/tables.ts';
import { makeUser, readAuditLog } from '#features/people/testing.ts';
import { siteSettingsApi } from '../api.ts';
import { findSetting } from './site-settings.ts';

async function makeAdministrator(db: Db, events?: Events) {
  const ctx = makeCtx(db, events && { events });
  const user = await makeUser(ctx, { admin: true, first_name: 'Miriam', last_name: 'Stern' });
  return { ...ctx, actor: { ...user.actor, tookSecondStep: true } };
}
type Context = Awaited<ReturnType<typeof makeAdministrator>>;

const get = (context: Context, key: string) => call(siteSettingsApi.get, { key }, { context });
const change = (context: Context, input: { key: string; version: string; value: unknown }) =>
  call(siteSettingsApi.change, input, { context });

describe('the settings of the site', () => {
  const database = useDatabase();

  test('that name a permission of finance are all that finance sees and changes', async () => {
    const context = await makeAdministrator(database.db);
    const staff = JSON.stringify({ roles: ['finance'], languages: [] });
    const { actor } = await makeUser(context, { staff });
    const finance = { ...context, actor: { ...actor, tookSecondStep: true } };
    const { settings } = await call(siteSettingsApi.list, undefined, { context: finance });
    expect(settings.map(({ key }) => key)).toEqual([
      'invoices.entities',
      'invoices.canada',
      'invoices.taxes',
      'donations.reviewAbove',
      'donations.costs',
      'donations.giftAidRate',
      'sponsorships.prices',
    ]);
    const { version, value } = await get(finance, 'invoices.taxes');
    expect(await change(finance, { key: 'invoices.taxes', version, value: [] })).toMatchObject({ value: [] });
    expect(value).not.toEqual([]);
    const limit = await get(context, 'payments.confirmAbove');
    for (const refused of [
      get(finance, limit.key),
      change(finance, { ...limit, value: 0 }),
      call(siteSettingsApi.reset, limit, { context: finance }),
    ])
      await expect(refused).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('are listed with their values, what the product ships with, and what may be typed', async () => {
    const context = await makeAdministrator(database.db);
    const { settings } = await call(siteSettingsApi.list, undefined, { context });
    expect(settings.length).toBe(context.siteSettings.length);
    const words = settings.flatMap(({ title, hint, areaTitle, fields, rows }) => [
      title,
      hint ?? '',
      areaTitle,
      ...[...fields, ...(rows?.columns ?? [])].flatMap(({ label, unit = '', group = '', options = [] }) => [
        label,
        unit,
        group,
        ...options.map((option) => option.label),
      ]),
    ]);
    expect(words.filter((word) => /^[a-z]+[A-Za-z]*\.[a-z]+\./.test(word))).toEqual([]);
    const seats = settings.find(({ key }) => key === 'people.seats');
    expect(seats).toMatchObject({
      area: 'plans',
      fields: [
        { path: 'standard', type: 'number', least: 0, most: 1000, factor: 1 },
        { path: 'premium', type: 'number' },
      ],
      value: { standard: 24, premium: 36 },
      isInitial: true,
      changedBy: null,
    });
    expect(settings.find(({ key }) => key === 'signIn.limits')?.fields[1]).toMatchObject({
      path: 'perAccountAndNetwork.seconds',
      factor: 60,
    });
    expect(settings.find(({ key }) => key === 'people.restriction')?.fields[1]).toMatchObject({
      type: 'date',
    });
    expect(settings.find(({ key }) => key === 'learning.defaultAccess')?.fields[0]).toMatchObject({
      type: 'choice',
    });
  });

  test('are changed, with who did it, and given their first value back; both are in the audit log', async () => {
    const context = await makeAdministrator(database.db);
    const before = await get(context, 'classes.freeSeats');
    const changed = await change(context, { key: before.key, version: before.version, value: 5 });
    expect(changed).toMatchObject({
      value: 5,
      initial: 0,
      isInitial: false,
      changedBy: 'Miriam Stern',
      changedAt: '2026-11-17T12:00:00.000Z',
    });
    expect(await readSetting(context, findSetting(context, before.key))).toBe(5);
    const reset = await call(
      siteSettingsApi.reset,
      { key: before.key, version: changed.version },
      { context },
    );
    expect(reset).toMatchObject({ value: 0, isInitial: true, changedBy: null });
    expect(await readSetting(context, findSetting(context, before.key))).toBe(0);
    const audited = await readAuditLog(context);
    const by = { who: context.actor.userId, subject: 'classes.freeSeats' };
    expect(audited).toMatchObject([
      { ...by, what: 'setting.changed', before: { value: 0 }, after: { value: 5 } },
      { ...by, what: 'setting.reset', before: { value: 5 }, after: { value: 0 } },
    ]);
  });

  test.each([
    ['rewards.chest', [{ coins: 5, percent: 99 }], { value: 'The percentages must add up to 100.' }],
    ['classes.freeSeats', 'ten', { value: 'Enter a whole number.' }],
    [
      'people.restriction',
      { days: -1, countsFor: 'soon', olderFrom: '2025-06-22' },
      {
        'value.days': 'That is too little.',
        'value.countsFor': 'Enter a date.',
      },
    ],
    [
      'guardians.consentAges',
      { otherwise: 13, countries: [{ country: 'XX', age: 14 }] },
      {
        'value.countries.0.country': 'Choose a country.',
      },
    ],
  ])('refuse a value that does not fit, by its place: %s', async (key, value, issues) => {
    const context = await makeAdministrator(database.db);
    const { version } = await get(context, key);
    const refused = await change(context, { key, version, value }).catch((error: unknown) => error);
    const said = (refused as { issues: { path: string; messageKey: string }[] }).issues;
    expect(Object.fromEntries(said.map(({ path, messageKey }) => [path, context.say(messageKey)]))).toEqual(
      issues,
    );
    expect((await get(context, key)).isInitial).toBe(true);
  });

  test('refuse a change by someone who has not seen the last one, and say who made that', async () => {
    const context = await makeAdministrator(database.db);
    const { key, version } = await get(context, 'people.seats');
    await change(context, { key, version, value: { standard: 30, premium: 36 } });
    await expect(
      change(context, { key, version, value: { standard: 20, premium: 36 } }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      code: 'changed_meanwhile',
      data: { by: 'Miriam Stern', value: { standard: 30, premium: 36 } },
    });
  });

  test('are not found by a name that nothing has', async () => {
    const context = await makeAdministrator(database.db);
    await expect(get(context, 'people.nothing')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('are for those who hold the permission', async () => {
    const context = await makeAdministrator(database.db);
    const support = { ...context.actor, admin: false, staff: { roles: ['support'] as const, languages: [] } };
    await expect(get({ ...context, actor: support }, 'people.seats')).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('two processes', () => {
  const database = useCommittedDatabase();
  const opened: Events[] = [];
  afterEach(() => Promise.all(opened.splice(0).map((events) => events.close())));

  async function openEvents(): Promise<Events> {
    const events =
      testEngine === 'postgres'
        ? await createPostgresEvents(database, createLog('silent'))
        : createMemoryEvents();
    opened.push(events);
    return events;
  }

  test.runIf(testEngine === 'postgres')('both follow a change within a second', async () => {
    const one = await makeAdministrator(database.db, await openEvents());
    const other = makeCtx(database.db, { events: await openEvents() });
    const setting = findSetting(one, 'classes.freeSeats');
    // Both have read it before, and keep it.
    expect([await readSetting(one, setting), await readSetting(other, setting)]).toEqual([0, 0]);
    const { version } = await get(one, setting.key);
    await change(one, { key: setting.key, version, value: 7 });
    expect(await readSetting(one, setting)).toBe(7);
    const since = Date.now();
    while ((await readSetting(other, setting)) !== 7 && Date.now() - since < 1000) await delay(10);
    expect(await readSetting(other, setting)).toBe(7);
  });

  test('cannot both make the first change: the second is told of the other', async () => {
    const context = await makeAdministrator(database.db, await openEvents());
    const { key, version } = await get(context, 'classes.freeSeats');
    const outcomes = await Promise.allSettled(
      [3, 4].map((value) => change(context, { key, version, value })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([3, 4]).toContain((await get(context, key)).value);
  });
});
