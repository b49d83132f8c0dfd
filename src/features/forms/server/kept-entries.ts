import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { adminHref } from '#admin-urls.ts';
import type { Fact } from '#features/administration/server/public.ts';

/** What was sent is kept so long. */
const keptMonths = 24;

export async function removeOldEntries({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await db.deleteFrom('form_entries').where('sent_at', '<', before).execute();
}

/** What a person has sent while she was signed in, and what she was answered. */
export async function exportEntries({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const messages = await db
    .selectFrom('form_entries')
    .select(['form', 'name', 'email_address', 'organization', 'message', 'sent_at', 'answered_at', 'reply'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute();
  return { messages };
}

/** How many messages wait for an answer. */
export async function listFormFacts({ db }: Pick<Ctx, 'db'>): Promise<Fact[]> {
  const { count } = await db
    .selectFrom('form_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  const href = adminHref('adminForms', undefined, { state: 'open' });
  return [
    { id: 'forms.open', text: 'forms.fact.open', count, kind: 'queue', permission: 'forms.answer', href },
  ];
}
