import { guard, reads, serve } from '#platform/http/guard.ts';
import { adminsContract } from './contract.ts';
import { listStaff } from './server/list-staff.ts';
import { setStaff } from './server/set-staff.ts';

const os = serve(adminsContract);

/** Nobody changes more rights in an hour; a stolen session is slowed down. */
const changes = { tries: 60, seconds: 3600 };

export const adminsApi = {
  staff: os.staff
    .use(guard('signIn.staff', { permission: 'staff.grant', limit: reads }))
    .handler(async ({ context }) => ({ people: await listStaff(context) })),
  setStaff: os.setStaff
    .use(guard('signIn.setStaff', { permission: 'staff.grant', limit: changes }))
    .handler(({ context, input }) => setStaff(context, input)),
};
