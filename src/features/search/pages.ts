import type { FeaturePages } from '#page/feature-pages.ts';
import { searchRoutes } from './routes.ts';

export const searchPages: FeaturePages = { name: 'search', routes: searchRoutes };
