import { expect, test } from 'vitest';
import { makeDataHeaders, makeSecurityHeaders } from './security-headers.ts';

test('every response forbids what our pages do not need', () => {
  expect(makeSecurityHeaders('https://lamed.example')).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('the content policy starts from nothing and trusts only our own files, and two hosts of films in frames', () => {
  const policy = String(makeSecurityHeaders('https://lamed.example')['content-security-policy']);
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
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('a captcha service is trusted only where it is configured', () => {
  const headers = makeSecurityHeaders('https://lamed.example', { captcha: ['https://captcha.example'] });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("script-src 'self' https://captcha.example");
  expect(policy).toContain(
    'frame-src https://player.vimeo.com https://www.youtube-nocookie.com https://captcha.example',
  );
});

test('a form may redirect to a sign-in provider where one is configured', () => {
  const headers = makeSecurityHeaders('https://lamed.example', {
    signIn: ['https://provider.example'],
    payment: ['https://pay.example'],
  });
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("form-action 'self' https://provider.example https://pay.example");
});

test('a site on plain HTTP does not pin browsers to HTTPS', () => {
  expect(makeSecurityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});

test('no page may use the camera, and our player and films in frames may go full screen', () => {
  const policy = String(makeSecurityHeaders('https://lamed.example')['permissions-policy']).split(', ');
  const films = '"https://player.vimeo.com" "https://www.youtube-nocookie.com"';
  expect(policy).toEqual(expect.arrayContaining(['camera=()', 'payment=()', `fullscreen=(self ${films})`]));
});

test('data gets only the headers that concern data: it loads and frames nothing, and keeps its site and type', () => {
  expect(makeDataHeaders('https://lamed.example')).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(makeDataHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
});
