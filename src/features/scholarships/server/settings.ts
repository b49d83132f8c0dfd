import * as z from 'zod';
import { defineSetting } from '#platform/settings/settings.ts';

/** What may be given in a calendar year, in US cents. */
export const budgetSetting = defineSetting<number>({
  key: 'scholarships.budget',
  schema: z.int().min(0).max(1_000_000_000),
  initial: 500_000,
  form: {
    area: 'money',
    title: 'scholarships.setting.budget',
    hint: 'scholarships.setting.budgetHint',
    fields: { '': { label: 'scholarships.setting.perYear', unit: 'hundredths' } },
  },
});
