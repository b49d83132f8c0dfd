import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

/** Who decides about works that are for a class alone. */
export const classModeratorsSetting = defineSetting({
  key: 'submissions.classModerators',
  schema: z.enum(['house', 'teachers']),
  initial: 'house',
  form: {
    area: 'moderation',
    title: 'submissions.setting.classModerators',
    hint: 'submissions.setting.classModeratorsHint',
    fields: {
      '': {
        label: 'submissions.setting.classModerators',
        options: {
          house: 'submissions.setting.byHouse',
          teachers: 'submissions.setting.byTeachers',
        },
      },
    },
  },
});

/** Whether teachers may decide about works that are for their class alone. */
export async function doTeachersDecide(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<boolean> {
  return (await readSetting(ctx, classModeratorsSetting)) === 'teachers';
}
