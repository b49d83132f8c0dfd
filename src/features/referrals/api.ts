import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { referralsContract } from './contract.ts';
import { describeReferrals } from './server/describe-referrals.ts';
import { makeOwnLink } from './server/own-link.ts';

const os = serve(referralsContract);
const forGrownUps = { access: 'member', keptFrom: childRoles } as const;

export const referralsApi = os.router({
  mine: os.mine
    .use(guard('referrals.mine', { ...forGrownUps, limit: reads }))
    .handler(({ context }) => describeReferrals(context)),
  makeLink: os.makeLink
    .use(guard('referrals.makeLink', { ...forGrownUps, limit: writes }))
    .handler(({ context }) => makeOwnLink(context)),
});
