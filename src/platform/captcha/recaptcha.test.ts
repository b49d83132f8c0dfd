import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import type { CaptchaCtx } from './captcha.ts';
import { createRecaptcha } from './recaptcha.ts';

const keys = {
  siteKey: 'site',
  secretKey: 'hidden',
  version: 3,
  enterprise: false,
  hideBadge: true,
} as const;
const ctx = { log: createLog('silent') } as CaptchaCtx;

function answering(body: unknown) {
  const asked: { url: string; body: URLSearchParams }[] = [];
  const ask = ((url: string, init: { body: URLSearchParams }) => {
    asked.push({ url, body: init.body });
    return Promise.resolve(Response.json(body));
  }) as unknown as typeof fetch;
  return { captcha: createRecaptcha(keys, ask), asked };
}

describe('reCAPTCHA', () => {
  test('shows a page its site key and how it is set up, never the secret', async () => {
    expect(await answering({}).captcha.task()).toEqual({
      provider: 'recaptcha',
      siteKey: 'site',
      version: 3,
      enterprise: false,
      hideBadge: true,
    });
  });

  test('sends the service the secret and the answer, and nothing about the person', async () => {
    const { captcha, asked } = answering({ success: true, score: 0.9 });
    expect(await captcha.judge(ctx, 'token')).toBe('passed');
    expect(asked[0]?.url).toBe('https://www.google.com/recaptcha/api/siteverify');
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      secret: 'hidden',
      response: 'token',
    });
  });

  test.each([{ success: false }, { success: true, score: 0.4 }])('refuses %o', async (body) => {
    expect(await answering(body).captcha.judge(ctx, 'token')).toBe('refused');
  });

  test('a service that cannot be reached, or returns nonsense, is unavailable', async () => {
    expect(await answering('<html>').captcha.judge(ctx, 'token')).toBe('unavailable');
    const dead = createRecaptcha(keys, () => Promise.reject(new TypeError('fetch failed')));
    expect(await dead.judge(ctx, 'token')).toBe('unavailable');
  });

  test('is not called when there is no answer', async () => {
    const { captcha, asked } = answering({ success: true });
    expect(await captcha.judge(ctx, undefined)).toBe('missing');
    expect(asked).toEqual([]);
  });
});
