import { hourSeconds } from '#core/durations.ts';
import * as z from 'zod';
import { readClearCode } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import { TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { countWrong, LimitRule } from '#platform/limits/limits.ts';
import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { findDevice, identifyDevice } from '#features/sign-in/server/public.ts';
import { isPresent } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import { codeLength } from '#features/classes/policy.ts';

export interface OpenClass {
  id: ClassId;
  educatorId: UserId;
  name: string;
  code: string;
}

/** A whole class may mistype on one network, so the strict limit is on the browser (decisions: limits). */
export const codeLimitsSetting = defineSetting({
  key: 'classes.codeLimits',
  schema: z.object({ perBrowser: LimitRule, perNetwork: LimitRule }),
  initial: {
    perBrowser: { tries: 30, seconds: hourSeconds },
    perNetwork: { tries: 300, seconds: hourSeconds },
  },
  form: {
    area: 'classes',
    title: 'classes.setting.codeLimits',
    hint: 'classes.setting.codeLimitsHint',
    fields: limitFields({
      perBrowser: 'classes.setting.perBrowser',
      perNetwork: 'classes.setting.perNetwork',
    }),
  },
});

/**
 * The class that may be joined with a code; undefined alike for one that is unknown, paused, or of the demo world where
 * that is off. Wrong codes are counted, and after too many of them every code is refused, with an error that says so: a
 * correct one may be among them. Call it before a transaction begins.
 */
export async function findOpenClass(ctx: RequestCtx, typed: string): Promise<OpenClass | undefined> {
  const { perBrowser, perNetwork } = await readSetting(ctx, codeLimitsSetting);
  const ofBrowser = (browser: string) => ({ key: `classes.wrongCode.browser:${browser}`, rule: perBrowser });
  const browser = findBrowser(ctx);
  const counters = [
    ...(browser === undefined ? [] : [ofBrowser(browser)]),
    { key: `classes.wrongCode.network:${ctx.address}`, rule: perNetwork },
  ];
  return countWrong(ctx.limits, counters, {
    refuse: (seconds) => new TooMany(seconds, 'classes.refusal.tooManyCodes'),
    async attempt(wrong) {
      const code = readClearCode(typed, codeLength);
      const found = code === undefined ? undefined : await findByCode(ctx, code);
      if (found) return found;
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

async function findByCode(ctx: RequestCtx, code: string): Promise<OpenClass | undefined> {
  const found = await ctx.db
    .selectFrom('classes')
    .select(['id', 'educator_id as educatorId', 'name', 'code'])
    .where('code', '=', code)
    .where('code_paused_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found && (await isPresent(ctx, found.educatorId)) ? found : undefined;
}
