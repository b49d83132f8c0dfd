import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { addDays } from '#core/local-date.ts';
import type { UserId } from '#core/ids.ts';
import { makeUser, removeUser } from '#features/people/testing.ts';
import type { Db } from '#platform/db/tables.ts';
import { additiveKinds, listCounted } from './activity-kinds.ts';
import { periods, startOf } from './periods.ts';
import { removeOldActivity } from './remove-old-activity.ts';
import { rollUp } from './roll-up.ts';
import { storeBatch, type ActivityEvent } from './store-batch.ts';

/** Numbers that look random and are the same in every run. */
function createChance(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return { below, pick };
}

const today = '2026-11-17';
const languages = ['en', 'he', 'ru'] as const;
const roles = ['learner', 'parent', 'student'] as const;

interface Person {
  userId: UserId;
  language: string;
  country: string;
  role: string;
  joined: string;
}

async function makePeople(ctx: ReturnType<typeof makeCtx>, seed: number): Promise<Person[]> {
  const { below, pick } = createChance(seed);
  const people: Person[] = [];
  for (let made = 0; made < 6; made += 1) {
    const [language, role, country] = [pick(languages), pick(roles), pick(['US', 'IL', null])];
    const joined = addDays(today, -below(60));
    const { userId } = await makeUser(ctx, {
      language,
      role,
      country,
      created_at: new Date(`${joined}T23:30:00Z`),
    });
    people.push({ userId, language, role, country: country ?? '', joined });
  }
  return people;
}

function makeEvents(people: readonly Person[], seed: number): ActivityEvent[] {
  const { below, pick } = createChance(seed);
  return Array.from({ length: 120 }, () => {
    const kind = pick([
      'visit',
      'active',
      'started',
      'completed',
      'watched',
      'answered',
      'firstLesson',
    ] as const);
    const isVisit = kind === 'visit';
    const hasSubject = ['started', 'completed', 'watched', 'answered'].includes(kind);
    return {
      day: addDays(today, -below(20)),
      kind,
      subject: hasSubject ? pick(['one', 'two']) : '',
      // Of a person's answers to one question the first counts, so here each gives the same one.
      detail: kind === 'answered' ? 'wrong' : '',
      userId: isVisit ? null : pick(people).userId,
      language: isVisit ? pick(languages) : null,
      amount: kind === 'watched' ? 1 + below(30) : 1,
    };
  });
}

/** Each event in batches of a random size, some of them sent twice, with roll-ups in between. */
async function storeAll(ctx: ReturnType<typeof makeCtx>, events: readonly ActivityEvent[], seed: number) {
  const { below } = createChance(seed);
  const left = [...events];
  while (left.length > 0) {
    const batch = { id: randomUUID(), events: merge(left.splice(0, 1 + below(12))), seconds: [] };
    await storeBatch(ctx, batch);
    if (below(3) === 0) await storeBatch(ctx, batch);
    if (below(4) === 0) await rollUp(ctx);
  }
  await rollUp(ctx);
  await rollUp(ctx);
}

/** As the buffer does: one event a key in a batch. */
function merge(events: readonly ActivityEvent[]): ActivityEvent[] {
  const merged = new Map<string, ActivityEvent>();
  for (const event of events) {
    const key = JSON.stringify([event.day, event.kind, event.subject, event.userId ?? event.language]);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...event });
    else if (additiveKinds.includes(event.kind)) known.amount += event.amount;
  }
  return [...merged.values()];
}

interface PlainFigure {
  amounts: Map<string, number>;
  people: Set<string>;
  visits: number;
}

const newFigure = (): PlainFigure => ({ amounts: new Map(), people: new Set(), visits: 0 });

/** The same figures, counted in the plainest way. */
function countPlainly(people: readonly Person[], events: readonly ActivityEvent[]): string[] {
  const figures = new Map<string, PlainFigure>();
  for (const event of events) {
    const person = people.find(({ userId }) => userId === event.userId);
    const values: Record<string, string | undefined> = {
      all: '',
      language: person?.language ?? event.language ?? '',
      country: person?.country,
      role: person?.role,
      subject: event.subject,
      answer: event.detail === '' ? undefined : `${event.subject} ${event.detail}`,
      joinedWeek: person && startOf('week', person.joined),
      joinedDay: person?.joined,
    };
    for (const period of periods)
      for (const { kind, dimension } of listCounted(period)) {
        const value = values[dimension];
        if (kind !== event.kind || value === undefined) continue;
        const key = [period, startOf(period, event.day), kind, dimension, value].join(' ');
        const figure = figures.get(key) ?? newFigure();
        figures.set(key, figure);
        const once = `${event.day} ${event.subject} ${event.userId}`;
        const before = additiveKinds.includes(kind) ? (figure.amounts.get(once) ?? 0) : 0;
        figure.amounts.set(once, before + event.amount);
        if (event.userId) figure.people.add(event.userId);
        else figure.visits += event.amount;
      }
  }
  return [...figures]
    .map(([key, { amounts, people: who, visits }]) => {
      const amount = [...amounts.values()].reduce((sum, each) => sum + each, 0);
      return `${key}: ${amount} of ${who.size + visits}`;
    })
    .toSorted();
}

