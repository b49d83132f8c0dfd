import type { FeaturePages } from '#page/feature-pages.ts';
import { guardiansRoutes } from './routes.ts';

export const guardiansPages: FeaturePages = { name: 'guardians', routes: guardiansRoutes };
