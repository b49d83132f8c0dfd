import { oc } from '@orpc/contract';
import { call } from '@orpc/server';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { SecondStepAnswer, type RecoveryCodes } from '#features/sign-in/second-step/contract.ts';
import type { TestUser } from '#features/people/testing.ts';
import { createSealing } from '#platform/crypto/sealing.ts';
import { findActorByBearer } from '#features/sign-in/sessions/server/actors.ts';
import { guard, reads, serve } from '#platform/http/guard.ts';
import { useApp } from '../support/app.ts';
import { makeCtx } from '../support/ctx.ts';

const app = useApp();
const password = 'a good long one';
const origin = 'http://lamed.test';
const factorPath = '/api/users/current/second-factor';

type Answer = Awaited<ReturnType<typeof app.post>>;
const noteOf = (answer: Answer, name: string) =>
  `tl-${name}=${answer.cookies.find((cookie) => cookie.name === `tl-${name}`)?.value}`;
const codeOf = (answer: Answer) => answer.json<{ code: string }>().code;

let user: TestUser;
/** The app's code, this many steps of 30 seconds from now. */
let appCode: (steps?: number) => string;

/** Sets up the app in a separate session. */
async function setUpApp(of: TestUser) {
  const mine = await app.as(of);
  const prepared = await mine.post(`${factorPath}/app/preparations`);
  const { secret, uri } = prepared.json<{ secret: string; uri: string }>();
  appCode = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.ctx.clock.now().getTime() + steps * 30_000,
    });
  const added = await mine.post(
    `${factorPath}/app`,
    { code: appCode(), currentPassword: password },
    { cookie: noteOf(prepared, 'app-setup') },
  );
  return { mine, uri, added, recoveryCodes: added.json<RecoveryCodes>().recoveryCodes };
}

const signIn = () => app.post('/api/sessions', { emailAddress: user.emailAddress, password });
const takeStep = (code: string, cookie: string) =>
  app.post('/api/sessions/second-step', { code }, { cookie });

beforeEach(async () => {
  user = await app.makeUser({ email_address: 'miriam@example.org' }, password);
});

describe('setting up an authenticator app', () => {
  test('gives the app the site and address, gives ten recovery codes, and ends all other sessions', async () => {
    const elsewhere = await app.as(user);
    const { mine, uri, recoveryCodes } = await setUpApp(user);
    expect(decodeURIComponent(uri)).toMatch(/^otpauth:\/\/totp\/Lamed:miriam@example\.org\?/);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
    expect((await mine.get(factorPath)).json()).toEqual({
      app: true,
      recoveryCodesLeft: 10,
      required: false,
      missing: false,
    });
    expect((await elsewhere.get(factorPath)).statusCode).toBe(401);
  });

  test('requires the password and the right code, and happens once', async () => {
    const mine = await app.as(user);
    const prepared = await mine.post(`${factorPath}/app/preparations`);
    const cookie = noteOf(prepared, 'app-setup');
    const add = (body: object, note = cookie) => mine.post(`${factorPath}/app`, body, { cookie: note });
    for (const [body, path] of [
      [{ code: '123456', currentPassword: 'wrong' }, 'currentPassword'],
      [{ code: '123456', currentPassword: password }, 'code'],
    ] as const)
      expect((await add(body)).json()).toMatchObject({ data: { issues: [{ path }] } });
    expect(codeOf(await add({ code: '123456', currentPassword: password }, ''))).toBe('setup_over');
    await setUpApp(user);
    expect((await mine.get(factorPath)).statusCode).toBe(401);
    const again = await app.as(user);
    expect(codeOf(await again.post(`${factorPath}/app`, { code: '1', currentPassword: password }))).toBe(
      'second_factor_set',
    );
  });

  test('never works with another person’s secret', async () => {
    const other = await app.as(await app.makeUser());
    const cookie = noteOf(await other.post(`${factorPath}/app/preparations`), 'app-setup');
    const mine = await app.as(user);
    const body = { code: '123456', currentPassword: password };
    expect(codeOf(await mine.post(`${factorPath}/app`, body, { cookie }))).toBe('setup_over');
  });

  test('without a password requires a sign-in in the last 15 minutes', async () => {
    user = await app.makeUser();
    const mine = await app.as(user);
    app.ctx.clock.advance(901);
    expect(codeOf(await mine.post(`${factorPath}/app`, { code: '123456' }))).toBe('reauth_required');
  });

  test('leaves neither secret nor codes in the database', async () => {
    const { recoveryCodes, uri } = await setUpApp(user);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const stored = JSON.stringify([
      await app.ctx.db.selectFrom('authenticators').selectAll().execute(),
      (await app.ctx.db.selectFrom('recovery_codes').selectAll().execute()).map(({ code_hash }) =>
        code_hash.toString('latin1'),
      ),
    ]);
    for (const hidden of [secret, ...recoveryCodes]) expect(stored).not.toContain(hidden);
  });
});

