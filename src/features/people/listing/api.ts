import { guard, reads, serve } from '#platform/http/guard.ts';
import { usersListingContract } from './contract.ts';
import { listUsers } from './server/list-users.ts';

const os = serve(usersListingContract);

export const usersListingApi = {
  users: os.users
    .use(guard('people.users', { permission: 'users.find', limit: reads }))
    .handler(({ context, input }) => listUsers(context, input)),
};
