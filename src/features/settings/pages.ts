import type { FeaturePages } from '#page/feature-pages.ts';
import { settingsRoutes } from './routes.ts';

export const settingsPages: FeaturePages = { name: 'settings', routes: settingsRoutes };
