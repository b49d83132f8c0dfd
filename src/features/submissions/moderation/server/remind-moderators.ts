import { adminHref } from '#admin-urls.ts';
import { listWanting } from '#features/notifications/server/public.ts';
import { genderOfReader, listStaffWith, nameOfReader } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMelachaForbidden } from '#platform/jewish-calendar/melacha.ts';
import { placeOfPerson } from '#platform/jewish-calendar/visitor-place.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { patientHours } from '../policy.ts';
import { readWaits } from './waits.ts';

/**
 * Mails everyone who moderates and wants it, once a day at most, while something has waited for more than a day; those for whom it is
 * Shabbat or Yom Tov hear of it afterward, if it waits still.
 */
export async function remindModerators(ctx: Ctx): Promise<void> {
  const { oldest, waiting } = await readWaits(ctx);
  const now = ctx.clock.now();
  if (oldest === null || now.getTime() - new Date(oldest).getTime() < patientHours * 3_600_000) return;
  const moderators = await listStaffWith(ctx, 'moderation.decide');
  const wanting = await listWanting(ctx, {
    userIds: moderators.map(({ id }) => id),
    kind: 'submissions.queue',
    channel: 'mail',
  });
  for (const moderator of moderators.filter(({ id }) => wanting.includes(id))) {
    const { id, emailAddress: to, language } = moderator;
    if (isMelachaForbidden(now, placeOfPerson(moderator))) continue;
    const gender = await genderOfReader(ctx, id, to);
    const say = (key: string) => ctx.sayIn(language, key, { count: waiting, gender });
    await sendMail(ctx, {
      // One for each day: another process, or the same an hour later, sends it no second time.
      id: `submissions.queue:${id}:${now.toISOString().slice(0, 10)}`,
      to,
      topic: { kind: 'submissions.queue', userId: id },
      greets: await nameOfReader(ctx, id, to),
      language,
      title: say('submissions.mail.queueTitle'),
      text: say('submissions.mail.queueText'),
      action: { label: say('submissions.mail.queueOpen'), path: adminHref('adminSubmissions') },
      note: say('submissions.mail.queueNote'),
    });
  }
}
