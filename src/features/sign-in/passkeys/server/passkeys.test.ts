import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeDevice, type PasskeyDevice } from '#test/support/passkey-device.ts';
import { visitor } from '#core/actor.ts';
import { signInApi } from '#features/sign-in/api.ts';
import type { PasskeySignInInput } from '../contract.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer } from '#features/sign-in/sessions/server/actors.ts';

const password = 'the old and trusted one';
const database = useDatabase();
let device: PasskeyDevice;

beforeEach(() => {
  device = makeDevice();
});

async function makeSignedIn({ admin = false, hasPassword = true } = {}) {
  const ctx = makeCtx(database.db, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' });
  const user = await makeUser(ctx, { admin, role: 'parent' }, hasPassword ? password : undefined);
  const { token } = await makeSession(ctx, user);
  const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
  if (!actor) throw new Error('the session is not open');
  return { ...ctx, actor, user, token };
}
type SignedInCtx = Awaited<ReturnType<typeof makeSignedIn>>;

const challengeIn = ({ options }: { options: Record<string, unknown> }) => String(options['challenge']);

async function prepare(context: SignedInCtx, currentPassword = password) {
  return challengeIn(await call(signInApi.preparePasskey, { currentPassword }, { context }));
}
async function add(context: SignedInCtx, own = device, currentPassword = password) {
  const challenge = await prepare(context, currentPassword);
  return call(signInApi.addPasskey, { credential: own.make(challenge) }, { context });
}
/** A visitor's browser with cookies of its own. */
const makeBrowser = () => makeCtx(database.db);
const ask = async (context: TestCtx, secondStep?: boolean) =>
  challengeIn(await call(signInApi.challengePasskey, secondStep ? { secondStep } : {}, { context }));
const enter = (context: TestCtx, credential: PasskeySignInInput['credential']) =>
  call(signInApi.signInWithPasskey, { credential }, { context });
const readActor = async (ctx: TestCtx, token: string) => findActorByBearer(ctx.db, token, ctx.clock.now());

describe('a passkey', () => {
  test('is requested in two tabs, and signs in from either', async () => {
    await add(await makeSignedIn());
    const browser = makeBrowser();
    const [first, second] = [await ask(browser), await ask(browser)];
    await enter(browser, device.answer(first));
    await enter(browser, device.answer(second));
    await expect(enter(browser, device.answer(first))).rejects.toMatchObject({ code: 'passkey_over' });
  });

  test('is named after its device, announced by mail, and signs in with both steps', async () => {
    const ctx = await makeSignedIn();
    const { passkeys, recoveryCodes } = await add(ctx);
    expect(passkeys).toMatchObject([{ label: 'Chrome · Linux', lastUsed: null }]);
    expect(recoveryCodes).toBeNull();
    expect(ctx.sent[0]?.text).toContain('a passkey (Chrome · Linux)');
    const browser = makeBrowser();
    device.userHandle = ctx.user.userId;
    const { token } = await enter(browser, device.answer(await ask(browser)));
    expect(await readActor(browser, token)).toMatchObject({ userId: ctx.user.userId, tookSecondStep: true });
    expect(browser.cookie()).toMatchObject({ remember: true });
  });

  test('asks the device to verify the user, and never repeats a challenge', async () => {
    const ctx = await makeSignedIn();
    const { options } = await call(signInApi.preparePasskey, { currentPassword: password }, { context: ctx });
    expect(options).toMatchObject({
      rp: { id: 'lamed.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(await prepare(ctx)).not.toBe(options['challenge']);
  });

  test('is added only with the password, or right after a sign-in if there is none', async () => {
    const ctx = await makeSignedIn();
    await expect(prepare(ctx, 'a guess')).rejects.toMatchObject({
      data: { issues: [{ path: 'currentPassword' }] },
    });
    const without = await makeSignedIn({ hasPassword: false });
    without.clock.advance(601);
    await expect(prepare(without, '')).rejects.toMatchObject({ code: 'reauth_required' });
  });

  test('is renamed and removed by its owner only', async () => {
    const ctx = await makeSignedIn();
    const { passkeys } = await add(ctx);
    const id = passkeys[0]?.id ?? '';
    const other = await makeSignedIn();
    await expect(
      call(signInApi.renamePasskey, { id, label: 'mine' }, { context: other }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(
      call(signInApi.removePasskey, { id, currentPassword: password }, { context: other }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    expect(await call(signInApi.renamePasskey, { id, label: 'Phone' }, { context: ctx })).toMatchObject([
      { label: 'Phone' },
    ]);
    expect(await call(signInApi.removePasskey, { id, currentPassword: password }, { context: ctx })).toEqual(
      [],
    );
    const browser = makeBrowser();
    await expect(enter(browser, device.answer(await ask(browser)))).rejects.toMatchObject({
      code: 'passkey_refused',
    });
  });

  test('cannot be removed while it is the only way in', async () => {
    const ctx = await makeSignedIn({ hasPassword: false });
    const { passkeys } = await add(ctx, device, '');
    const input = { id: passkeys[0]?.id ?? '', currentPassword: '' };
    await expect(call(signInApi.removePasskey, input, { context: ctx })).rejects.toMatchObject({
      code: 'last_way_in',
    });
  });
});

describe('what is refused when a passkey is added', () => {
  const addAs = (context: SignedInCtx, credential: ReturnType<PasskeyDevice['make']>) =>
    call(signInApi.addPasskey, { credential }, { context });

  test.each([
    ['another site', { origin: 'https://lamed.example' }],
    ['another site’s name', { rpID: 'evil.test' }],
    ['a device that did not verify its owner', { userVerified: false }],
  ])('%s', async (_what, answering) => {
    const ctx = await makeSignedIn();
    const challenge = await prepare(ctx);
    await expect(addAs(ctx, device.make(challenge, answering))).rejects.toMatchObject({
      code: 'passkey_refused',
    });
  });

  test('a challenge that is used, expired, not ours, or someone else’s', async () => {
    const ctx = await makeSignedIn();
    await expect(addAs(ctx, device.make('bWFkZSB1cA'))).rejects.toMatchObject({ code: 'passkey_over' });
    const used = await prepare(ctx);
    await expect(addAs(ctx, device.make('bWFkZSB1cA'))).rejects.toMatchObject({ code: 'passkey_over' });
    await addAs(ctx, makeDevice().make(used));
    await expect(addAs(ctx, device.make(used))).rejects.toMatchObject({ code: 'passkey_over' });
    const late = await prepare(ctx);
    ctx.clock.advance(601);
    await expect(addAs(ctx, device.make(late))).rejects.toMatchObject({ code: 'passkey_over' });
    const fresh = await prepare(ctx);
    const other = await makeUser(ctx);
    await expect(
      addAs({ ...ctx, actor: { ...ctx.actor, ...other.actor } }, device.make(fresh)),
    ).rejects.toMatchObject({ code: 'passkey_refused' });
  });

  test('a passkey that an account already has', async () => {
    await add(await makeSignedIn());
    await expect(add(await makeSignedIn())).rejects.toMatchObject({ code: 'passkey_refused' });
  });
});

describe('what is refused when someone signs in', () => {
  test.each([
    ['another site', { origin: 'https://lamed.example' }],
    ['another site’s name', { rpID: 'evil.test' }],
    ['a device that did not verify its owner', { userVerified: false }],
  ])('%s', async (_what, answering) => {
    await add(await makeSignedIn());
    const browser = makeBrowser();
    const credential = device.answer(await ask(browser), answering);
    await expect(enter(browser, credential)).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(browser.cookie()).toBeUndefined();
  });

  test('an answer that is repeated, late, or from another browser', async () => {
    await add(await makeSignedIn());
    const browser = makeBrowser();
    const credential = device.answer(await ask(browser));
    await enter(browser, credential);
    await expect(enter(browser, credential)).rejects.toMatchObject({ code: 'passkey_over' });
    await expect(enter(makeBrowser(), credential)).rejects.toMatchObject({ code: 'passkey_over' });
    const other = makeBrowser();
    await ask(other);
    await expect(enter(other, device.answer(await ask(browser)))).rejects.toMatchObject({
      code: 'passkey_over',
    });
    const late = device.answer(await ask(browser));
    browser.clock.advance(601);
    await expect(enter(browser, late)).rejects.toMatchObject({ code: 'passkey_over' });
  });

  test('a cookie with a challenge that was copied and sent again', async () => {
    await add(await makeSignedIn());
    const browser = makeBrowser();
    const challenge = await ask(browser);
    const note = browser.signedCookies.read('passkey') as object;
    await enter(browser, device.answer(challenge));
    browser.signedCookies.set('passkey', note, 600);
    await expect(enter(browser, device.answer(challenge))).rejects.toMatchObject({ code: 'passkey_over' });
  });

  test('a challenge that was issued to add a passkey', async () => {
    const ctx = await makeSignedIn();
    await add(ctx);
    const challenge = await prepare(ctx);
    await expect(enter({ ...ctx, actor: visitor }, device.answer(challenge))).rejects.toMatchObject({
      code: 'passkey_over',
    });
  });

  test('a signature by another key, and a device that claims to be someone else’s', async () => {
    const ctx = await makeSignedIn();
    await add(ctx);
    const browser = makeBrowser();
    const [own, foreign] = [device.answer('x'), makeDevice().answer(await ask(browser))];
    const forged = { ...foreign, id: own.id, rawId: own.rawId };
    await expect(enter(browser, forged)).rejects.toMatchObject({ code: 'passkey_refused' });
    device.userHandle = (await makeUser(ctx)).userId;
    await expect(enter(browser, device.answer(await ask(browser)))).rejects.toMatchObject({
      code: 'passkey_refused',
    });
  });

  test('a cloned device, whose counter is behind', async () => {
    await add(await makeSignedIn());
    const browser = makeBrowser();
    device.counter = 7;
    await enter(browser, device.answer(await ask(browser)));
    device.counter = 6;
    await expect(enter(browser, device.answer(await ask(browser)))).rejects.toMatchObject({
      code: 'passkey_refused',
    });
  });

  test('but not a device that never counts', async () => {
    device = makeDevice({ counts: false });
    await add(await makeSignedIn());
    const browser = makeBrowser();
    for (let times = 0; times < 2; times += 1)
      await expect(enter(browser, device.answer(await ask(browser)))).resolves.toHaveProperty('token');
  });
});

describe('a passkey as the second step', () => {
  const signIn = (context: TestCtx, emailAddress: string) =>
    call(signInApi.signIn, { emailAddress, password }, { context });

  test('is required of an administrator, whose recovery codes came with it, and of nobody else', async () => {
    const ctx = await makeSignedIn();
    await add(ctx);
    await expect(signIn(makeBrowser(), ctx.user.emailAddress)).resolves.toHaveProperty('token');
    const admin = await makeSignedIn({ admin: true });
    const { recoveryCodes } = await add(admin, makeDevice());
    expect(recoveryCodes).toHaveLength(10);
    expect(await readActor(admin, admin.token)).toMatchObject({ tookSecondStep: true });
    const browser = makeBrowser();
    await expect(signIn(browser, admin.user.emailAddress)).rejects.toMatchObject({
      code: 'second_step_required',
    });
    const code = recoveryCodes?.[0] ?? '';
    await expect(call(signInApi.takeSecondStep, { code }, { context: browser })).resolves.toHaveProperty(
      'token',
    );
  });

  test('opens the session of the user who entered her password, once, and never another’s', async () => {
    const admin = await makeSignedIn({ admin: true });
    await add(admin);
    const foreign = makeDevice();
    await add(await makeSignedIn(), foreign);
    const browser = makeBrowser();
    await expect(signIn(browser, admin.user.emailAddress)).rejects.toThrow();
    await expect(enter(browser, foreign.answer(await ask(browser, true)))).rejects.toMatchObject({
      code: 'passkey_refused',
    });
    const { token } = await enter(browser, device.answer(await ask(browser, true)));
    expect(await readActor(browser, token)).toMatchObject({ userId: admin.user.userId });
    await expect(ask(browser, true)).rejects.toMatchObject({ code: 'second_step_over' });
  });

  test('is enough for an administrator, who cannot remove it while it is her only one', async () => {
    const admin = await makeSignedIn({ admin: true });
    const missing = () => call(signInApi.secondFactor, undefined, { context: admin });
    expect(await missing()).toMatchObject({ required: true, missing: true });
    const { passkeys } = await add(admin);
    expect(await missing()).toMatchObject({ app: false, missing: false });
    const input = { id: passkeys[0]?.id ?? '', currentPassword: password };
    await expect(call(signInApi.removePasskey, input, { context: admin })).rejects.toMatchObject({
      code: 'second_factor_required',
    });
  });
});
