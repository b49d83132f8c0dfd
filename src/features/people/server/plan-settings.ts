import * as z from 'zod';
import { shippedRestriction, shippedSeats, type RestrictionRule, type SeatRule } from '#core/plan-rules.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

type SettingsCtx = Pick<Ctx, 'db' | 'events' | 'clock'>;

const seats = z.int().min(0).max(1000);

/** How many students or family members a plan has seats for. */
export const seatsSetting = defineSetting<SeatRule>({
  key: 'people.seats',
  schema: z.object({ standard: seats, premium: seats }),
  initial: shippedSeats,
  form: {
    area: 'plans',
    title: 'people.setting.seats',
    hint: 'people.setting.seatsHint',
    fields: {
      standard: { label: 'people.setting.standard', unit: 'seats' },
      premium: { label: 'people.setting.premium', unit: 'seats' },
    },
  },
});

/** When a free account becomes restricted. */
export const restrictionSetting = defineSetting<RestrictionRule>({
  key: 'people.restriction',
  schema: z.object({ days: z.int().min(0).max(36_500), countsFor: z.iso.date(), olderFrom: z.iso.date() }),
  initial: shippedRestriction,
  form: {
    area: 'plans',
    title: 'people.setting.restriction',
    hint: 'people.setting.restrictionHint',
    fields: {
      days: { label: 'people.setting.restrictionDays', unit: 'days' },
      countsFor: { label: 'people.setting.restrictionSince' },
      olderFrom: { label: 'people.setting.olderFrom' },
    },
  },
});

export function readSeatRule(ctx: SettingsCtx): Promise<SeatRule> {
  return readSetting(ctx, seatsSetting);
}

export function readRestrictionRule(ctx: SettingsCtx): Promise<RestrictionRule> {
  return readSetting(ctx, restrictionSetting);
}
