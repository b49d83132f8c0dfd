import { expect, test } from 'vitest';
import type { PersonPanel, ActAnswer } from '#features/people/panel/contract.ts';
import { listAudited, readAuditLog, type TestUser } from '#features/people/testing.ts';
import { makeClass } from '#features/classes/testing.ts';
import type { StaffRole } from '#core/permissions.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const reason = 'She wrote to us about it.';

async function panelOf(client: Client, { userId }: Pick<TestUser, 'userId'>): Promise<PersonPanel> {
  const answer = await client.get(`/api/admin/users/${userId}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<PersonPanel>();
}

function act(client: Client, { userId }: Pick<TestUser, 'userId'>, name: string, values: object = {}) {
  return client.post(`/api/admin/users/${userId}/acts/${name}`, { reason, ...values });
}

const sectionsOf = ({ sections }: PersonPanel) => sections.map(({ name }) => name);
const actsOf = ({ acts }: PersonPanel) => acts.map(({ name }) => name);

async function makeLearner(columns: Parameters<typeof app.makeUser>[0] = {}) {
  return app.makeUser({ first_name: 'Miriam', last_name: 'Stern', ...columns });
}

/** A child of ten whose guardian has approved. */
const child = {
  adult_from: new Date('2030-01-01T00:00:00Z'),
  guardian_approved_at: new Date('2026-11-01T00:00:00Z'),
};

test('an administrator sees everything of a person on one page', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner({ role: 'educator' });
  await makeClass(app.ctx, learner);
  await act(client, learner, 'give-coins', { coins: 5 });
  await act(client, learner, 'grant-plan', { until: '2027-08-31' });
  const panel = await panelOf(client, learner);
  expect(panel).toMatchObject({ name: 'Miriam Stern', emailAddress: learner.emailAddress });
  expect(sectionsOf(panel)).toEqual([
    'account',
    'audit',
    'ways-in',
    'sessions',
    'classes',
    'rewards',
    'plan',
  ]);
});

test('support sees neither money nor the audit log, and may do only what helps', async () => {
  const { client: administrator } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  await act(administrator, learner, 'grant-plan', { until: '2027-08-31' });
  await app.cookieOf(learner);
  const { client } = await staffMember(app, 'support');
  const panel = await panelOf(client, learner);
  expect(sectionsOf(panel)).toEqual(['account', 'ways-in', 'sessions']);
  expect(actsOf(panel)).toEqual(['change-language', 'resend-verification', 'send-reset', 'end-sessions']);
});

test('support sees nothing of what a child has done', async () => {
  const { client: administrator } = await staffMember(app, 'admin');
  const minor = await makeLearner({ ...child, minutes_per_day: 30 });
  await act(administrator, minor, 'give-coins', { coins: 5 });
  const { client } = await staffMember(app, 'support');
  expect(sectionsOf(await panelOf(client, minor))).toEqual(['account', 'ways-in', 'sessions', 'consent']);
  expect(sectionsOf(await panelOf(administrator, minor))).toEqual(
    expect.arrayContaining(['time', 'rewards', 'consent']),
  );
});

/** What each act takes, and an example of what it asks for. A new act is added here. */
const everyAct: Record<string, { permission: string; values?: object; of?: object }> = {
  'change-language': { permission: 'users.help', values: { language: 'fr' } },
  restrict: { permission: 'users.manage' },
  unrestrict: { permission: 'users.manage', of: { restricted_at: new Date('2026-11-01T00:00:00Z') } },
  'order-erasure': { permission: 'users.erase' },
  'confirm-erasure': { permission: 'users.erase' },
  'withdraw-erasure': { permission: 'users.erase' },
  'resend-verification': { permission: 'users.help' },
  'send-reset': { permission: 'users.help' },
  'end-sessions': { permission: 'users.help' },
  'view-as': { permission: 'users.viewAs' },
  'resend-consent': { permission: 'users.help' },
  'resend-class-consent': { permission: 'users.help' },
  'give-coins': { permission: 'users.manage', values: { coins: 5 } },
  'grant-plan': { permission: 'users.manage', values: { until: '2027-08-31' } },
  'end-plan': { permission: 'users.manage', of: { plan: 'complimentary' } },
  'close-account': { permission: 'users.manage' },
  'reopen-account': { permission: 'users.manage', of: { erase_at: new Date('2026-12-01T00:00:00Z') } },
  export: { permission: 'users.export' },
};

test('every act is in the table of this test', async () => {
  const { client } = await staffMember(app, 'admin');
  const known = new Set<string>();
  for (const columns of [{}, ...Object.values(everyAct).flatMap(({ of }) => (of ? [of] : []))]) {
    const learner = await makeLearner(columns);
    await app.cookieOf(learner);
    for (const name of actsOf(await panelOf(client, learner))) known.add(name);
  }
  expect([...known].filter((name) => !(name in everyAct))).toEqual([]);
});

test.each(['editor', 'translator', 'moderator', 'finance', 'support'] satisfies StaffRole[])(
  'of all acts, %s may do only what her permissions say',
  async (role) => {
    const { client } = await staffMember(app, role);
    const learner = await makeLearner();
    const done: string[] = [];
    for (const [name, { values }] of Object.entries(everyAct)) {
      const answer = await act(client, learner, name, values);
      if (answer.json<{ code?: string }>().code !== 'forbidden') done.push(name);
    }
    const mayHelp = Object.entries(everyAct).filter(([, { permission }]) => permission === 'users.help');
    expect(done).toEqual(role === 'support' ? mayHelp.map(([name]) => name) : []);
  },
);

test('an unknown person and an unknown act are not found', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  expect((await client.get('/api/admin/users/nobody')).statusCode).toBe(404);
  expect((await act(client, { userId: 'nobody' as never }, 'restrict')).statusCode).toBe(404);
  expect((await act(client, learner, 'promote')).statusCode).toBe(404);
});

test('an act is in the audit log with who, why, before and after', async () => {
  const { user, client } = await staffMember(app, 'support');
  const learner = await makeLearner();
  await act(client, learner, 'change-language', { language: 'he' });
  expect(await readAuditLog(app.ctx)).toMatchObject([
    { who: user.userId, what: 'user.language_changed', subject: learner.userId, why: reason },
  ]);
  const [entry] = await app.ctx.db.selectFrom('audit_entries').select(['before', 'after']).execute();
  expect(entry).toEqual({ before: { language: 'en' }, after: { language: 'he' } });
  expect((await panelOf(client, learner)).language).toBe('he');
});

test('an act without a reason, or without what it asks for, is refused at the field and changes nothing', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  const answer = await act(client, learner, 'give-coins', { reason: ' ' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ data: { issues: [{ path: 'coins' }, { path: 'reason' }] } });
  expect(await listAudited(app.ctx)).toEqual([]);
});

test('coins are a gift in the ledger, given once however often the form is sent', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  const { once } = await panelOf(client, learner);
  for (let sent = 0; sent < 3; sent += 1) await act(client, learner, 'give-coins', { coins: 40, once });
  const rewards = await (await app.as(learner)).get('/api/users/current/progress');
  expect(rewards.json()).toMatchObject({ coins: 40 });
  expect(await listAudited(app.ctx)).toEqual(['coins.given']);
});

test('ending all sessions signs the person out at once', async () => {
  const { client } = await staffMember(app, 'support');
  const learner = await makeLearner();
  const browser = await app.as(learner);
  await act(client, learner, 'end-sessions');
  expect((await browser.get('/api/users/current')).statusCode).toBe(401);
});

test('the mails that someone was sent are in her panel by their subjects', async () => {
  const { client } = await staffMember(app, 'support');
  const learner = await makeLearner();
  await act(client, learner, 'resend-verification');
  const mails = (await panelOf(client, learner)).sections.find(({ name }) => name === 'mails');
  const [row] = mails?.tables[0]?.rows ?? [];
  expect(row).toContainEqual({ kind: 'text', text: app.mails[0]?.subject });
  expect(JSON.stringify(mails)).not.toContain('/email/verify/');
});

test('a verification mail is sent again until the day’s five are used up', async () => {
  const { client } = await staffMember(app, 'support');
  const learner = await makeLearner();
  const statuses: number[] = [];
  for (let sent = 0; sent < 6; sent += 1)
    statuses.push((await act(client, learner, 'resend-verification')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(app.mails).toHaveLength(5);
  expect(await listAudited(app.ctx)).toHaveLength(5);
});

test('a complimentary plan holds until the end of its last day, and can be ended', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner({ place: 'jerusalem' });
  await act(client, learner, 'grant-plan', { until: '2027-08-31' });
  const own = async () => (await (await app.as(learner)).get('/api/users/current/plan')).json<object>();
  expect(await own()).toMatchObject({ plan: 'complimentary', planEndsAt: '2027-08-31T21:00:00.000Z' });
  await act(client, learner, 'end-plan');
  expect(await own()).toMatchObject({ plan: 'free' });
  const past = await act(client, learner, 'grant-plan', { until: '2026-01-01' });
  expect(past.json()).toMatchObject({ data: { issues: [{ path: 'until' }] } });
});

test('a plan that is paid for is neither replaced nor ended', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner({ plan: 'premium' });
  for (const name of ['grant-plan', 'end-plan'])
    expect((await act(client, learner, name, { until: '2027-08-31' })).json()).toMatchObject({
      code: 'act_not_offered',
    });
});

test('a restricted account counts as a restricted free one until that is lifted, and loses nothing', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner({ plan: 'premium' });
  const own = async () => (await (await app.as(learner)).get('/api/users/current')).json<object>();
  await act(client, learner, 'restrict');
  expect(await own()).toMatchObject({ plan: 0, status: 'free', restricted: true, premiumFeatures: false });
  await act(client, learner, 'unrestrict');
  expect(await own()).toMatchObject({ plan: 2, status: 'paid', restricted: false });
});

test('a closed account is due in thirty days, its owner is told, and it can be opened again', async () => {
  const { client } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  const browser = await app.as(learner);
  await act(client, learner, 'close-account');
  expect((await panelOf(client, learner)).eraseAt).toBe('2026-12-17T12:00:00.000Z');
  expect((await browser.get('/api/users/current')).statusCode).toBe(401);
  expect(app.mails).toMatchObject([{ to: learner.emailAddress }]);
  await act(client, learner, 'reopen-account');
  expect((await panelOf(client, learner)).eraseAt).toBeNull();
});

test('an export can be fetched by the administrator who asked for it, and by nobody else', async () => {
  const { client } = await staffMember(app, 'admin');
  const { client: other } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  const { location } = (await act(client, learner, 'export')).json<ActAnswer>();
  expect((await other.get(String(location))).statusCode).toBe(403);
  expect((await (await app.as(learner)).get(String(location))).statusCode).toBe(403);
  const file = await client.get(String(location));
  expect(file.json()).toMatchObject({ people: { account: { id: learner.userId } } });
  expect(await listAudited(app.ctx)).toEqual(['user.exported']);
});

test('nobody but an administrator does anything to someone of the staff, and nobody restricts or erases her', async () => {
  const { client: support } = await staffMember(app, 'support');
  const { client: administrator } = await staffMember(app, 'admin');
  const { user: editor } = await staffMember(app, 'editor');
  expect(actsOf(await panelOf(support, editor))).toEqual([]);
  expect((await act(support, editor, 'end-sessions')).json()).toMatchObject({ code: 'act_not_offered' });
  const offered = actsOf(await panelOf(administrator, editor));
  expect(offered).toContain('end-sessions');
  for (const never of ['restrict', 'close-account', 'order-erasure', 'view-as'])
    expect(offered).not.toContain(never);
});

test('a hostile name is text in the panel and in the list', async () => {
  const { browser } = await staffMember(app, 'admin');
  const hostile = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
  const learner = await makeLearner({ first_name: hostile, last_name: '', display_name: hostile });
  for (const path of ['/admin/users', `/admin/users?q=${learner.userId}`]) {
    const { body, statusCode } = await browser.get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toMatch(/<img src=x|<script>alert/);
  }
});

test('/admin/users/{id} leads to the search with her id, which shows her panel without JavaScript', async () => {
  const { browser } = await staffMember(app, 'admin');
  const learner = await makeLearner();
  const { headers } = await browser.get(`/admin/users/${learner.userId}`);
  expect(headers['location']).toBe(`/admin/users?q=${learner.userId}`);
  const page = await browser.ask(`/admin/users?q=${learner.userId}`, {
    method: 'POST',
    form: { form: `act:${learner.userId}:give-coins`, coins: '7', reason },
  });
  expect(page.statusCode).toBe(302);
  expect((await browser.get(String(page.headers['location']))).body).toContain('Give coins');
  expect(await listAudited(app.ctx)).toEqual(['coins.given']);
});