describe('signing in with a second step', () => {
  test('opens no session for the password alone, and one for both', async () => {
    await setUpApp(user);
    const first = await signIn();
    expect([first.statusCode, codeOf(first)]).toEqual([403, 'second_step_required']);
    expect(first.cookies.map(({ name }) => name)).toEqual(['tl-second-step']);
    app.ctx.clock.advance(30);
    const second = await takeStep(appCode(), noteOf(first, 'second-step'));
    const { token } = SecondStepAnswer.parse(second.json());
    expect(await findActorByBearer(app.ctx.db, token, app.ctx.clock.now())).toMatchObject({
      userId: user.userId,
      tookSecondStep: true,
    });
  });

  test('is also required after a new password was set through a mail', async () => {
    await setUpApp(user);
    await app.post('/api/users/password/reset', { emailAddress: user.emailAddress });
    await (app.services.jobs as unknown as { drain(): Promise<void> }).drain();
    const token = /token=([\w-]{43})/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const set = await app.ask(`/api/users/password/reset/${token}`, {
      method: 'PUT',
      body: { password: 'another good long one' },
    });
    expect([set.statusCode, codeOf(set)]).toEqual([403, 'second_step_required']);
    app.ctx.clock.advance(30);
    expect((await takeStep(appCode(), noteOf(set, 'second-step'))).statusCode).toBe(200);
  });

  test('keeps the app’s secret sealed with the current secret once its code was used', async () => {
    const { uri } = await setUpApp(user);
    const appSecret = new URL(uri).searchParams.get('secret') ?? '';
    const previous = createSealing({ secret: 'the secret of another year, long ago' });
    const both = { ...app.services.config, previousSecret: 'the secret of another year, long ago' };
    Object.assign(app.services, { sealing: createSealing(both) });
    await app.ctx.db
      .updateTable('authenticators')
      .set({ sealed_secret: previous.seal(appSecret) })
      .execute();
    app.ctx.clock.advance(30);
    expect((await takeStep(appCode(), noteOf(await signIn(), 'second-step'))).statusCode).toBe(200);
    const { sealed_secret } = await app.ctx.db
      .selectFrom('authenticators')
      .select('sealed_secret')
      .executeTakeFirstOrThrow();
    expect(createSealing(app.services.config).open(sealed_secret)).toBe(appSecret);
  });

  test('after a change of secret refuses the app’s codes with a code of its own, and a recovery code opens the way to a new app', async () => {
    const { recoveryCodes } = await setUpApp(user);
    await app.ctx.db
      .updateTable('authenticators')
      .set({ sealed_secret: createSealing({ secret: 'the secret of another year, long ago' }).seal('X') })
      .execute();
    app.ctx.clock.advance(30);
    const cookie = noteOf(await signIn(), 'second-step');
    const refused = await takeStep(appCode(), cookie);
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'second_factor_unreadable']);
    const [first = '', second = ''] = recoveryCodes;
    expect((await takeStep(first, cookie)).statusCode).toBe(200);
    const mine = await app.as(user);
    const removed = await mine.ask(`${factorPath}/app`, { method: 'DELETE', body: { code: second } });
    expect([removed.statusCode, removed.json()]).toMatchObject([200, { app: false }]);
    expect((await setUpApp(user)).added.statusCode).toBe(200);
  });

  test('accepts each code once, and none from the past or future', async () => {
    await setUpApp(user);
    const cookie = noteOf(await signIn(), 'second-step');
    expect((await takeStep(appCode(), cookie)).statusCode).toBe(422);
    app.ctx.clock.advance(120);
    for (const steps of [-3, 3]) expect((await takeStep(appCode(steps), cookie)).statusCode).toBe(422);
    const right = appCode();
    expect((await takeStep(right, cookie)).statusCode).toBe(200);
    expect((await takeStep(right, noteOf(await signIn(), 'second-step'))).statusCode).toBe(422);
  });

  test('accepts a recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await setUpApp(user);
    const typed = ` ${recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ')}`;
    expect((await takeStep(typed, noteOf(await signIn(), 'second-step'))).statusCode).toBe(200);
    expect((await takeStep(typed, noteOf(await signIn(), 'second-step'))).statusCode).toBe(422);
  });

  test('allows five tries in 15 minutes, however many first steps there are', async () => {
    await setUpApp(user);
    for (let tries = 1; tries <= 5; tries += 1)
      expect((await takeStep('000000', noteOf(await signIn(), 'second-step'))).statusCode).toBe(422);
    app.ctx.clock.advance(30);
    const answer = await takeStep(appCode(), noteOf(await signIn(), 'second-step'));
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 870]);
  });

  test('expires after ten minutes, ends once a session was opened, and needs a first step', async () => {
    const { recoveryCodes } = await setUpApp(user);
    const [one = '', other = ''] = recoveryCodes;
    const cookie = noteOf(await signIn(), 'second-step');
    expect((await takeStep(one, cookie)).statusCode).toBe(200);
    expect(codeOf(await takeStep(other, cookie))).toBe('second_step_over');
    expect(codeOf(await takeStep(other, ''))).toBe('second_step_over');
    const late = noteOf(await signIn(), 'second-step');
    app.ctx.clock.advance(601);
    expect(codeOf(await takeStep(other, late))).toBe('second_step_over');
  });

  test('has its own page where no script runs', async () => {
    const { recoveryCodes } = await setUpApp(user);
    const form = { emailAddress: user.emailAddress, password };
    const headers = { origin };
    const first = await app.ask('/login?onSuccess=/courses/x', { method: 'POST', form, headers });
    expect(first.headers['location']).toBe('/login/second-step?onSuccess=%2Fcourses%2Fx');
    const path = String(first.headers['location']);
    expect((await app.get(path)).body).toContain('Code from your app');
    const cookie = noteOf(first, 'second-step');
    const wrong = await app.ask(path, {
      method: 'POST',
      form: { code: '000000' },
      headers: { ...headers, cookie },
    });
    expect(wrong.body).toContain('This code isn’t right');
    const second = await app.ask(path, {
      method: 'POST',
      form: { code: recoveryCodes[0] ?? '' },
      headers: { ...headers, cookie },
    });
    expect([second.statusCode, second.headers['location']]).toEqual([302, '/courses/x']);
  });
});

