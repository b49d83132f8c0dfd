import { guard, serve, writes } from '#platform/http/guard.ts';
import { passwordsContract } from './contract.ts';
import { changePassword } from './server/change-password.ts';

const os = serve(passwordsContract);

export const passwordsApi = {
  changePassword: os.changePassword
    .use(guard('signIn.changePassword', { access: 'member', openTo: ['waiting'], limit: writes }))
    .handler(({ context, input }) => changePassword(context, input)),
};
