import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import type { ImpactBounds } from '../contract.ts';

const atLeastOne = z.int().min(1);

/** The most that one deed may say: more is a slip of the finger, or a tale. */
export const impactBoundsSetting = defineSetting<ImpactBounds>({
  key: 'submissions.impactBounds',
  schema: z.object({
    amount: atLeastOne.max(100_000),
    people: atLeastOne.max(100_000),
    hours: atLeastOne.max(1000),
    days: atLeastOne.max(3660),
  }),
  initial: { amount: 500, people: 500, hours: 48, days: 366 },
  form: {
    area: 'learning',
    title: 'submissions.setting.impactBounds',
    hint: 'submissions.setting.impactBoundsHint',
    fields: {
      amount: { label: 'submissions.setting.amount', unit: 'times' },
      people: { label: 'submissions.setting.people', unit: 'times' },
      hours: { label: 'submissions.setting.hours', unit: 'times' },
      days: { label: 'submissions.setting.days', unit: 'days' },
    },
  },
});

export function readImpactBounds(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<ImpactBounds> {
  return readSetting(ctx, impactBoundsSetting);
}
