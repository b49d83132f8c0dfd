import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { pushContract } from './contract.ts';
import { findPush, turnOffPush, turnOnPush } from './server/own-push.ts';

const os = serve(pushContract);
const grownUps = { access: 'member', keptFrom: childRoles } as const;

export const pushApi = {
  push: os.push
    .use(guard('notifications.push', { ...grownUps, limit: reads }))
    .handler(({ context }) => findPush(context)),
  turnOnPush: os.turnOnPush
    .use(guard('notifications.turnOnPush', { ...grownUps, limit: writes }))
    .handler(({ context, input }) => turnOnPush(context, input)),
  turnOffPush: os.turnOffPush
    .use(guard('notifications.turnOffPush', { ...grownUps, limit: writes }))
    .handler(({ context }) => turnOffPush(context)),
};
