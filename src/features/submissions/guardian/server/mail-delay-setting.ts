import * as z from 'zod';
import type { Ctx } from '#platform/ctx.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';

const MailDelay = z.object({ seconds: z.int().min(0).max(3600) });
type MailDelay = z.infer<typeof MailDelay>;

/** How soon a guardian is mailed about a work: what a child hands in meanwhile is in the same mail. */
export const guardianMailSetting = defineSetting<MailDelay>({
  key: 'submissions.guardianMail',
  schema: MailDelay,
  initial: { seconds: 60 },
  form: {
    area: 'children',
    title: 'submissions.setting.guardianMail',
    hint: 'submissions.setting.guardianMailHint',
    fields: { seconds: { label: 'submissions.setting.guardianMailDelay', unit: 'minutes' } },
  },
});

export async function readMailDelay(ctx: Pick<Ctx, 'db' | 'events' | 'clock'>): Promise<number> {
  return (await readSetting(ctx, guardianMailSetting)).seconds;
}