describe('an authenticator app', () => {
  test('triggers a mail when it is set up, and when it is removed', async () => {
    const { mine } = await setUpApp(user);
    const subjects = () => app.mails.map(({ to, subject }) => [to, subject]);
    const added = [user.emailAddress, 'Signing in now requires a code from your app'];
    expect(subjects()).toEqual([added]);
    app.ctx.clock.advance(30);
    await mine.ask(`${factorPath}/app`, { method: 'DELETE', body: { code: '000000' } });
    expect(subjects()).toEqual([added]);
    await mine.ask(`${factorPath}/app`, { method: 'DELETE', body: { code: appCode() } });
    expect(subjects()).toEqual([
      added,
      [user.emailAddress, 'Signing in no longer requires a code from an app'],
    ]);
  });

  test('is removed with one more code, and then the password is enough', async () => {
    const { mine } = await setUpApp(user);
    app.ctx.clock.advance(30);
    const remove = (code: string) => mine.ask(`${factorPath}/app`, { method: 'DELETE', body: { code } });
    expect((await remove('000000')).statusCode).toBe(422);
    expect((await remove(appCode())).json()).toEqual({
      app: false,
      recoveryCodesLeft: 0,
      required: false,
      missing: false,
    });
    expect((await signIn()).statusCode).toBe(200);
    expect((await remove('000000')).statusCode).toBe(404);
    const audited = await app.ctx.db
      .selectFrom('audit_entries')
      .select(['who', 'what'])
      .orderBy('at')
      .execute();
    expect(audited).toEqual([
      { who: user.userId, what: 'second-factor.added' },
      { who: user.userId, what: 'second-factor.removed' },
    ]);
  });

  test('gives new recovery codes in exchange for one more code, and voids the old ones', async () => {
    const { mine, recoveryCodes } = await setUpApp(user);
    app.ctx.clock.advance(30);
    const answer = await mine.post(`${factorPath}/recovery-codes`, { code: appCode() });
    expect(answer.json<RecoveryCodes>().recoveryCodes).toHaveLength(10);
    const old = await takeStep(recoveryCodes[0] ?? '', noteOf(await signIn(), 'second-step'));
    expect(old.statusCode).toBe(422);
  });
});

describe('an administrator', () => {
  beforeEach(async () => {
    user = await app.makeUser({ email_address: 'admin@example.org', admin: true, role: 'parent' }, password);
  });

  test('is taken to set up a second step, which she cannot remove', async () => {
    const browser = await app.asBrowserOf(user);
    expect((await browser.get('/welcome')).headers['location']).toBe('/settings/security');
    expect((await browser.get('/settings/security')).body).toContain('Administrators need a second step.');
    const { mine } = await setUpApp(user);
    app.ctx.clock.advance(30);
    const removal = { method: 'DELETE', body: { code: appCode() } } as const;
    expect(codeOf(await mine.ask(`${factorPath}/app`, removal))).toBe('second_factor_required');
    const again = await app.asBrowserOf(user);
    expect((await again.get('/welcome')).headers['location']).not.toBe('/settings/security');
  });

  test('may use administrator functions only in a session with a second step', async () => {
    const os = serve({ act: oc.route({ method: 'POST', path: '/act' }) });
    const act = os.act
      .use(guard('test.act', { permission: 'users.find', limit: reads }))
      .handler(() => 'done');
    const callAs = (tookSecondStep: boolean) =>
      call(act, undefined, {
        context: makeCtx(app.ctx.db, { actor: { ...user.actor, tookSecondStep } }),
      });
    await expect(callAs(false)).rejects.toMatchObject({ code: 'second_factor_required' });
    expect(await callAs(true)).toBe('done');
  });
});
