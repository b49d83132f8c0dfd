import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { accountsContract } from '../contract.ts';
import { changePassword } from '../passwords/server/change-password.ts';
import { endOneSession, endOtherSessions, listSessions } from '../sessions/server/own-sessions.ts';
import { describeDeletion, giveUpAccount, keepAccount } from '../users/server/deletion.ts';
import { permitExport } from '../users/server/export-permit.ts';
import { chooseMails, describeMailChoices } from '../users/server/mail-choices.ts';
import { describeSubscription } from '../users/server/subscription.ts';

const os = serve(accountsContract);

/** A waiting minor keeps control of her own account (decisions: what stays open to her). */
const ofTheAccount = { access: 'member', openTo: ['waiting'] } as const;

/** Whatever the pages keep from children's accounts, the API does too. */
const forGrownUps = { access: 'member', keptFrom: childRoles } as const;

export const settingsApi = {
  listSessions: os.listSessions
    .use(guard('accounts.listSessions', { ...ofTheAccount, limit: reads }))
    .handler(({ context }) => listSessions(context)),
  endOtherSessions: os.endOtherSessions
    .use(guard('accounts.endOtherSessions', { ...ofTheAccount, limit: writes }))
    .handler(({ context }) => endOtherSessions(context)),
  endOneSession: os.endOneSession
    .use(guard('accounts.endOneSession', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => endOneSession(context, input.id)),
  changePassword: os.changePassword
    .use(guard('accounts.changePassword', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => changePassword(context, input)),
  deletion: os.deletion
    .use(guard('accounts.deletion', { ...ofTheAccount, limit: reads }))
    .handler(({ context }) => describeDeletion(context)),
  giveUpAccount: os.giveUpAccount
    .use(guard('accounts.giveUpAccount', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => giveUpAccount(context, input)),
  permitExport: os.permitExport
    .use(guard('accounts.permitExport', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => permitExport(context, input)),
  keepAccount: os.keepAccount
    .use(guard('accounts.keepAccount', { ...ofTheAccount, limit: writes }))
    .handler(({ context }) => keepAccount(context)),
  activeSubscription: os.activeSubscription
    .use(guard('accounts.activeSubscription', { ...forGrownUps, limit: reads }))
    .handler(({ context }) => describeSubscription(context)),
  mailChoices: os.mailChoices
    .use(guard('accounts.mailChoices', { ...forGrownUps, limit: reads }))
    .handler(({ context }) => describeMailChoices(context)),
  chooseMails: os.chooseMails
    .use(guard('accounts.chooseMails', { ...forGrownUps, limit: writes }))
    .handler(({ context, input }) => chooseMails(context, input)),
};
