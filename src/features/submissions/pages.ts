import type { FeaturePages } from '#page/feature-pages.ts';
import { submissionsRoutes } from './routes.ts';

export const submissionsPages: FeaturePages = {
  name: 'submissions',
  routes: submissionsRoutes,
};
