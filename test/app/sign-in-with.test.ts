import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { ArriveAnswer } from '#features/sign-in/identities/contract.ts';
import { OAuthFlowFailed } from '#platform/sign-in-with/identity-provider.ts';
import { useApp, type Client } from '../support/app.ts';
import { useOpenIdServer } from '../support/openid-server.ts';

const app = useApp();
const google = useOpenIdServer();
const origin = 'http://lamed.test';

beforeEach(() => {
  app.services.identityProviders = { google: google.provider };
});

/** Leaves for the provider as a browser does: the destination, and the cookie that remembers the flow. */
async function startFlow(onSuccess?: string, from: Client = app) {
  const answer = await from.post('/api/sessions/departures/google', { ...(onSuccess && { onSuccess }) });
  const { location } = answer.json<{ location: string }>();
  const cookie = answer.cookies.find(({ name }) => name === 'tl-sign-in-trip');
  return { location, cookie: `tl-sign-in-trip=${cookie?.value}`, kept: cookie };
}

const comeBack = (query: string, cookie: string) =>
  app.post('/api/sessions/google', { query }, { cookie, origin });

async function signInWithGoogle(onSuccess?: string) {
  const { location, cookie } = await startFlow(onSuccess);
  return comeBack(await google.consent(location), cookie);
}

const userOf = async (token: string) =>
  (await app.get('/api/users/current', { authorization: `Bearer ${token}` })).json<Record<string, unknown>>();

describe('signing in with Google', () => {
  test('creates an account for a new user, with a verified address, and redirects', async () => {
    const answer = await signInWithGoogle('/courses/patience?x=1');
    expect(answer.statusCode).toBe(200);
    const { token, onSuccess } = ArriveAnswer.parse(answer.json());
    expect(onSuccess).toBe('/courses/patience?x=1');
    expect(await userOf(token)).toMatchObject({
      emailAddress: 'Miriam@example.org',
      fullName: 'Miriam Stern',
      verified: true,
      role: 'new',
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual([
      'tl-sign-in-trip',
      'tl-session',
      'tl-device',
      'i18n_redirected',
    ]);
  });

  test('finds her again by the subject, even if her address has changed', async () => {
    const idOf = async (answer: LightMyRequestResponse) =>
      (await userOf(answer.json<ArriveAnswer>().token))['id'];
    const first = await signInWithGoogle();
    google.claims = { sub: 'google-1' };
    expect(await idOf(await signInWithGoogle())).toBe(await idOf(first));
  });

  test('requests a code with PKCE, state and nonce, and reveals no secrets', async () => {
    const { location, kept } = await startFlow();
    const asked = new URL(location).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe('http://lamed.test/login/google');
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked.get(secret)).toHaveLength(43);
    expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
    expect((await startFlow()).location).not.toBe(location);
  });

  test('never redirects to another site', async () => {
    for (const onSuccess of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:x']) {
      const answer = await signInWithGoogle(onSuccess);
      expect(answer.json()).toMatchObject({ onSuccess: null });
    }
  });
});

describe('an answer that does not belong to the flow', () => {
  test.each([
    ['a forged state', (query: string) => query.replace(/state=[^&]*/, 'state=forged')],
    ['no state', (query: string) => query.replace(/&?state=[^&]*/, '')],
    ['a made-up code', (query: string) => query.replace(/code=[^&]*/, 'code=made-up')],
    ['nothing', () => ''],
  ])('is refused: %s', async (_, change) => {
    const { location, cookie } = await startFlow();
    const answer = await comeBack(change(await google.consent(location)), cookie);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'provider_refused']);
  });

  test.each([{ nonce: 'another flow’s' }, { aud: 'another-app' }])(
    'is refused: an identity with %o',
    async (claims) => {
      Object.assign(google.claims, claims);
      expect((await signInWithGoogle()).json()).toMatchObject({ code: 'provider_refused' });
    },
  );

  test('is refused: an identity that the provider has not signed', async () => {
    google.forges = true;
    expect((await signInWithGoogle()).json()).toMatchObject({ code: 'provider_refused' });
  });

  test('is refused when this browser began no flow, or a different one', async () => {
    const mine = await startFlow();
    const query = await google.consent(mine.location);
    for (const cookie of ['', 'tl-sign-in-trip=made.up']) {
      const answer = await comeBack(query, cookie);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'trip_over']);
    }
    expect((await comeBack(query, (await startFlow()).cookie)).statusCode).toBe(403);
  });

  test('is refused the second time, and after ten minutes', async () => {
    const { location, cookie } = await startFlow();
    const query = await google.consent(location);
    expect((await comeBack(query, cookie)).statusCode).toBe(200);
    expect((await comeBack(query, cookie)).json()).toMatchObject({ code: 'trip_over' });
    const late = await startFlow();
    const lateQuery = await google.consent(late.location);
    app.ctx.clock.advance(601);
    expect((await comeBack(lateQuery, late.cookie)).json()).toMatchObject({ code: 'trip_over' });
  });

  test('does not sign in a user who declined there', async () => {
    const { location, cookie } = await startFlow();
    const state = new URL(location).searchParams.get('state');
    const answer = await comeBack(`error=access_denied&state=${state}`, cookie);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'consent_denied']);
  });
});

