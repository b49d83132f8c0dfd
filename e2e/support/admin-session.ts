import { Secret, TOTP } from 'otpauth';

/** Sets up the second factor of the demo world's administrator over the API; returns her bearer token as a header. */
export async function signInAsAdmin(url: string): Promise<{ authorization: string }> {
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const password = 'shalom-lamed';
  const session = await post('/sessions', { emailAddress: 'admin@example.org', password });
  const { token } = (await session.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const app = '/users/current/second-factor/app';
  const prepared = await post(`${app}/preparations`, {}, headers);
  const { secret } = (await prepared.json()) as { secret: string };
  // The secret is remembered by a cookie until the code has come.
  const cookie = prepared.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const answer = await post(
    app,
    { code, currentPassword: password },
    { ...headers, cookie: cookie.join('; ') },
  );
  if (!answer.ok) throw new Error(`the second factor was answered ${answer.status}`);
  return headers;
}
