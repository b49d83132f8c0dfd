import type { UserId } from '#core/ids.ts';
import { holdsPermission } from '#core/permissions.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { settingAreas, type SettingArea } from '#platform/settings/setting-form.ts';
import { readStoredSettings, type Setting, type StoredSetting } from '#platform/settings/settings.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { SettingView } from '../contract.ts';
import { describeFields } from './describe-fields.ts';

const areaTitles: Record<SettingArea, string> = {
  accounts: 'siteSettings.area.accounts',
  children: 'siteSettings.area.children',
  plans: 'siteSettings.area.plans',
  classes: 'siteSettings.area.classes',
  learning: 'siteSettings.area.learning',
  rewards: 'siteSettings.area.rewards',
  mail: 'siteSettings.area.mail',
  uploads: 'siteSettings.area.uploads',
  moderation: 'siteSettings.area.moderation',
  money: 'siteSettings.area.money',
};

/** The settings that the caller may change, by what they are about. */
export async function listSiteSettings(ctx: Ctx): Promise<SettingView[]> {
  const inOrder = ctx.siteSettings
    .filter((setting) => mayChange(ctx, setting))
    .toSorted((one, other) => settingAreas.indexOf(one.form.area) - settingAreas.indexOf(other.form.area));
  return viewSettings(ctx, inOrder);
}

export async function getSiteSetting(ctx: Ctx, key: string): Promise<SettingView> {
  const [view] = await viewSettings(ctx, [findOwnSetting(ctx, key)]);
  if (!view) throw new NotFound();
  return view;
}

/** The declaration of a setting; refuses an unknown one. */
export function findSetting({ siteSettings }: Pick<Ctx, 'siteSettings'>, key: string): Setting<unknown> {
  const setting = siteSettings.find((one) => one.key === key);
  if (!setting) throw new NotFound();
  return setting;
}

/** The same for a caller who may change it; anyone else learns nothing about it. */
export function findOwnSetting(ctx: Pick<Ctx, 'siteSettings' | 'actor'>, key: string): Setting<unknown> {
  const setting = findSetting(ctx, key);
  if (!mayChange(ctx, setting)) throw new NotFound();
  return setting;
}

function mayChange({ actor }: Pick<Ctx, 'actor'>, { form }: Setting<unknown>): boolean {
  if (actor.kind === 'visitor') return false;
  if (holdsPermission(actor, 'settings.change')) return true;
  return form.permission !== undefined && holdsPermission(actor, form.permission);
}

async function viewSettings(ctx: Ctx, settings: readonly Setting<unknown>[]): Promise<SettingView[]> {
  const stored = await readStoredSettings(ctx, settings);
  const names = await nameChangers(ctx, [...stored.values()]);
  return settings.flatMap((setting) => {
    const { key, form, initial } = setting;
    const now = stored.get(key);
    if (!now) return [];
    return [
      {
        key,
        area: form.area,
        areaTitle: ctx.say(areaTitles[form.area]),
        title: ctx.say(form.title),
        hint: form.hint === undefined ? null : ctx.say(form.hint),
        ...describeFields(ctx, setting),
        value: now.value,
        initial,
        isInitial: now.isInitial,
        version: now.version,
        changedAt: now.changedAt?.toISOString() ?? null,
        changedBy: (now.changedBy && names.get(now.changedBy)) ?? now.changedBy ?? null,
      },
    ];
  });
}

/** Names of those who changed settings, by id; a command on the server has none. */
async function nameChangers(
  ctx: Ctx,
  stored: readonly StoredSetting[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(stored.flatMap(({ changedBy }) => changedBy ?? []))];
  const people = await describePeople(ctx, ids as UserId[]);
  return new Map([...people].map(([id, { firstName, lastName }]) => [id, `${firstName} ${lastName}`.trim()]));
}
