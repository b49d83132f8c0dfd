import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { matchingContract } from './contract.ts';
import { addPool, changePool, raisePool, removePool } from './server/change-pools.ts';
import { listPools } from './server/list-pools.ts';

const os = serve(matchingContract);
const acting = { access: 'member', keptFrom: childRoles, limit: writes } as const;

/** Each change asks whether the caller looks after the campaign. */
export const matchingApi = {
  pools: os.pools
    .use(guard('campaigns.pools', { access: 'anyone', keptFrom: ['student'], limit: reads }))
    .handler(({ context, input }) => listPools(context, input)),
  addPool: os.addPool
    .use(guard('campaigns.addPool', acting))
    .handler(({ context, input }) => addPool(context, input)),
  changePool: os.changePool
    .use(guard('campaigns.changePool', acting))
    .handler(({ context, input }) => changePool(context, input)),
  raisePool: os.raisePool
    .use(guard('campaigns.raisePool', acting))
    .handler(({ context, input }) => raisePool(context, input)),
  removePool: os.removePool
    .use(guard('campaigns.removePool', acting))
    .handler(({ context, input }) => removePool(context, input)),
};
