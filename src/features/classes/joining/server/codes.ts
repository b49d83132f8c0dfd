import { readClearCode } from '#core/clear-code.ts';
import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { CodeLimits, tryCode, usualCodeLimits } from '#features/sign-in/server/public.ts';
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
  schema: CodeLimits,
  initial: usualCodeLimits,
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
 * that is off. Wrong codes are counted (`tryCode`). Call it before a transaction begins.
 */
export async function findOpenClass(ctx: RequestCtx, typed: string): Promise<OpenClass | undefined> {
  const limits = await readSetting(ctx, codeLimitsSetting);
  const tried = { name: 'classes.wrongCode', limits, tooMany: 'classes.refusal.tooManyCodes' };
  return tryCode(ctx, tried, async () => {
    const code = readClearCode(typed, codeLength);
    return code === undefined ? undefined : findByCode(ctx, code);
  });
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
