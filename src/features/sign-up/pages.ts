import type { FeaturePages } from '#page/feature-pages.ts';
import { signUpRoutes } from './routes.ts';

export const signUpPages: FeaturePages = { name: 'sign-up', routes: signUpRoutes };
