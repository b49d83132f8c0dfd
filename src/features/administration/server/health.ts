import type { Ctx } from '#platform/ctx.ts';
import { countTroubledMails } from '#platform/mail/mail-health.ts';
import type { Fact } from './questions.ts';

/** What is broken of the product itself, whatever its features do. */
export async function readHealth(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<Fact[]> {
  const { late, lost } = await countTroubledMails(ctx);
  const trouble = { kind: 'trouble', permission: 'users.find' } as const;
  return [
    { id: 'mails.late', text: 'administration.fact.lateMails', count: late, ...trouble },
    { id: 'mails.lost', text: 'administration.fact.lostMails', count: lost, ...trouble },
  ];
}