async function readFigures(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('activity_figures')
    .selectAll()
    .where('kind', 'not in', ['joined', 'plans', 'classes'])
    .execute();
  return rows
    .map(
      ({ period, start, kind, dimension, value, amount, people }) =>
        `${period} ${start} ${kind} ${dimension} ${value}: ${amount} of ${people}`,
    )
    .toSorted();
}

describe('the roll-up', () => {
  const database = useDatabase();

  test.each([1, 2, 3, 4])(
    'makes the figures that a plain count makes, in any order of batches, repeats and roll-ups (%i)',
    async (seed) => {
      const ctx = makeCtx(database.db);
      const people = await makePeople(ctx, seed);
      const events = makeEvents(people, seed);
      await storeAll(ctx, events, seed);
      const figures = await readFigures(ctx.db);
      expect(figures.length).toBeGreaterThan(100);
      expect(figures).toEqual(countPlainly(people, events));
    },
  );

  test('counts what comes a month late, and leaves alone what comes so late that part of its month is removed', async () => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    const active = (day: string): ActivityEvent => ({
      day,
      kind: 'active',
      subject: '',
      detail: '',
      userId,
      language: null,
      amount: 1,
    });
    await storeBatch(ctx, { id: randomUUID(), events: [active(today)], seconds: [] });
    await rollUp(ctx);
    for (const late of [-30, -60])
      await storeBatch(ctx, { id: randomUUID(), events: [active(addDays(today, late))], seconds: [] });
    await rollUp(ctx);
    const days = (await readFigures(ctx.db)).filter((line) => /^day .* active all/.test(line));
    expect(days).toEqual(['day 2026-10-18 active all : 1 of 1', 'day 2026-11-17 active all : 1 of 1']);
  });

  test('keeps the figures when the activity is removed, and when a person is', async () => {
    const ctx = makeCtx(database.db);
    const people = await makePeople(ctx, 5);
    await storeAll(ctx, makeEvents(people, 5), 5);
    const before = await readFigures(ctx.db);
    const [first] = people;
    if (first) await removeUser(ctx, first.userId);
    ctx.clock.advance(91 * 86_400);
    await removeOldActivity(ctx);
    await rollUp(ctx);
    expect(await readFigures(ctx.db)).toEqual(before);
    expect(await ctx.db.selectFrom('activity_events').selectAll().execute()).toEqual([]);
    expect(await ctx.db.selectFrom('activity_batches').selectAll().execute()).toEqual([]);
  });

  test('counts new accounts by day, week and month, and those of today again as they grow', async () => {
    const ctx = makeCtx(database.db);
    const join = (day: string) => makeUser(ctx, { created_at: new Date(`${day}T05:00:00Z`) });
    await join('2026-10-31');
    await join('2026-11-14');
    await join('2026-11-15');
    await join(today);
    await rollUp(ctx);
    await join(today);
    await rollUp(ctx);
    await rollUp(ctx);
    const rows = await ctx.db
      .selectFrom('activity_figures')
      .select(['period', 'start', 'people'])
      .where('kind', '=', 'joined')
      .where('dimension', '=', 'all')
      .orderBy('period')
      .orderBy('start')
      .execute();
    expect(rows.map(({ period, start, people }) => `${period} ${start}: ${people}`)).toEqual([
      'day 2026-10-31: 1',
      'day 2026-11-14: 1',
      'day 2026-11-15: 1',
      'day 2026-11-17: 2',
      'month 2026-10-01: 1',
      'month 2026-11-01: 4',
      'week 2026-10-25: 1',
      'week 2026-11-08: 1',
      'week 2026-11-15: 3',
    ]);
  });
});

describe('two processes that record and roll up at the same time', () => {
  const database = useCommittedDatabase();

  test('make the figures that a plain count makes', async () => {
    const ctx = makeCtx(database.db);
    const people = await makePeople(ctx, 7);
    const [one, other] = [makeEvents(people, 7), makeEvents(people, 8)];
    await Promise.all([storeAll(makeCtx(database.db), one, 9), storeAll(makeCtx(database.db), other, 10)]);
    expect(await readFigures(ctx.db)).toEqual(countPlainly(people, [...one, ...other]));
  });
});
