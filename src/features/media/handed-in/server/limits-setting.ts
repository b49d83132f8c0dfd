import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

const megabyte = 1_000_000;
const bytes = z.int().min(megabyte);

const HandedInLimits = z.object({
  filmBytes: bytes,
  imageBytes: bytes,
  otherBytes: bytes,
  filmSeconds: z.int().min(60),
  roomBytes: bytes,
});
export type HandedInLimits = z.infer<typeof HandedInLimits>;

/** How large the files that learners hand in may be, and how much room each person has. */
export const handedInLimitsSetting = defineSetting<HandedInLimits>({
  key: 'media.handedIn',
  schema: HandedInLimits,
  initial: {
    filmBytes: 200 * megabyte,
    imageBytes: 10 * megabyte,
    otherBytes: 20 * megabyte,
    filmSeconds: 20 * 60,
    roomBytes: 2000 * megabyte,
  },
  form: {
    area: 'uploads',
    title: 'media.setting.handedIn',
    hint: 'media.setting.handedInHint',
    fields: {
      filmBytes: { label: 'media.setting.film', unit: 'megabytes' },
      imageBytes: { label: 'media.setting.image', unit: 'megabytes' },
      otherBytes: { label: 'media.setting.other', unit: 'megabytes' },
      filmSeconds: { label: 'media.setting.filmLength', unit: 'minutes' },
      roomBytes: { label: 'media.setting.room', unit: 'megabytes' },
    },
  },
});

export function readLimits(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<HandedInLimits> {
  return readSetting(ctx, handedInLimitsSetting);
}