describe('an address that has an account', () => {
  const address = { email_address: 'miriam@example.org' };
  const password = 'a good long one';

  test('is linked when both sides have verified it, and everything stays', async () => {
    const user = await app.makeUser({ ...address, email_verified_at: app.ctx.clock.now() }, password);
    const before = await app.as(user);
    const { token } = (await signInWithGoogle()).json<{ token: string }>();
    expect(await userOf(token)).toMatchObject({ id: user.userId });
    expect((await before.get('/api/users/current')).statusCode).toBe(200);
    expect((await app.post('/api/sessions', { emailAddress: user.emailAddress, password })).statusCode).toBe(
      200,
    );
  });

  test('is handed only to its owner when it was never verified here: earlier passwords and sessions end', async () => {
    const user = await app.makeUser(address, password);
    const squatter = await app.as(user);
    const { token } = (await signInWithGoogle()).json<{ token: string }>();
    expect(await userOf(token)).toMatchObject({ id: user.userId, verified: true });
    expect((await squatter.get('/api/users/current')).statusCode).toBe(401);
    expect((await app.post('/api/sessions', { emailAddress: user.emailAddress, password })).statusCode).toBe(
      401,
    );
    expect(await app.ctx.db.selectFrom('audit_entries').select('what').execute()).toEqual([
      { what: 'account.claimed' },
    ]);
  });

  test.each([
    ['the provider does not vouch for it', {}, false],
    ['it is an administrator’s, never verified here', { admin: true }, true],
  ])('is not linked when %s', async (_, columns, verified) => {
    google.claims.email_verified = verified;
    const user = await app.makeUser({ ...address, ...columns }, password);
    const answer = await signInWithGoogle();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'email_taken']);
    expect((await app.post('/api/sessions', { emailAddress: user.emailAddress, password })).statusCode).toBe(
      200,
    );
  });

  test('must be provided at all', async () => {
    google.claims = { sub: 'google-2' };
    expect((await signInWithGoogle()).json()).toMatchObject({ code: 'no_email' });
  });
});

describe('the pages', () => {
  test('show the configured providers, and no others', async () => {
    const shown = (await app.get('/login')).body;
    expect(shown).toContain('Continue with Google');
    expect(shown).not.toContain('Facebook');
  });

  test('go there and back without JavaScript', async () => {
    const left = await app.ask('/login?onSuccess=/courses/patience', {
      method: 'POST',
      form: { form: 'provider', provider: 'google' },
      headers: { origin },
    });
    expect(left.statusCode).toBe(302);
    const cookie = `tl-sign-in-trip=${left.cookies[0]?.value}`;
    const query = await google.consent(String(left.headers['location']));
    const page = await app.get(`/login/google?${query}`, { cookie });
    expect(page.body).toContain('Signing you in');
    const answer = await app.ask(`/login/google?${query}`, {
      method: 'POST',
      form: {},
      headers: { origin, cookie },
    });
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/courses/patience']);
    const again = await app.ask(`/login/google?${query}`, {
      method: 'POST',
      form: {},
      headers: { origin, cookie },
    });
    expect(again.body).toContain('This sign-in has expired.');
  });
});

test('a provider that is not configured is not shown, and one that does not answer is reported', async () => {
  expect((await app.post('/api/sessions/facebook', { query: '' })).statusCode).toBe(404);
  app.services.identityProviders = {
    google: {
      ...google.provider,
      buildAuthorizationUrl: () => Promise.reject(new OAuthFlowFailed('unavailable')),
    },
  };
  const answer = await app.post('/api/sessions/departures/google', {});
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'provider_unavailable']);
});
