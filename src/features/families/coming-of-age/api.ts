import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { comingOfAgeContract } from './contract.ts';
import { askForOwnAccount, offerOwnAccount } from './server/mail-own-account.ts';
import { describeOwnAccount, takeOwnAccount } from './server/take-own-account.ts';

const os = serve(comingOfAgeContract);

/** A token has 256 bits, so this limits noise rather than guessing. */
const byLink = {
  access: 'anyone',
  openTo: ['waiting'],
  limit: { tries: 60, seconds: 3600 },
  limitBy: 'address',
} as const;

export const comingOfAgeApi = {
  offerOwnAccount: os.offerOwnAccount
    .use(guard('families.offerOwnAccount', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context, input }) => offerOwnAccount(context, input)),
  askForOwnAccount: os.askForOwnAccount
    .use(guard('families.askForOwnAccount', { access: 'member', limit: writes }))
    .handler(({ context, input }) => askForOwnAccount(context, input.emailAddress)),
  ownAccount: os.ownAccount
    .use(guard('families.ownAccount', byLink))
    .handler(({ context, input }) => describeOwnAccount(context, input.token)),
  takeOwnAccount: os.takeOwnAccount
    .use(guard('families.takeOwnAccount', byLink))
    .handler(({ context, input }) => takeOwnAccount(context, input)),
};
