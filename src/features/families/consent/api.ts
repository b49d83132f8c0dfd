import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { consentContract } from './contract.ts';
import { changeConsent } from './server/change-consent.ts';
import { refuseChild } from './server/refuse-child.ts';

const os = serve(consentContract);
const changing = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const consentApi = {
  changeConsent: os.changeConsent
    .use(guard('families.changeConsent', changing))
    .handler(({ context, input }) => changeConsent(context, input)),
  refuseChild: os.refuseChild
    .use(guard('families.refuseChild', changing))
    .handler(({ context, input }) => refuseChild(context, input.id)),
};
