import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { timeContract } from './contract.ts';
import { liftTime, readTime, restrictTime } from './server/time-restriction.ts';

const os = serve(timeContract);

/** A child may read it, but never set or lift it (quality: API rules). */
const byGrownUps = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const timeApi = {
  timeRestriction: os.timeRestriction
    .use(guard('families.timeRestriction', { access: 'member', limit: reads }))
    .handler(({ context }) => readTime(context)),
  restrictTime: os.restrictTime
    .use(guard('families.restrictTime', byGrownUps))
    .handler(({ context, input }) => restrictTime(context, input)),
  liftTime: os.liftTime
    .use(guard('families.liftTime', byGrownUps))
    .handler(({ context, input }) => liftTime(context, input)),
};
