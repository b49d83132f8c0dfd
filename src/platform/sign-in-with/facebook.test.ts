import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFacebook } from './facebook.ts';

const provider = createFacebook({
  clientId: 'lamed',
  clientSecret: 'hidden',
  returnTo: 'http://lamed.test/login/facebook',
});
const flow = { state: 'state', nonce: 'nonce', verifier: 'verifier' };

/** Facebook's two endpoints: a token for the right code, a profile for the right token. */
async function answerAsFacebook(input: Request | string, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { host, pathname } = new URL(request.url);
  if (host !== 'graph.facebook.com') throw new TypeError('fetch failed');
  if (pathname.endsWith('/oauth/access_token')) {
    const { code, client_secret: secret } = Object.fromEntries(new URLSearchParams(await request.text()));
    return code === 'right' && secret === 'hidden'
      ? Response.json({ access_token: 'token', token_type: 'bearer' })
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  }
  return request.headers.get('authorization') === 'Bearer token'
    ? Response.json({ id: '17', first_name: 'Dovi', last_name: 'Levi', email: 'dovi@example.org' })
    : Response.json({}, { status: 401 });
}

describe('Facebook', () => {
  beforeEach(() => void vi.stubGlobal('fetch', vi.fn(answerAsFacebook)));
  afterEach(() => void vi.unstubAllGlobals());

  test('is asked for the address and the name, with the flow’s state', async () => {
    const asked = (await provider.buildAuthorizationUrl(flow)).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'code',
      client_id: 'lamed',
      state: 'state',
      scope: 'email public_profile',
      redirect_uri: 'http://lamed.test/login/facebook',
    });
  });

  test('identifies the user, and does not vouch for her address', async () => {
    expect(await provider.readCallback(flow, 'code=right&state=state')).toEqual({
      subject: '17',
      emailAddress: 'dovi@example.org',
      verified: false,
      firstName: 'Dovi',
      lastName: 'Levi',
    });
  });

  test.each([
    ['code=right&state=forged', 'refused'],
    ['code=right', 'refused'],
    ['state=state', 'refused'],
    ['code=wrong&state=state', 'refused'],
    ['error=access_denied&state=state', 'denied'],
  ])('refuses %s', async (query, reason) => {
    await expect(provider.readCallback(flow, query)).rejects.toMatchObject({
      name: 'OAuthFlowFailed',
      reason,
    });
  });

  test('is unavailable when it cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(provider.readCallback(flow, 'code=right&state=state')).rejects.toMatchObject({
      reason: 'unavailable',
    });
  });
});
