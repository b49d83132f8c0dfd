import {
  anyReason,
  eraseDate,
  giveUpAccounts,
  keepGivenUpAccount,
  type PersonAct,
} from '#features/people/server/public.ts';
import { withdrawErasureRequest } from '#features/classes/server/public.ts';
import { endSessionsOf } from '#features/sign-in/server/public.ts';
import { mailGivenUp } from '#features/settings/deletion/server/deletion-mail.ts';

/** The same as when she deletes it herself: thirty days to undo, and a mail that says so. */
const closeAccount: PersonAct = {
  name: 'close-account',
  title: 'settings.act.close',
  explanation: 'settings.act.closeExplained',
  permission: 'users.manage',
  audited: 'user.closed',
  fields: ['reason'],
  shortestReason: () => anyReason,
  grave: true,
  neverForStaff: true,
  isOffered: (_ctx, { eraseAt }) => Promise.resolve(eraseAt === null),
  async run(ctx, person) {
    const eraseAt = eraseDate(ctx.clock.now());
    const { id: userId, emailAddress: email_address, language, place = null } = person;
    await mailGivenUp(ctx, { userId, email_address, language, place, eraseAt });
    await giveUpAccounts(ctx, [userId], eraseAt);
    await endSessionsOf(ctx, userId);
    return { before: { eraseAt: null }, after: { eraseAt } };
  },
};

const reopenAccount: PersonAct = {
  name: 'reopen-account',
  title: 'settings.act.reopen',
  explanation: 'settings.act.reopenExplained',
  permission: 'users.manage',
  audited: 'user.reopened',
  fields: ['reason'],
  shortestReason: () => anyReason,
  isOffered: (_ctx, { eraseAt }) => Promise.resolve(eraseAt !== null),
  async run(ctx, { id, eraseAt }) {
    await keepGivenUpAccount(ctx, id);
    await withdrawErasureRequest(ctx, id);
    return { before: { eraseAt }, after: { eraseAt: null } };
  },
};

export const accountActs = [closeAccount, reopenAccount];
