import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { settingsContract } from './contract.ts';
import { describeDeletion, giveUpAccount, keepAccount } from './deletion/server/deletion.ts';
import { permitExport } from './export/server/export-permit.ts';
import { describeSubscription } from './subscription/server/subscription.ts';

const os = serve(settingsContract);

/** A waiting minor keeps control of her own account (decisions: what stays open to her). */
const ofTheAccount = { access: 'member', openTo: ['waiting'] } as const;

/** Whatever the pages keep from children's accounts, the API does too. */
const forGrownUps = { access: 'member', keptFrom: childRoles } as const;

export const settingsApi = os.router({
  deletion: os.deletion
    .use(guard('settings.deletion', { ...ofTheAccount, limit: reads }))
    .handler(({ context }) => describeDeletion(context)),
  giveUpAccount: os.giveUpAccount
    .use(guard('settings.giveUpAccount', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => giveUpAccount(context, input)),
  permitExport: os.permitExport
    .use(guard('settings.permitExport', { ...ofTheAccount, limit: writes }))
    .handler(({ context, input }) => permitExport(context, input)),
  keepAccount: os.keepAccount
    .use(guard('settings.keepAccount', { ...ofTheAccount, limit: writes }))
    .handler(({ context }) => keepAccount(context)),
  ownPlan: os.ownPlan
    .use(guard('settings.ownPlan', { ...forGrownUps, limit: reads }))
    .handler(({ context }) => describeSubscription(context)),
});
