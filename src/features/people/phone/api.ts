import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { phoneContract } from './contract.ts';
import { describePhone } from './server/describe-phone.ts';
import { sendPhoneCode } from './server/send-code.ts';
import { verifyPhone } from './server/verify-phone.ts';

const os = serve(phoneContract);
const forGrownUps = { access: 'member', keptFrom: childRoles } as const;

export const phoneApi = {
  phone: os.phone
    .use(guard('people.phone', { ...forGrownUps, limit: reads }))
    .handler(({ context }) => describePhone(context)),
  sendPhoneCode: os.sendPhoneCode
    .use(guard('people.sendPhoneCode', { ...forGrownUps, limit: writes }))
    .handler(({ context }) => sendPhoneCode(context)),
  verifyPhone: os.verifyPhone
    .use(guard('people.verifyPhone', { ...forGrownUps, limit: writes }))
    .handler(({ context, input }) => verifyPhone(context, input)),
};
