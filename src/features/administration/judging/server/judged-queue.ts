import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

/**
 * What moderators decide about, one by one. Its feature has two tables: claims (`id`, `by`, `until`) and held decisions
 * (`id`, `version`, `decision`, `by`, `takes_effect_at`), each with one row at most for an id.
 */
export interface JudgedQueue {
  claims: string;
  decisions: string;
  /** What both tables call the id. */
  id: string;
}

/** How long someone may look at something before others may decide about it. */
export const claimSetting = defineSetting({
  key: 'administration.claim',
  schema: z.object({ seconds: z.int().min(60).max(86_400) }),
  initial: { seconds: 15 * 60 },
  form: {
    area: 'moderation',
    title: 'administration.setting.claim',
    hint: 'administration.setting.claimHint',
    fields: { seconds: { label: 'administration.setting.claimMinutes', unit: 'minutes' } },
  },
});

/** Until when a claim made now lasts. */
export async function endOfClaim(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<Date> {
  const { seconds } = await readSetting(ctx, claimSetting);
  return new Date(ctx.clock.now().getTime() + seconds * 1000);
}
