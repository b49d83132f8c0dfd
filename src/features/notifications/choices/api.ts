import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { choicesContract } from './contract.ts';
import { choose, listChoices } from './server/own-choices.ts';

const os = serve(choicesContract);
const grownUps = { access: 'member', keptFrom: childRoles } as const;

export const choicesApi = {
  choices: os.choices
    .use(guard('notifications.choices', { ...grownUps, limit: reads }))
    .handler(({ context, input }) => listChoices(context, input.lang)),
  choose: os.choose
    .use(guard('notifications.choose', { ...grownUps, limit: writes }))
    .handler(({ context, input }) => choose(context, input)),
};
