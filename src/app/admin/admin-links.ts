import type { UserView } from '#features/people/contract.ts';
import { adminAreas, type AdminArea, type AdminLink } from '#page/admin/admin-pages.ts';
import { adminFeatures } from './admin-features.ts';

/** The links of the administration that a viewer may follow, by area, in order. */
export function linksFor({ permissions }: Pick<UserView, 'permissions'>): [AdminArea, AdminLink[]][] {
  const links = adminFeatures
    .flatMap((feature) => feature.links)
    .filter(({ permission }) => permissions.includes(permission))
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return adminAreas
    .map((area): [AdminArea, AdminLink[]] => [area, links.filter((link) => link.area === area)])
    .filter(([, inArea]) => inArea.length > 0);
}
