import { describe, expect, test } from 'vitest';
import { makeFamily } from '#features/families/testing.ts';
import { completeItem } from '#features/learning/server/public.ts';
import { itemIdOf, makeCourse } from '#features/learning/testing.ts';
import { changeUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { useApp } from '../support/app.ts';
import { openBrowser } from '../support/plain-browser.ts';

const app = useApp();
const minute = 60_000;

/* The same candles and nightfall as in friday.test.ts, on the pages. The browser's journey walks through them in Jerusalem and New York. */

// In the polar night of Tromsø the sun never rises: the sunset of the same longitude at 60° counts.
describe.each([
  { place: 'melbourne', candles: '2026-11-27T09:06Z', nightfall: '2026-11-28T10:07Z' },
  { place: 'tromso', candles: '2026-12-18T13:19Z', nightfall: '2026-12-19T14:49Z' },
])('a Friday in $place', ({ place, candles, nightfall }) => {
  const until = (moment: string, minutesAway: number) =>
    app.ctx.clock.advance((Date.parse(moment) + minutesAway * minute - app.ctx.clock.now().getTime()) / 1000);

  test('a child’s lesson rests from candles to nightfall, and the sheet for the table has her week', async () => {
    const { guardian, members } = await makeFamily(app.ctx, { children: 1 });
    const [child] = members;
    if (!child) throw new Error('a family of one');
    for (const { userId } of [guardian, child]) await changeUser(app.ctx, userId, { place });
    const course = await makeCourse(app.ctx, {
      id: 'live-to-give',
      items: [{ id: 'tent', access: 'public' }],
    });
    until(candles, -24 * 60);
    await inTransaction(app.ctx, (ctx) =>
      completeItem(ctx, { userId: child.userId, itemId: itemIdOf(course) }),
    );
    const rules = { minutes: Array<number>(7).fill(60), quiet: null, onHolyDays: 'rest' };
    const api = await app.as(guardian);
    await api.post(`/api/users/current/family/members/${child.userId}/time-restriction`, { rules });

    const parent = await openBrowser(app, guardian);
    const tablet = await openBrowser(app, child);
    const rests = async () =>
      (await tablet.ask('/courses/live-to-give/tent')).body.includes('Screens rest now.');
    until(candles, -10);
    const sheet = (await parent.ask('/family/friday')).body;
    expect(sheet).toContain('<bdi>Child 1</bdi>');
    expect(sheet).toContain('Learned this week');
    expect(sheet).not.toContain('A quiet week.');
    expect(await rests()).toBe(false);
    until(candles, 10);
    expect(await rests()).toBe(true);
    until(nightfall, -10);
    expect(await rests()).toBe(true);
    until(nightfall, 10);
    expect(await rests()).toBe(false);
  });
});
