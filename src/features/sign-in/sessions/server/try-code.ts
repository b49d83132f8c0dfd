import * as z from 'zod';
import { hourSeconds } from '#core/durations.ts';
import { TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { countWrong, LimitRule } from '#platform/limits/limits.ts';
import { findDevice, identifyDevice } from './known-device.ts';

/** How often a short code may be wrong. Many people share a network, so the strict limit is on the browser. */
export const CodeLimits = z.object({ perBrowser: LimitRule, perNetwork: LimitRule });
export type CodeLimits = z.infer<typeof CodeLimits>;

/** Decisions: limits, class code. */
export const usualCodeLimits: CodeLimits = {
  perBrowser: { tries: 30, seconds: hourSeconds },
  perNetwork: { tries: 300, seconds: hourSeconds },
};

interface TriedCode {
  /** What the code is of: its wrong ones are counted together. */
  name: string;
  limits: CodeLimits;
  /** The message after too many wrong ones. */
  tooMany: string;
}

/**
 * What a short code opens, undefined if it is wrong. Wrong codes are counted, and after too many of them every code is refused, with a
 * message that says so: a correct one may be among them. Call it before a transaction begins.
 */
export async function tryCode<Found>(
  ctx: RequestCtx,
  { name, limits: { perBrowser, perNetwork }, tooMany }: TriedCode,
  find: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const ofBrowser = (browser: string) => ({ key: `${name}.browser:${browser}`, rule: perBrowser });
  const browser = findBrowser(ctx);
  const counters = [
    ...(browser === undefined ? [] : [ofBrowser(browser)]),
    { key: `${name}.network:${ctx.address}`, rule: perNetwork },
  ];
  return countWrong(ctx.limits, counters, {
    refuse: (seconds) => new TooMany(seconds, tooMany),
    async attempt(wrong) {
      const found = await find();
      if (found !== undefined) return found;
      wrong();
      if (browser === undefined) {
        const { key, rule } = ofBrowser(identifyDevice(ctx));
        await ctx.limits.take(key, rule);
      }
      return undefined;
    },
  });
}

/** An app has no cookies, but is signed in. */
function findBrowser(ctx: RequestCtx): string | undefined {
  return ctx.actor.kind === 'member' ? ctx.actor.userId : findDevice(ctx);
}
