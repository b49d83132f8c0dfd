import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readTrustedProxies, toTrustProxy } from './trusted-proxies.ts';

test.each([
  ['0', 0],
  ['2', 2],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.0/8, 2001:db8::/32,loopback', ['10.0.0.0/8', '2001:db8::/32', 'loopback']],
])('%s is understood', (text, proxies) => {
  expect(readTrustedProxies(text)).toEqual(proxies);
});

test.each([
  'true',
  'false',
  '',
  '-1',
  '11',
  '1.5',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  'proxy.example',
  '10.0.0.1,',
])('%j is not', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});

test.each([
  ['0', undefined, '127.0.0.1'],
  ['0', '203.0.113.9', '127.0.0.1'],
  ['1', undefined, '127.0.0.1'],
  ['1', '203.0.113.9', '203.0.113.9'],
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2', '192.0.2.1, 198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['loopback', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['loopback,203.0.113.0/24', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['10.0.0.5', '198.51.100.1', '127.0.0.1'],
])('with %s and the header %j the caller is %s', async (setting, header, caller) => {
  const proxies = readTrustedProxies(setting);
  if (proxies === undefined) throw new Error('the setting is understood');
  const app = Fastify({ trustProxy: toTrustProxy(proxies) });
  app.get('/', (request) => request.ip);
  const answer = await app.inject({ url: '/', headers: header ? { 'x-forwarded-for': header } : {} });
  expect(answer.body).toBe(caller);
});
