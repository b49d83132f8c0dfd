import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { DeletionNotice } from '#features/settings/offered/deletion-notice.tsx';
import { useAccountPreferences } from '#features/learning/offered/use-account-preferences.ts';
import { findLearner } from '#features/people/offered/learner.ts';
import { ViewerProvider } from '#features/people/offered/viewer-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { DedicationLine } from '#features/sponsorships/offered/later-line.tsx';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';
import { TopProgress } from '#ui/progress/top-progress.tsx';
import type { PageRoute } from '#page/page-route.ts';
import { Footer } from './footer.tsx';
import { FullHeader } from './full-header.tsx';
import { MinimalHeader } from './minimal-header.tsx';
import { Notice } from './notice.tsx';
import { OfflineWatch } from './offline-watch.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { WatchRow } from './watch-row.tsx';
import { usePersonStream } from './use-person-stream.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const mainId = 'main';

/** What surrounds every page: skip links, navigation, and the place where messages appear. */
export function Shell() {
  return (
    <ViewerProvider>
      <PageFrame />
    </ViewerProvider>
  );
}

function PageFrame() {
  const t = useTranslations();
  const isLoading = useNavigation().state === 'loading';
  const route = useMatches().at(-1)?.handle as PageRoute | undefined;
  const isMinimal = route?.header === 'minimal';
  // The administration has a frame of its own, and a slide none.
  const isBare = route?.permission !== undefined || route?.header === 'none';
  useFocusOnNavigation(mainId);
  useAccountPreferences();
  const viewer = useViewer();
  usePersonStream(viewer);
  // Opening another page closes the course picker (spec §2).
  const { key } = useLocation();
  const hasWatchRow = route?.watching && findLearner(viewer)?.classicMode === false;
  return (
    <>
      <SkipLink target={mainId}>{t('app.shell.skipToContent')}</SkipLink>
      <TopProgress active={isLoading} label={t('app.shell.loading')} />
      {isMinimal ? <MinimalHeader /> : !isBare && <FullHeader />}
      {!isMinimal && !isBare && (
        <Suspense>
          <DedicationLine />
        </Suspense>
      )}
      {hasWatchRow && <WatchRow key={key} />}
      {!isMinimal && !isBare && <Overlays undisturbed={route?.undisturbed ?? false} />}
      <OfflineWatch />
      <DeletionNotice />
      <Notice />
      <main id={mainId} tabIndex={-1} aria-busy={isLoading} className="min-h-[60dvh] outline-none">
        <Outlet />
      </main>
      {!isMinimal && !isBare && <Footer />}
      <ToastRegion label={t('app.shell.messages')} dismissLabel={t('app.shell.dismiss')} />
      <ScrollRestoration />
    </>
  );
}
