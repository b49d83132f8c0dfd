import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { longestText, mostFiles } from '../policy.ts';

const Limits = z.object({
  textLength: z.int().min(200).max(longestText),
  files: z.int().min(1).max(mostFiles),
  reportsThatHide: z.int().min(1).max(20),
});
export type SubmissionLimits = z.infer<typeof Limits>;

/** How much may be handed in at once, and when reports take a work off. */
export const submissionLimitsSetting = defineSetting<SubmissionLimits>({
  key: 'submissions.limits',
  schema: Limits,
  initial: { textLength: 5000, files: 8, reportsThatHide: 3 },
  form: {
    area: 'learning',
    title: 'submissions.setting.limits',
    hint: 'submissions.setting.limitsHint',
    fields: {
      textLength: { label: 'submissions.setting.textLength' },
      files: { label: 'submissions.setting.files' },
      reportsThatHide: { label: 'submissions.setting.reportsThatHide' },
    },
  },
});

export function readLimits(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<SubmissionLimits> {
  return readSetting(ctx, submissionLimitsSetting);
}
