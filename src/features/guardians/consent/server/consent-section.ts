import { adminHref } from '#admin-urls.ts';
import {
  factsOf,
  findRefusedSince,
  link,
  selectUsers,
  tableOfMails,
  text,
  time,
  type PersonSection,
} from '#features/people/server/public.ts';
import { maskAddress } from './mask-address.ts';
import { consentDeadlineMs } from './pending-consent.ts';

/** A minor's guardian, whose address is masked, the consent, and what became of the mails to that address. */
export const consentSection: PersonSection = {
  name: 'consent',
  title: 'guardians.panel.title',
  permission: 'users.find',
  async read(ctx, { id, minor }) {
    const row = await selectUsers(ctx.db)
      .leftJoin('guardians', 'guardians.user_id', 'users.id')
      .select([
        'guardians.email_address',
        'guardians.asked_at',
        'guardians.withdrawn_at',
        'users.adult_from',
        'users.guardian_approved_at',
        'users.guardian_awaited_since',
      ])
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow();
    if (!minor && row.email_address === null) return undefined;
    const { say } = ctx;
    const since = row.guardian_awaited_since;
    const mails = row.email_address === null ? undefined : await tableOfMails(ctx, row.email_address);
    const ended = row.email_address && (await findRefusedSince(ctx, row.email_address, 'approvals'));
    return {
      facts: factsOf({
        [say('guardians.panel.guardian')]: text(row.email_address && maskAddress(row.email_address)),
        [say('guardians.panel.family')]: link(
          say('guardians.panel.showFamily'),
          adminHref('adminUsers', undefined, { family: id }),
        ),
        [say('guardians.panel.askedAt')]: time(row.asked_at),
        [say('guardians.panel.endedMails')]: time(ended || null),
        [say('guardians.panel.approvedAt')]: time(row.guardian_approved_at),
        [say('guardians.panel.withdrawnAt')]: time(row.withdrawn_at),
        [say('guardians.panel.erasedAt')]: time(since && new Date(since.getTime() + consentDeadlineMs)),
        [say('guardians.panel.adultFrom')]: time(row.adult_from),
      }),
      ...(mails && { tables: [mails] }),
    };
  },
};
