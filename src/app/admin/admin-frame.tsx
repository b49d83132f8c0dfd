import { Outlet } from 'react-router';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { AdminBar } from './admin-bar.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { linksFor } from './admin-links.ts';

/** What surrounds every page of the administration: its bar, and the navigation beside it or, on a phone, above it. */
export function AdminFrame() {
  const viewer = useViewer();
  if (!viewer) return null;
  const links = linksFor(viewer);
  return (
    <div className="min-h-dvh bg-parchment">
      <AdminBar viewer={viewer} links={links} />
      <div className="mx-auto flex max-w-[100rem] gap-8 px-4 py-6 sm:px-8 print:block print:p-0">
        <AdminNavigation
          links={links}
          className="sticky top-24 w-60 shrink-0 self-start max-lg:hidden print:hidden"
        />
        <div className="min-w-0 grow pb-16">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
