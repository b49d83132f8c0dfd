import { limitFields } from '#platform/settings/setting-form.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { CodeLimits, tryCode, usualCodeLimits } from '#features/sign-in/server/public.ts';
import { listFaces, type Face } from './faces.ts';

/** How often a family’s code may be wrong. */
export const familyCodeLimitsSetting = defineSetting({
  key: 'families.codeLimits',
  schema: CodeLimits,
  initial: usualCodeLimits,
  form: {
    area: 'children',
    title: 'families.setting.codeLimits',
    hint: 'families.setting.codeLimitsHint',
    fields: limitFields({
      perBrowser: 'families.setting.perBrowser',
      perNetwork: 'families.setting.perNetwork',
    }),
  },
});

/** The children whom a code lets in; undefined for a wrong one, which counts. Call it before a transaction begins. */
export async function tryFamilyCode(ctx: RequestCtx, typed: string): Promise<Face[] | undefined> {
  const limits = await readSetting(ctx, familyCodeLimitsSetting);
  const tried = { name: 'families.wrongCode', limits, tooMany: 'families.refusal.tooManyCodes' };
  return tryCode(ctx, tried, async () => {
    const faces = await listFaces(ctx, typed);
    return faces.length > 0 ? faces : undefined;
  });
}
