import type { Ctx } from '#platform/ctx.ts';
import { sql } from 'kysely';
import { lessonKinds } from '#features/reports/activity/server/activity-kinds.ts';
import type { Counted } from '#features/reports/policy.ts';
import type { Chart, Report } from './charts.ts';
import { readSums } from './read-figures.ts';
import type { Span } from './span.ts';
import { periodFor } from './span.ts';
import { makeTimeChart } from './time-chart.ts';

const nobody: Counted = { amount: 0, people: 0 };

/** From a visit to the fourth lesson: how many take each step. */
export const funnelReport: Report = {
  name: 'funnel',
  title: 'reports.funnel.title',
  place: 3,
  charts: async (ctx, { span }) => [await chartSteps(ctx, span), await chartVisits(ctx, span)],
};

async function chartSteps(ctx: Ctx, span: Span): Promise<Chart> {
  const { say } = ctx;
  const visits = (await readSums(ctx, { kind: 'visit', span, once: true })).get('') ?? nobody;
  const joined = (await readSums(ctx, { kind: 'joined', span, once: true })).get('') ?? nobody;
  const lessons = await countLessons(ctx, span);
  const names = [
    say('reports.funnel.first'),
    say('reports.funnel.second'),
    say('reports.funnel.third'),
    say('reports.funnel.fourth'),
  ];
  const steps = [
    { id: 'visits', label: say('reports.funnel.visits'), counted: visits, before: undefined },
    { id: 'joined', label: say('reports.funnel.joined'), counted: joined, before: visits },
    ...lessonKinds.map((kind, index) => ({
      id: `lesson-${index + 1}`,
      label: names[index] ?? kind,
      counted: lessons.get(kind) ?? nobody,
      before: index === 0 ? joined : (lessons.get(lessonKinds[index - 1] ?? '') ?? nobody),
    })),
  ];
  return {
    id: 'steps',
    title: say('reports.funnel.steps'),
    note: say('reports.funnel.note'),
    shape: 'funnel',
    rowHeading: say('reports.heading.step'),
    columns: [
      { label: say('reports.column.howMany'), unit: 'number' },
      { label: say('reports.column.ofStepBefore'), unit: 'share' },
    ],
    rows: steps.map(({ id, label, counted, before }) => ({
      id,
      label,
      cells: [
        counted,
        before ? { part: counted, of: before } : { words: '', people: Number.POSITIVE_INFINITY },
      ],
    })),
  };
}

/** How many of those who joined in the span have come to each lesson by now. */
async function countLessons({ db }: Pick<Ctx, 'db'>, { from, until }: Span): Promise<Map<string, Counted>> {
  const rows = await db
    .selectFrom('activity_figures')
    .select(['kind', ({ fn }) => fn.sum<number>('people').as('people')])
    .where('kind', 'in', [...lessonKinds])
    .where('dimension', '=', 'joinedDay')
    .where('period', '=', 'month')
    .where(sql<boolean>`value between ${from} and ${until}`)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, people }) => [kind, { amount: people, people }]));
}

function chartVisits(ctx: Ctx, span: Span): Promise<Chart> {
  return makeTimeChart(ctx, {
    id: 'visits',
    title: ctx.say('reports.funnel.visitsOverTime'),
    note: ctx.say('reports.funnel.visitsNote'),
    span,
    period: periodFor(span),
    lines: [{ label: ctx.say('reports.funnel.visits'), kind: 'visit' }],
  });
}
