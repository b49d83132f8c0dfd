import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import { makeUser } from '#features/people/testing.ts';
import { ReportView, type ChartView } from '#features/reports/contract.ts';
import {
  flushActivity,
  noteActive,
  noteVisit,
  recordActivity,
} from '#features/reports/activity/server/record-activity.ts';
import { rollUp } from '#features/reports/activity/server/roll-up.ts';
import { getChartFile, getReport } from './get-report.ts';

const database = useDatabase();

/** So many people who have just joined, each active and with a first lesson. */
async function makePeople(
  ctx: TestCtx,
  count: number,
  columns: Parameters<typeof makeUser>[1],
): Promise<void> {
  for (let made = 0; made < count; made += 1) {
    const { actor } = await makeUser(ctx, columns);
    noteActive({ ...ctx, actor });
    await recordActivity({ ...ctx, actor }, [{ kind: 'firstLesson' }]);
  }
}

async function makeWorld(): Promise<TestCtx> {
  const ctx = makeCtx(database.db);
  await makePeople(ctx, 12, { language: 'he', country: 'IL', role: 'learner' });
  await makePeople(ctx, 4, { language: 'fr', country: 'FR', role: 'parent', first_name: 'Rivka' });
  for (let visits = 0; visits < 31; visits += 1) noteVisit(ctx);
  await flushActivity(ctx);
  await rollUp(ctx);
  return ctx;
}

function tableOf({ charts }: ReportView, id: string): string[] {
  const chart = charts.find((each: ChartView) => each.id === id);
  if (!chart) throw new Error(`there is no chart ${id}`);
  return chart.rows.map(({ label, figures }) =>
    [label, ...figures.map((figure) => figure ?? 'hidden')].join(' '),
  );
}

describe('the report about people', () => {
  test('rounds to fives, hides figures about fewer than five people, and names nobody', async () => {
    const ctx = await makeWorld();
    const report = await getReport(ctx, { reportName: 'people' });
    expect(ReportView.parse(report)).toEqual(report);
    expect(tableOf(report, 'joined').filter((line) => !line.endsWith(' 0'))).toEqual(['Nov 15, 2026 15']);
    expect(tableOf(report, 'by-language')).toEqual(['עברית 10 10', 'Français hidden hidden']);
    expect(tableOf(report, 'by-country')).toEqual(['Israel 10 10', 'France hidden hidden']);
    expect(tableOf(report, 'by-role')).toEqual(['Learners 10 10', 'Parents hidden hidden']);
    expect(JSON.stringify(report)).not.toMatch(/Rivka|@/);
  });

  test('follows who joined in a week through the weeks after it', async () => {
    const ctx = await makeWorld();
    const { actor } = await makeUser(ctx);
    ctx.clock.advance(7 * 86_400);
    for (const row of await database.db.selectFrom('activity_events').select('user_id').distinct().execute())
      if (row.user_id) noteActive({ ...ctx, actor: { ...actor, userId: row.user_id } });
    await flushActivity(ctx);
    ctx.clock.advance(7 * 86_400);
    await rollUp(ctx);
    const cohorts = tableOf(await getReport(ctx, { reportName: 'people' }), 'cohorts');
    // Sixteen of seventeen, as fives.
    expect(cohorts.find((line) => line.startsWith('Nov 15'))).toMatch(/^Nov 15, 2026 15 1 /);
  });
});

test('the funnel goes from visits to the lessons of those who joined in the span', async () => {
  const ctx = await makeWorld();
  const steps = tableOf(await getReport(ctx, { reportName: 'funnel', days: 180 }), 'steps');
  expect(steps).toEqual([
    'Visits 30 ',
    'New accounts 15 0.5',
    'First lesson 15 1',
    'Second lesson 0 0',
    'Third lesson 0 0',
    'Fourth lesson 0 0',
  ]);
  const earlier = await getReport(ctx, { reportName: 'funnel', from: '2026-10-01', until: '2026-10-31' });
  expect(tableOf(earlier, 'steps')[2]).toBe('First lesson 0 0');
});

describe('a report', () => {
  test('is the same in Hebrew, with its words', async () => {
    const ctx = await makeWorld();
    const report = await getReport(makeCtx(database.db, { locale: 'he', sayIn: ctx.sayIn }), {
      reportName: 'people',
    });
    expect(report.title).toBe('אנשים');
    expect(tableOf(report, 'by-country')).toEqual(['ישראל 10 10', 'צרפת hidden hidden']);
  });

  test('of every feature can be read, also where nothing was recorded yet', async () => {
    const ctx = makeCtx(database.db);
    const { reports } = await getReport(ctx, { reportName: 'people' });
    expect(reports.map(({ name }) => name)).toEqual(['people', 'learning', 'funnel', 'classes', 'plans']);
    for (const { name } of reports)
      expect((await getReport(ctx, { reportName: name, days: 720 })).charts.length).toBeGreaterThan(0);
  });

  test.each([
    { from: '2026-11-10', until: '2026-11-12' },
    { from: '2026-11-10', until: '2026-10-10' },
    { from: '1900-01-01', until: '2026-10-10' },
  ])('refuses a range that is too short, turned around or endless: %o', async (range) => {
    const asked = getReport(makeCtx(database.db), { reportName: 'people', ...range });
    await expect(asked).rejects.toBeInstanceOf(Invalid);
  });

  test('without a feature is not found', async () => {
    await expect(getReport(makeCtx(database.db), { reportName: 'money' })).rejects.toBeInstanceOf(NotFound);
  });

  test('as a file has the figures of the page, and hides what it hides', async () => {
    const ctx = await makeWorld();
    const file = await getChartFile(ctx, { reportName: 'people', chartId: 'by-country' });
    expect(file.name).toMatch(/^people-by-country-2026-\d\d-\d\d-2026-11-17\.csv$/);
    expect((await file.text()).split('\r\n')).toEqual([
      'Country,New,Active this month',
      'Israel,10,10',
      'France,under 5,under 5',
      '',
    ]);
    await expect(getChartFile(ctx, { reportName: 'people', chartId: 'names' })).rejects.toBeInstanceOf(
      NotFound,
    );
  });
});
