import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createRandom } from '#test/support/random.ts';
import { localDateOf } from '#core/local-date.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { noteLearning, spendTime } from './spend-time.ts';

/*
 * Two children learn with two tabs and a phone for days, and change places on the tablet in the middle of a minute, while clocks
 * are changed. Every ten seconds of learning are counted once, on the day that the wall shows, whatever reports them how often.
 */

const database = useDatabase();
const tick = 10;
/** Between two things that the server sees, so long counts as learning: she reads the next question. */
const pause = 30;
const minutesPerDay = 25;

interface Child {
  user: TestUser;
  day: string;
  /** In seconds. */
  spent: number;
  lastSeen: number;
  /** Seconds that each of her tabs has been looked at since it last reported a minute. */
  tabs: number[];
}

test.each([
  ['new_york', 'America/New_York', '2027-03-14T03:00:00Z'],
  ['new_york', 'America/New_York', '2027-11-07T03:00:00Z'],
  ['jerusalem', 'Asia/Jerusalem', '2027-03-25T21:00:00Z'],
  ['jerusalem', 'Asia/Jerusalem', '2027-10-30T20:00:00Z'],
])('no second of learning in %s is counted twice or lost (%s, from %s)', async (place, zone, start) => {
  const random = createRandom(Date.parse(start) / 1000);
  const chance = (share: number) => random() < share;
  const ctx = makeCtx(database.db);
  const now = () => ctx.clock.now().getTime() / 1000;
  ctx.clock.advance(Date.parse(start) / 1000 - now());
  const columns = { place, minutes_per_day: minutesPerDay };
  const makeChild = async (): Promise<Child> => {
    const user = await makeUser(ctx, columns);
    return { user, day: '', spent: 0, lastSeen: Number.NEGATIVE_INFINITY, tabs: [0, 0, 0] };
  };
  const children = [await makeChild(), await makeChild()] as [Child, Child];
  const days = new Set<string>();
  let onTablet: Child = children[0];

  /** What the rules say, written again: here nothing is reported, so nothing can be reported twice. */
  const learn = (child: Child) => {
    const day = localDateOf(ctx.clock.now(), zone);
    if (day > child.day) child.spent = 0;
    child.day = day;
    days.add(day);
    const passed = now() - child.lastSeen;
    child.spent = Math.min(child.spent + (passed <= pause ? passed : tick), minutesPerDay * 60);
    child.lastSeen = now();
  };
  const report = async (child: Child, tab: number) => {
    const own = { ...ctx, actor: child.user.actor };
    const itemId = `item-${tab}`;
    for (const _ of chance(0.2) ? [1, 2] : [1]) await noteLearning(own, { seconds: tick, itemId });
    child.tabs[tab] = (child.tabs[tab] ?? 0) + tick;
    if (child.tabs[tab] < 60) return;
    child.tabs[tab] = 0;
    for (const _ of chance(0.2) ? [1, 2] : [1]) await spendTime(own, { minutes: 1, itemId });
  };
  const read = async ({ user }: Child) => {
    const row = await ctx.db
      .selectFrom('spent_time')
      .select(['day', 'minutes', 'seconds'])
      .where('user_id', '=', user.userId)
      .executeTakeFirst();
    return row && { day: row.day, spent: row.minutes * 60 + row.seconds };
  };

  for (let step = 0; step < 400; step += 1) {
    ctx.clock.advance(tick);
    if (chance(0.02)) ctx.clock.advance(Math.floor(random() * 8000));
    if (chance(0.1)) {
      onTablet.tabs.fill(0);
      onTablet = children[chance(0.5) ? 0 : 1];
    }
    for (const child of children) {
      const tabs = [...(child === onTablet ? [0, 1] : []), 2].filter(() => chance(0.5));
      if (
        tabs.length > 0 &&
        !(child.spent >= minutesPerDay * 60 && child.day === localDateOf(ctx.clock.now(), zone))
      )
        learn(child);
      for (const tab of tabs) await report(child, tab);
      const { day, spent } = child;
      expect(await read(child), `step ${step}`).toEqual(day === '' ? undefined : { day, spent });
    }
  }
  expect(days.size).toBeGreaterThan(1);
});
