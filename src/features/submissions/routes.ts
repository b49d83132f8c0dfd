import type { PageRoute } from '#page/page-route.ts';
import { guardianRoutes } from './guardian/routes.ts';

export const submissionsRoutes: PageRoute[] = [...guardianRoutes];
