import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { thanksContract } from './contract.ts';
import { listOwnGifts } from './server/own-gifts.ts';
import { thankDonor } from './server/thank-donor.ts';

const os = serve(thanksContract);
const member = { access: 'member', keptFrom: childRoles } as const;

export const thanksApi = {
  ownGifts: os.ownGifts
    .use(guard('campaigns.ownGifts', { ...member, limit: reads }))
    .handler(({ context, input }) => listOwnGifts(context, input)),
  thankDonor: os.thankDonor
    .use(guard('campaigns.thankDonor', { ...member, limit: writes }))
    .handler(({ context, input }) => thankDonor(context, input)),
};
