import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { permissionsPolicy, securityHeaders } from './security-headers.ts';

async function headersAt(publicUrl: string, others = {}) {
  await using app = fastify();
  await app.register(helmet, securityHeaders(publicUrl, others));
  app.get('/', async () => 'page');
  return (await app.inject('/')).headers;
}

test('every answer forbids what our pages do not need', async () => {
  expect(await headersAt('https://lamed.example')).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('the content policy starts from nothing and trusts only our own files', async () => {
  const policy = String((await headersAt('https://lamed.example'))['content-security-policy']);
  expect(policy.split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('a captcha service is trusted only where it is configured', async () => {
  const headers = await headersAt('https://lamed.example', { captcha: ['https://captcha.example'] });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("script-src 'self' https://captcha.example");
  expect(policy).toContain('frame-src https://captcha.example');
});

test('a site on plain HTTP does not bind browsers to HTTPS', async () => {
  expect(await headersAt('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('no page may use the camera, and the player may go full screen', () => {
  expect(permissionsPolicy).toContain('camera=()');
  expect(permissionsPolicy).toContain('payment=()');
  expect(permissionsPolicy).toContain('fullscreen=(self)');
});
