import { daySeconds } from '#core/durations.ts';
import * as z from 'zod';
import type { RequestCtx } from '#platform/ctx.ts';
import { readCode } from '../policy.ts';

/** The browser knows it as `tl-coupon`. */
const cookieName = 'coupon';
const cookieSeconds = 30 * daySeconds;
const Cookie = z.object({ code: z.string() });

/** Remembers for 30 days the code that a link brought (`?coupon=CODE`), in place of an earlier one. What cannot be a code is ignored. */
export function rememberCoupon({ signedCookies }: Pick<RequestCtx, 'signedCookies'>, typed: unknown): void {
  const code = typeof typed === 'string' ? readCode(typed) : undefined;
  if (code !== undefined) signedCookies.set(cookieName, { code }, cookieSeconds);
}

/** The code that a link brought this browser, if one did: for the page where it can be used. It may have expired since. */
export function couponOfLink({ signedCookies }: Pick<RequestCtx, 'signedCookies'>): string | undefined {
  return Cookie.safeParse(signedCookies.read(cookieName)).data?.code;
}
