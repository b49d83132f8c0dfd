import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { impactKindsContract } from './contract.ts';
import { createKind, listEditedKinds } from './server/edited-kinds.ts';

const os = serve(impactKindsContract);

export const impactKindsApi = {
  editedKinds: os.editedKinds
    .use(guard('submissions.editedKinds', { permission: 'settings.change', limit: reads }))
    .handler(({ context }) => listEditedKinds(context)),
  createKind: os.createKind
    .use(guard('submissions.createKind', { permission: 'settings.change', limit: writes }))
    .handler(({ context, input }) => createKind(context, input)),
};
