import type { PagePart } from '#page/page-parts.tsx';
import type { PageRoute } from '#page/page-route.ts';
import { challengesRoutes } from './challenges/routes.ts';
import { classWallParts, classWallRoutes } from './class-wall/routes.ts';
import { guardianParts, guardianRoutes } from './guardian/routes.ts';
import { handingInParts } from './handing-in/routes.ts';
import { impactParts } from './impact/routes.ts';
import { wallParts, wallRoutes } from './wall/routes.ts';

export const submissionsRoutes: PageRoute[] = [
  ...challengesRoutes,
  ...guardianRoutes,
  ...classWallRoutes,
  ...wallRoutes,
];

export const submissionsParts: PagePart[] = [
  ...guardianParts,
  ...handingInParts,
  ...impactParts,
  ...wallParts,
  ...classWallParts,
];
