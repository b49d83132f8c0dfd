import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { MailChoices } from '#features/people/contract.ts';

/** Which of the optional mails the caller receives. */
export async function describeMailChoices(ctx: Ctx): Promise<MailChoices> {
  return ctx.db
    .selectFrom('users')
    .select(['mails_news as news', 'mails_progress as progress'])
    .where('id', '=', signedIn(ctx).userId)
    .executeTakeFirstOrThrow();
}

export async function chooseMails(ctx: Ctx, { news, progress }: MailChoices): Promise<MailChoices> {
  return ctx.db
    .updateTable('users')
    .set({ mails_news: news, mails_progress: progress })
    .where('id', '=', signedIn(ctx).userId)
    .returning(['mails_news as news', 'mails_progress as progress'])
    .executeTakeFirstOrThrow();
}
