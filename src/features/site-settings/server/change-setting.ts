import type * as z from 'zod';
import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  changeSetting,
  lockSetting,
  readStoredSettings,
  resetSetting,
  type Setting,
} from '#platform/settings/settings.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ChangeSettingInput, ResetSettingInput, SettingView } from '../contract.ts';
import type { siteSettingsAuditedActs } from './audited-acts.ts';
import { findOwnSetting, getSiteSetting } from './site-settings.ts';

/** Changes a setting for every process. Refuses a value that does not fit, and a change based on another version. */
export async function changeSiteSetting(ctx: Ctx, input: ChangeSettingInput): Promise<SettingView> {
  const setting = findOwnSetting(ctx, input.key);
  const read = setting.schema.safeParse(input.value);
  if (!read.success) throw new Invalid(read.error.issues.map(toFieldIssue));
  const { data: value } = read;
  return decideAlone(ctx, setting, input.version, 'setting.changed', async (ctx, by) => {
    await changeSetting(ctx, setting, value, by);
    return value;
  });
}

/** Gives a setting the value that the product ships with. */
export async function resetSiteSetting(ctx: Ctx, input: ResetSettingInput): Promise<SettingView> {
  const setting = findOwnSetting(ctx, input.key);
  return decideAlone(ctx, setting, input.version, 'setting.reset', async (ctx) => {
    await resetSetting(ctx, setting);
    return setting.initial;
  });
}

/** `change` answers what the value is afterward. */
async function decideAlone(
  ctx: Ctx,
  setting: Setting<unknown>,
  version: string,
  what: keyof typeof siteSettingsAuditedActs,
  change: (ctx: Ctx, by: string) => Promise<unknown>,
): Promise<SettingView> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockSetting(ctx, setting);
    const before = (await readStoredSettings(ctx, [setting])).get(setting.key);
    if (before?.version !== version) throw await changedMeanwhile(ctx, setting);
    const after = await change(ctx, userId);
    await recordAudit(ctx, {
      who: userId,
      what,
      subject: setting.key,
      why: 'in the settings of the site',
      before: { value: before.value },
      after: { value: after },
    });
  });
  return getSiteSetting(ctx, setting.key);
}

/** Says who was first, and what the value is now. */
async function changedMeanwhile(ctx: Ctx, { key }: Setting<unknown>): Promise<Conflict> {
  const now = await getSiteSetting(ctx, key);
  const { changedAt: at, changedBy: by, value, version } = now;
  return new Conflict('changed_meanwhile', 'siteSettings.refusal.changedMeanwhile', {
    by,
    at,
    value,
    version,
  });
}

/** A rule of our own says what is wrong by its message; what else is wrong follows from the kind of value. */
function toFieldIssue(issue: z.core.$ZodIssue) {
  const messageKey =
    issue.code === 'custom'
      ? issue.message
      : issue.code === 'too_small'
        ? 'siteSettings.field.tooSmall'
        : issue.code === 'too_big'
          ? 'siteSettings.field.tooBig'
          : issue.code === 'invalid_format'
            ? 'siteSettings.field.noDate'
            : 'siteSettings.field.noNumber';
  return { path: ['value', ...issue.path].join('.'), messageKey };
}
