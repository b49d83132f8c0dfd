import type { RouteObject } from 'react-router';
import { adminAddresses } from '#admin-urls.ts';
import { toRouteObjects } from '../routes.ts';
import { adminFeatures } from './admin-features.ts';
import { AdminFrame } from './admin-frame.tsx';

const pageModules = import.meta.glob<{ default: React.ComponentType }>([
  '../../features/*/web/admin/**/*-page.tsx',
  '../../features/*/*/web/admin/**/*-page.tsx',
]);

/** The administration's pages, in the frame that they share; they go inside the shell's route. */
export const adminRoutes: RouteObject[] = [
  {
    id: 'administration',
    Component: AdminFrame,
    children: adminFeatures.flatMap(({ routes }) =>
      routes.flatMap((route) =>
        toRouteObjects(
          route,
          (address) => adminAddresses[address],
          (file) => pageModules[`../../features/${file}`],
        ),
      ),
    ),
  },
];
