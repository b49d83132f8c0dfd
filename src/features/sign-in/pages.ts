import type { FeaturePages } from '#page/feature-pages.ts';
import { signInRoutes } from './routes.ts';

export const signInPages: FeaturePages = { name: 'sign-in', routes: signInRoutes };
