import type { AnyContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '#app/contract.ts';
import { listAudited, readAuditLog, type TestUser } from '#features/people/testing.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

const app = useApp();
const reason = 'She wrote to us about it.';

const viewAs = (client: Client, { userId }: TestUser, why = reason) =>
  client.post(`/api/admin/users/${userId}/acts/view-as`, { reason: why });

const viewerOf = async (client: Client) =>
  (await client.get('/api/users/current')).json<{ id: string; permissions: string[] }>();

/** An administrator's browser that shows the product as a learner sees it. */
async function viewing(columns: Parameters<typeof app.makeUser>[0] = {}) {
  const staff = await staffMember(app, 'admin');
  const learner = await app.makeUser({ first_name: 'Miriam', last_name: 'Stern', ...columns });
  const answer = await viewAs(staff.browser, learner);
  expect(answer.json()).toEqual({ location: '/home' });
  return { ...staff, learner };
}

test('an administrator’s browser shows the product as the person sees it, and is hers again after she stops', async () => {
  const { browser, user, learner } = await viewing();
  expect(await viewerOf(browser)).toMatchObject({ id: learner.userId, permissions: [] });
  const stopped = await browser.ask('/admin/viewing', { method: 'POST', form: {} });
  expect(stopped.headers['location']).toBe(`/admin/users?q=${learner.userId}`);
  const own = await viewerOf(browser);
  expect(own.id).toBe(user.userId);
  expect(own.permissions).toContain('users.viewAs');
  expect(await readAuditLog(app.ctx)).toMatchObject([
    { who: user.userId, what: 'viewing.began', subject: learner.userId, why: reason },
    { who: user.userId, what: 'viewing.ended', subject: learner.userId, why: 'stopped' },
  ]);
});

test('every page says as whom it is seen, and has a button that stops it', async () => {
  const { browser } = await viewing({ display_name: 'Miri <b>' });
  for (const path of ['/home', '/games', '/settings/profile', '/nothing/here']) {
    const { body } = await browser.get(path);
    expect(body, path).toContain('action="/admin/viewing"');
    expect(body, path).toContain('Miri &lt;b&gt;');
    expect(body, path).toMatch(/It ends at \d+:30/);
  }
});

test('nobody else’s page has the banner', async () => {
  const { learner } = await viewing();
  const { body } = await (await app.asBrowserOf(learner)).get('/home');
  expect(body).not.toContain('/admin/viewing');
});

/** Example values that fit any named segment. */
const fill = (path: string) => path.replaceAll(/\{\w+\}/g, 'bee');

test('every operation that may change something is refused while looking', async () => {
  const { browser } = await viewing();
  const operations = Object.values(contract).flatMap((procedures) =>
    Object.values<AnyContractProcedure>(procedures).map((procedure) => procedure['~orpc'].route),
  );
  const writing = operations.filter(({ method }) => method !== 'GET');
  expect(writing.length).toBeGreaterThan(60);
  for (const { method, path = '' } of writing) {
    const answer = await browser.ask(`/api${fill(path)}`, { method: method as 'POST', body: {} });
    expect(answer.json(), `${method} ${path}`).toMatchObject({ code: 'read_only_view' });
    expect(answer.statusCode).toBe(403);
  }
});

test('nothing else on the server can be written to, followed or taken along while looking', async () => {
  const { browser } = await viewing();
  // The second is a page's, whose forms are refused in words, and a mail program's, which has no session; nor have payment providers.
  const own = ['POST /admin/viewing', 'POST /unsubscribe/:token', 'POST /api/webhooks/:provider'];
  const routes = app
    .listRoutes()
    .filter(
      (route) =>
        /^(POST|PUT|PATCH|DELETE) /.test(route) &&
        !route.endsWith('*') &&
        !own.includes(route) &&
        !route.startsWith('POST /sandbox/v1/'),
    );
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ');
    const answer = await browser.ask(path.replaceAll(/:\w+/g, 'bee'), { method: method as 'POST' });
    expect(answer.json(), route).toMatchObject({ code: 'read_only_view' });
  }
  for (const path of [
    '/api/users/current/stream',
    '/api/users/current/standing',
    '/api/users/current/export?permit=x',
  ])
    expect((await browser.get(path)).json(), path).toMatchObject({ code: 'read_only_view' });
});

test('a form of a page is refused in words, and changes nothing', async () => {
  const { browser, learner } = await viewing();
  const page = await browser.ask('/settings/profile', {
    method: 'POST',
    form: { form: 'profile', firstName: 'Eve', lastName: 'Stern' },
  });
  expect(page.body).toContain('You are only viewing as this person.');
  const own = (await (await app.as(learner)).get('/api/users/current')).json<object>();
  expect(own).toMatchObject({ firstName: 'Miriam' });
});

test('it ends after thirty minutes by itself, and both ends are in the audit log', async () => {
  const { browser, user } = await viewing();
  const jobs = app.services.jobs as MemoryJobs;
  app.ctx.clock.advance(30 * 60 - 1);
  expect((await viewerOf(browser)).id).not.toBe(user.userId);
  app.ctx.clock.advance(1);
  expect((await viewerOf(browser)).id).toBe(user.userId);
  await jobs.drain();
  expect(await listAudited(app.ctx)).toEqual(['viewing.began', 'viewing.ended']);
  expect((await readAuditLog(app.ctx)).at(-1)).toMatchObject({ why: 'time was up' });
});

test('only the browser’s session looks: a program of the same administrator stays her own', async () => {
  const { client, user } = await viewing();
  expect((await viewerOf(client)).id).toBe(user.userId);
});

test('it cannot be nested, and nobody of the staff is looked at', async () => {
  const { browser } = await viewing();
  const other = await app.makeUser();
  expect((await viewAs(browser, other)).json()).toMatchObject({ code: 'read_only_view' });
  expect((await browser.get(`/api/admin/users/${other.userId}`)).json()).toMatchObject({ code: 'forbidden' });
  const { client } = await staffMember(app, 'admin');
  for (const role of ['admin', 'editor', 'support'] as const) {
    const { user } = await staffMember(app, role);
    expect((await viewAs(client, user)).json()).toMatchObject({ code: 'act_not_offered' });
  }
});

test('a child is looked at only for a reason of twenty characters, and an adult for any', async () => {
  const { browser } = await staffMember(app, 'admin');
  const child = await app.makeUser({ role: 'student' });
  const refused = await viewAs(browser, child, 'because');
  expect(refused.json()).toMatchObject({ data: { issues: [{ path: 'reason' }] } });
  expect((await viewerOf(browser)).id).not.toBe(child.userId);
  expect((await viewAs(browser, child, 'Her quiz shows no answers')).statusCode).toBe(200);
  expect((await viewerOf(browser)).id).toBe(child.userId);
});

test('looking is no sign of life of the person', async () => {
  const { browser, learner } = await viewing();
  await browser.post('/api/users/current', { firstName: 'Eve' });
  const row = await app.ctx.db
    .selectFrom('users')
    .select('last_seen_at')
    .where('id', '=', learner.userId)
    .executeTakeFirstOrThrow();
  expect(row.last_seen_at).toBeNull();
});

test('the person herself can read in her data that she was looked at, and why', async () => {
  const { learner } = await viewing();
  const { exportSignIn } = await import('#features/sign-in/server/personal-data.ts');
  expect(await exportSignIn(app.ctx, learner.userId)).toMatchObject({ viewings: [{ reason }] });
});
