import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { openBrowser, openVisitor } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { makeDedication } from '#features/sponsorships/testing.ts';

const app = useApp();

/** The clock goes on to a moment. */
function setTime(instant: string): void {
  app.ctx.clock.advance((Date.parse(instant) - app.ctx.clock.now().getTime()) / 1000);
}

async function lineIn(timeZone: string): Promise<string | undefined> {
  const visitor = openVisitor(app);
  visitor.jar.set('tl-zone', encodeURIComponent(timeZone));
  const { body } = await visitor.ask('/pricing');
  return /<aside aria-label="Dedication".*?<\/aside>/s.exec(body)?.[0].replaceAll(/<[^>]*>/g, '');
}

test('the header says to whom a day is dedicated while it is that day where the reader is, without scripts', async () => {
  const ctx = makeCtx(app.ctx.db, { sealing: app.ctx.sealing });
  await makeDedication(ctx, { on: '2026-11-19' });
  expect(await lineIn('Asia/Jerusalem')).toBeUndefined();
  setTime('2026-11-18T15:40:00Z');
  const said = 'Today’s learning is dedicated l’iluy nishmas Avraham ben Moshe';
  expect([await lineIn('Asia/Jerusalem'), await lineIn('America/New_York')]).toEqual([said, undefined]);
  setTime('2026-11-19T15:40:00Z');
  expect([await lineIn('Asia/Jerusalem'), await lineIn('America/New_York')]).toEqual([undefined, said]);
});

test('the list of finance says its first day as people write it', async () => {
  const ctx = makeCtx(app.ctx.db, { sealing: app.ctx.sealing });
  await makeDedication(ctx, { on: '2026-11-19' });
  const { user } = await staffMember(app, 'admin');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  const { body } = await browser.ask('/admin/giving/sponsorships');
  const row = /<tbody.*<\/tbody>/s.exec(body)?.[0] ?? '';
  expect(row).toContain('Nov 19, 2026');
  expect(row).toContain('Approved');
});
