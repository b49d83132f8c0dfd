import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { panelContract } from './contract.ts';
import { getPanel } from './server/panel.ts';
import { actOnce } from './server/run-act.ts';

const os = serve(panelContract);

export const panelApi = {
  person: os.person
    .use(guard('people.person', { permission: 'users.find', limit: reads }))
    .handler(({ context, input }) => getPanel(context, input)),
  // Each act asks for a permission of its own besides.
  actOnPerson: os.actOnPerson
    .use(guard('people.actOnPerson', { permission: 'users.find', limit: writes }))
    .handler(({ context, input }) => actOnce(context, input)),
};
