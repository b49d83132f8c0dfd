import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { auditApi } from './audit/api.ts';
import { avatarsApi } from './avatars/api.ts';
import { peopleContract } from './contract.ts';
import { usersListingApi } from './listing/api.ts';
import { panelApi } from './panel/api.ts';
import { phoneApi } from './phone/api.ts';
import { describeUser, updateProfile } from './users/server/current-user.ts';
import { confirmShareNotice } from './users/server/share-notice.ts';

const os = serve(peopleContract);

/** Whatever the pages keep from children's accounts, the API does too. */
const forGrownUps = { access: 'member', keptFrom: childRoles } as const;

export const peopleApi = os.router({
  ...auditApi,
  ...avatarsApi,
  ...usersListingApi,
  ...panelApi,
  ...phoneApi,
  currentUser: os.currentUser
    .use(guard('people.currentUser', { access: 'member', openTo: ['waiting'], limit: reads }))
    .handler(({ context }) => describeUser(context)),
  updateProfile: os.updateProfile
    .use(guard('people.updateProfile', { access: 'member', limit: writes }))
    .handler(({ context, input }) => updateProfile(context, input)),
  confirmShareNotice: os.confirmShareNotice
    .use(guard('people.confirmShareNotice', { ...forGrownUps, limit: writes }))
    .handler(({ context }) => confirmShareNotice(context)),
});
