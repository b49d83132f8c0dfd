import * as z from 'zod';
import { defineSetting } from '#platform/settings/settings.ts';

/** How many grown-ups one family may have. */
export const peopleLimitsSetting = defineSetting({
  key: 'families.people',
  schema: z.object({ guardians: z.int().min(1).max(10), watchers: z.int().min(0).max(100) }),
  initial: { guardians: 2, watchers: 12 },
  form: {
    area: 'children',
    title: 'families.setting.people',
    hint: 'families.setting.peopleHint',
    fields: {
      guardians: { label: 'families.setting.guardians' },
      watchers: { label: 'families.setting.watchers' },
    },
  },
});
