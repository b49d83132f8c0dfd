import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { generateVAPIDKeys } from 'web-push';
import { expect, test } from 'vitest';
import { createSealing } from '../crypto/sealing.ts';
import { PushFailed } from './push.ts';
import { createWebPush } from './web-push.ts';

const keys = { ...generateVAPIDKeys(), subject: 'https://lamed.test' };
const sealing = createSealing({ secret: 'a secret of thirty-two characters' });
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const note = {
  title: 'Lamed',
  text: 'נועם asks for 15 more minutes.',
  href: '/family',
  tag: '4b3c1f5e-8f0a-4c44-9f5e-2f6b3f0c9b11',
  lang: 'en',
  dir: 'ltr',
} as const;

/** A browser, with the keys that it reads with. */
function makeBrowser() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  return {
    target: { endpoint, keys: { p256dh, auth } },
    read: (body: Buffer): unknown =>
      JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString()),
  };
}

test('a note is signed for its push service, and only its browser can read it', async () => {
  const asked: Request[] = [];
  const push = createWebPush({
    keys,
    sealing,
    ask: async (address, init) => {
      asked.push(new Request(address, init));
      return new Response(null, { status: 201 });
    },
  });
  const browser = makeBrowser();
  const { sealed, browserMark } = push.seal(browser.target);
  expect(sealed).not.toContain('fcm');
  expect(push.seal(browser.target).browserMark).toBe(browserMark);
  expect(await push.send(sealed, note)).toBe('sent');
  const [request] = asked;
  if (!request) throw new Error('nothing was sent');
  expect(request.url).toBe(endpoint);
  expect(request.headers.get('authorization')).toMatch(/^vapid t=.+, k=/);
  expect(request.headers.get('topic')).toMatch(/^[\da-f]{32}$/);
  const body = Buffer.from(await request.arrayBuffer());
  expect(body.toString()).not.toContain('minutes');
  expect(browser.read(body)).toEqual(note);
});

test.each([404, 410])('a browser of which the service says %i takes no more notes', async (status) => {
  const push = createWebPush({ keys, sealing, ask: async () => new Response(null, { status }) });
  expect(await push.send(push.seal(makeBrowser().target).sealed, note)).toBe('gone');
});

test.each([
  ['refuses', () => Promise.resolve(new Response('no', { status: 429 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a service that %s is one that failed', async (_what, ask) => {
  const push = createWebPush({ keys, sealing, ask });
  await expect(push.send(push.seal(makeBrowser().target).sealed, note)).rejects.toThrow(PushFailed);
});
