import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { wordsIn } from '../news/server/own-news.ts';

const reasons = { form: 'people.reason.form' };
const subjects: AuditedSubjects = {
  permission: 'settings.change',
  namesOf: nameNews,
  hrefOf: (_ctx, id) => adminHref('adminNewsItem', { newsId: id }),
};

/** What news of the house records in the audit log. */
export const notificationsAuditedActs = {
  'news.written': { text: 'notifications.audited.written', reasons, subjects },
  'news.changed': { text: 'notifications.audited.changed', reasons, subjects },
  'news.sent': { text: 'notifications.audited.sent', reasons, subjects },
  'news.withdrawn': { text: 'notifications.audited.withdrawn', reasons, subjects },
} satisfies AuditedActs;

type NotificationsAuditedActs = typeof notificationsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends NotificationsAuditedActs {}
}

async function nameNews({ db, locale }: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('news').select(['id', 'texts']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, texts }) => [id, wordsIn(texts, locale)?.title ?? '']));
}
