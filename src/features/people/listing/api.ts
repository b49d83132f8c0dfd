import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { usersListingContract } from './contract.ts';
import { actOnSelected, listBulkActs } from './server/act-on-selected.ts';
import { listUsers } from './server/list-users.ts';

const os = serve(usersListingContract);

export const usersListingApi = {
  users: os.users
    .use(guard('people.users', { permission: 'users.find', limit: reads }))
    .handler(({ context, input }) => listUsers(context, input)),
  bulkActs: os.bulkActs
    .use(guard('people.bulkActs', { permission: 'users.find', limit: reads }))
    .handler(async ({ context }) => ({ items: await listBulkActs(context) })),
  // Each act asks for a permission of its own besides.
  actOnPeople: os.actOnPeople
    .use(guard('people.actOnPeople', { permission: 'users.find', limit: writes }))
    .handler(({ context, input }) => actOnSelected(context, input)),
};
