import { guard, reads, serve } from '#platform/http/guard.ts';
import { captchaContract } from './contract.ts';

const os = serve(captchaContract);

export const captchaApi = {
  captcha: os.captcha
    .use(guard('signIn.captcha', { access: 'anyone', limit: reads, limitBy: 'address' }))
    .handler(({ context }) => context.captcha.task()),
};
