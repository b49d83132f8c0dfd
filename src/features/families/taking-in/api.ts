import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { takingInContract } from './contract.ts';
import { answerNamingChild, listNamingChildren } from './server/naming-children.ts';

const os = serve(takingInContract);

export const takingInApi = {
  namingChildren: os.namingChildren
    .use(guard('families.namingChildren', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context }) => listNamingChildren(context)),
  answerNamingChild: os.answerNamingChild
    .use(guard('families.answerNamingChild', { access: 'member', keptFrom: childRoles, limit: writes }))
    .handler(({ context, input }) => answerNamingChild(context, input)),
};
