import * as z from 'zod';
import { daySeconds } from '#core/durations.ts';
import type { RequestCtx } from '#platform/ctx.ts';

/** The browser knows it as `tl-gift-code`. */
const cookieName = 'gift-code';
const cookieSeconds = 30 * daySeconds;
const Cookie = z.object({ code: z.string() });

type CookieCtx = Pick<RequestCtx, 'signedCookies'>;

/** Keeps a code for 30 days, so that it is still there once its receiver has signed up. */
export function keepCode({ signedCookies }: CookieCtx, code: string): void {
  signedCookies.set(cookieName, { code }, cookieSeconds);
}

export function readKeptCode({ signedCookies }: CookieCtx): string | undefined {
  return Cookie.safeParse(signedCookies.read(cookieName)).data?.code;
}

export function forgetCode({ signedCookies }: CookieCtx): void {
  signedCookies.clear(cookieName);
}
