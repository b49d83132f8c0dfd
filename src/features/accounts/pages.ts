import type { FeaturePages } from '#page/feature-pages.ts';
import { accountsRoutes } from './routes.ts';

export const accountsPages: FeaturePages = { name: 'accounts', routes: accountsRoutes };
