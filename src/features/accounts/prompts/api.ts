import { childRoles } from '#core/access.ts';
import { guard, serve, writes } from '#platform/http/guard.ts';
import { promptsContract } from './contract.ts';
import { confirmShareNotice } from '../users/server/share-notice.ts';

const os = serve(promptsContract);

export const promptsApi = {
  confirmShareNotice: os.confirmShareNotice
    .use(guard('accounts.confirmShareNotice', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context }) => confirmShareNotice(context)),
};
