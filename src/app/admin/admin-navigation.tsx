import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref, adminAddresses } from '#admin-urls.ts';
import type { AdminArea, AdminLink } from '#page/admin/admin-pages.ts';
import { classNames } from '#ui/styles/class-names.ts';

interface AdminNavigationProps {
  links: readonly (readonly [AdminArea, readonly AdminLink[]])[];
  className?: string;
}

/** The pages of the administration by area. */
export function AdminNavigation({ links, className }: AdminNavigationProps) {
  const t = useTranslations();
  const { pathname } = useLocation();
  const current = findCurrent(
    links.flatMap(([, inArea]) => inArea),
    pathname,
  );
  return (
    <nav aria-label={t('app.admin.navigation')} className={className}>
      {links.map(([area, inArea]) => (
        <div key={area} className="mb-5">
          {area !== 'start' && (
            <h2 className="px-3 pb-1 text-step--1 font-semibold text-muted">{t(areaTexts[area])}</h2>
          )}
          <ul>
            {inArea.map((link) => (
              <li key={link.address}>
                <a
                  href={adminHref(link.address)}
                  aria-current={link === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sand',
                    link === current && 'bg-night text-white hover:bg-night',
                  )}
                >
                  {t(link.text)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const areaTexts: Record<Exclude<AdminArea, 'start'>, string> = {
  people: 'app.admin.area.people',
  content: 'app.admin.area.content',
  moderation: 'app.admin.area.moderation',
  giving: 'app.admin.area.giving',
  marketing: 'app.admin.area.marketing',
  money: 'app.admin.area.money',
  reports: 'app.admin.area.reports',
  settings: 'app.admin.area.settings',
};

/** The link whose page is shown, or the nearest one above it. */
function findCurrent(links: readonly AdminLink[], pathname: string): AdminLink | undefined {
  return links
    .filter(({ address }) => {
      const path = adminAddresses[address];
      return pathname === path || (address !== 'admin' && pathname.startsWith(`${path}/`));
    })
    .toSorted((one, other) => adminAddresses[other.address].length - adminAddresses[one.address].length)[0];
}
