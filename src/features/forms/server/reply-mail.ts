import type { Ctx } from '#platform/ctx.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

export const replyJob = 'forms.reply';

export interface ReplyJob {
  id: string;
}

/** Queues the answer to a message in the caller's transaction; while it is Shabbat or Yom Tov where the sender is, for later. */
export async function queueReply(
  ctx: Pick<Ctx, 'db' | 'clock' | 'jobs' | 'afterCommit'>,
  id: string,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('form_entries')
    .select('time_zone')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const now = ctx.clock.now();
  const resumes = resumesAt(now, placeFor(undefined, row.time_zone ?? undefined));
  const startAfterSeconds = resumes ? Math.ceil((resumes.getTime() - now.getTime()) / 1000) : 0;
  await ctx.jobs.send<ReplyJob>(ctx, replyJob, { id }, { startAfterSeconds });
}

/** Mails the answer, in the language in which the message was written; sent twice, it arrives once. */
export async function mailReply(ctx: Ctx, { id }: ReplyJob): Promise<void> {
  const row = await ctx.db.selectFrom('form_entries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row?.reply) return;
  const say = mailWords(ctx, row.language, { name: row.name });
  await sendMail(ctx, {
    id: `forms.reply:${id}:${row.version}`,
    to: row.email_address,
    topic: 'own',
    askedBy: { timeZone: row.time_zone ?? undefined },
    language: row.language,
    title: say('forms.mail.replyTitle'),
    text: row.reply.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
    note: say('forms.mail.replyNote'),
  });
}
