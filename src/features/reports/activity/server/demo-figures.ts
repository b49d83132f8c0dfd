import { sql } from 'kysely';
import { addDays, weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { lessonKinds } from './activity-kinds.ts';
import { periods, startOf, type Period } from './periods.ts';

/** Far enough back for the usual span of a report. */
const days = 200;
const friday = 5;
const shabbat = 6;

/** How a day's people divide; the parts of each add up to 1. */
const parts = {
  language: { en: 0.41, he: 0.33, fr: 0.09, ru: 0.07, es: 0.06, de: 0.03, it: 0.01 },
  country: { US: 0.38, IL: 0.33, FR: 0.1, GB: 0.09, AR: 0.06, DE: 0.04 },
  role: { learner: 0.36, student: 0.31, parent: 0.22, educator: 0.11 },
};

/** A day's figures in the demo world. They grow slowly, and rest with everyone on Shabbat. */
const daily: Record<string, { people: number; amountEach: number; dimensions: (keyof typeof parts)[] }> = {
  visit: { people: 240, amountEach: 1, dimensions: ['language'] },
  joined: { people: 22, amountEach: 1, dimensions: ['language', 'country', 'role'] },
  active: { people: 150, amountEach: 1, dimensions: ['language', 'country', 'role'] },
  started: { people: 70, amountEach: 1.4, dimensions: [] },
  completed: { people: 55, amountEach: 1.5, dimensions: [] },
  watched: { people: 70, amountEach: 210, dimensions: [] },
};

/** Of so many different people on the days of a period, how many are different over all of it. */
const differentOver: Record<Period, number> = { day: 1, week: 0.45, month: 0.2 };

/** Of those who join, the share that comes to a first, second, third and fourth lesson. */
const reached = [0.62, 0.46, 0.37, 0.31];
/** Of those who join in a week, the share that is active one, two, … weeks later. */
const returning = [0.52, 0.43, 0.38, 0.35, 0.33, 0.31, 0.3, 0.29];

const standings = {
  plans: { standard: 160, premium: 70, complimentary: 35, trial: 45 },
  classes: { classes: 38, teachers: 31, students: 720, pending: 24 },
};

export interface DemoFigure {
  period: Period;
  start: LocalDate;
  kind: string;
  dimension: string;
  value: string;
  amount: number;
  people: number;
}

/** Gives the demo world half a year of figures, once, so that its reports have something to draw. */
export async function seedDemoFigures({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const known = await db.selectFrom('activity_figures').select('kind').limit(1).executeTakeFirst();
  if (known) return;
  await storeDemoFigures(db, makeFigures(clock.now().toISOString().slice(0, 10)));
}

/** Adds figures of the demo world, where there is none yet. */
export async function storeDemoFigures(db: Db, figures: readonly DemoFigure[]): Promise<void> {
  await sql`
    insert into activity_figures (period, start, kind, dimension, value, amount, people, demo)
    select period, start, kind, dimension, value, amount, people, true
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) as figure
      (period text, start date, kind text, dimension text, value text, amount bigint, people integer)
    on conflict do nothing`.execute(db);
}

/** Adds how many people have seen each second of a film in the demo world. */
export async function storeDemoSeconds(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  subject: string,
  people: readonly number[],
): Promise<void> {
  const month = startOf('month', clock.now().toISOString().slice(0, 10));
  const rows = people.map((count, second) => ({ subject, month, second, people: count, demo: true }));
  if (rows.length > 0)
    await db
      .insertInto('watched_seconds')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Takes all of them away: this database now is a real product's, whose first days are its own. */
export async function removeDemoFigures({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db.deleteFrom('activity_figures').where('demo', '=', true).execute();
  await db.deleteFrom('watched_seconds').where('demo', '=', true).execute();
}

function makeFigures(today: LocalDate): DemoFigure[] {
  const figures = new Map<string, DemoFigure>();
  const add = (figure: Omit<DemoFigure, 'period' | 'start'>, day: LocalDate) => {
    for (const period of periods) {
      const start = startOf(period, day);
      const key = [period, start, figure.kind, figure.dimension, figure.value].join(' ');
      const sum = figures.get(key) ?? { ...figure, period, start, amount: 0, people: 0 };
      const isCountedOnce = figure.kind === 'joined' || figure.kind === 'visit';
      const different = isCountedOnce ? 1 : differentOver[period];
      figures.set(key, {
        ...sum,
        amount: sum.amount + figure.amount,
        people: sum.people + Math.round(figure.people * different),
      });
    }
  };
  for (let ago = days; ago > 0; ago -= 1) {
    const day = addDays(today, -ago);
    for (const [kind, { people, amountEach, dimensions }] of Object.entries(daily)) {
      const count = Math.round(people * busyness(day, ago));
      add({ kind, dimension: 'all', value: '', amount: Math.round(count * amountEach), people: count }, day);
      for (const dimension of dimensions)
        for (const [value, share] of Object.entries(parts[dimension])) {
          const some = Math.round(count * share);
          add({ kind, dimension, value, amount: some, people: some }, day);
        }
    }
  }
  return [
    ...figures.values(),
    ...makeReturning(figures, today),
    ...makeStandings(today),
    ...makeLessons(figures),
  ];
}

function makeReturning(figures: ReadonlyMap<string, DemoFigure>, today: LocalDate): DemoFigure[] {
  const weeks = [...figures.values()].filter(
    ({ period, kind, dimension }) => period === 'week' && kind === 'joined' && dimension === 'all',
  );
  return weeks.flatMap(({ start: value, people }) =>
    returning.flatMap((share, index): DemoFigure[] => {
      const start = addDays(value, 7 * (index + 1));
      const some = Math.round(people * share);
      const figure = { period: 'week', start, kind: 'active', dimension: 'joinedWeek', value } as const;
      return start > today ? [] : [{ ...figure, amount: some, people: some }];
    }),
  );
}

function makeLessons(figures: ReadonlyMap<string, DemoFigure>): DemoFigure[] {
  const joined = [...figures.values()].filter(
    ({ period, kind, dimension }) => period === 'day' && kind === 'joined' && dimension === 'all',
  );
  return joined.flatMap(({ start: value, people }) =>
    lessonKinds.map((kind, index): DemoFigure => {
      const some = Math.round(people * (reached[index] ?? 0));
      const start = startOf('month', value);
      return { period: 'month', start, kind, dimension: 'joinedDay', value, amount: some, people: some };
    }),
  );
}

function makeStandings(today: LocalDate): DemoFigure[] {
  return Array.from({ length: days }, (_, index) => index + 1).flatMap((ago) =>
    Object.entries(standings).flatMap(([kind, values]) =>
      Object.entries(values).map(([value, count]): DemoFigure => {
        const amount = Math.round(count * (1 - ago / days / 1.6));
        const start = addDays(today, -ago);
        return { period: 'day', start, kind, dimension: 'value', value, amount, people: amount };
      }),
    ),
  );
}

/** Growth over the months, the days of the week, and a little that differs from day to day. */
function busyness(day: LocalDate, ago: number): number {
  const weekday = weekdayOf(day);
  const rest = weekday === shabbat ? 0.05 : weekday === friday ? 0.6 : 1;
  const growth = 1.4 - ago / days;
  const ripple = 1 + 0.14 * Math.sin(ago * 1.7) + 0.08 * Math.sin(ago * 0.31);
  return rest * growth * ripple;
}
