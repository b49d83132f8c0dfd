import { expect, test } from 'vitest';
import { createSandboxHost, loopbackOf } from './sandbox-host.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['::1', 'http://[::1]:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('a process that listens at %s is reached at %s', (host, expected) => {
  expect(loopbackOf({ host, port: 3000 })).toBe(expected);
});

test('a webhook goes to the process itself and follows no redirect', async () => {
  const asked: [unknown, RequestInit | undefined][] = [];
  const host = createSandboxHost({
    secret: 'a secret of the installation',
    loopback: () => 'http://127.0.0.1:3000',
    ask: (address, init) => {
      asked.push([address, init]);
      return Promise.resolve(new Response('', { status: 202 }));
    },
  });
  const headers = { 'sandbox-signature': 't=1,v1=00' };
  expect(await host.deliver({ headers, body: Buffer.from('{}') })).toBe(202);
  expect(asked).toMatchObject([
    [
      'http://127.0.0.1:3000/api/webhooks/sandbox',
      { method: 'POST', redirect: 'error', headers: { ...headers, 'content-type': 'application/json' } },
    ],
  ]);
  expect(Buffer.from(asked[0]?.[1]?.body as Uint8Array).toString()).toBe('{}');
});

test('another secret makes other keys, and the key is not what signs', () => {
  const make = (secret: string) => createSandboxHost({ secret, loopback: () => '' });
  const [one, other] = [make('one'), make('other')];
  expect(make('one')).toMatchObject({ key: one.key, webhookSecret: one.webhookSecret });
  expect(new Set([one.key, other.key, one.webhookSecret, other.webhookSecret]).size).toBe(4);
});
