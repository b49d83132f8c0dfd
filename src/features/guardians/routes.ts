import { guardianRoutes } from './consent/routes.ts';

export const guardiansRoutes = guardianRoutes;
