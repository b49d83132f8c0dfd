import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { NightBand } from '#art/night-band.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';
import { href } from '#urls.ts';
import { guardianQuery } from '#features/guardians/offered/guardian-query.ts';
import { GuardianPanel } from '#features/guardians/offered/guardian-panel.tsx';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { openFilmsQuery } from '#features/learning/offered/learning-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { redirect } from 'react-router';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { OpenFilms } from './open-films.tsx';

export async function load({ page }: PageArgs): Promise<Response | undefined> {
  const viewer = await page.queries.ensureQueryData(viewerQuery(page.api));
  if (!viewer?.awaitsGuardian) return redirect(viewer ? defaultPage(viewer) : href('home'));
  await Promise.all([
    page.queries.ensureQueryData(guardianQuery(page.api)),
    page.queries.ensureQueryData(openFilmsQuery(page)),
  ]);
  return undefined;
}

/** `/join/pending`: a minor waits for her guardian, and watches what is open to everyone. It moves on automatically. */
export default function PendingPage() {
  const t = useTranslations();
  const page = usePage();
  const viewer = useViewer();
  const { data } = useSuspenseQuery(openFilmsQuery(page));
  const { withdrawn } = useSuspenseQuery(guardianQuery(page.api)).data;
  const name = viewer?.firstName ?? '';
  return (
    <>
      <PageHead title={t('home.pending.eyebrow')} path={href('joinPending')} noindex />
      <NightBand>
        <div className="grid items-center gap-8 pt-8 sm:pt-14 lg:grid-cols-2 lg:gap-16">
          <div>
            <p className="font-semibold text-gold">{t('home.pending.eyebrow')}</p>
            <h1 className="mt-3 text-step-4">
              {withdrawn
                ? t.rich('home.learner.greetingName', { name, bdi: isolate })
                : t.rich('home.pending.title', { name, bdi: isolate })}
            </h1>
          </div>
          <GuardianPanel />
        </div>
      </NightBand>
      <PageSection labelledBy="open-films">
        <SectionHeading id="open-films" intro={t('home.pending.meanwhileText')}>
          {t('home.pending.meanwhile')}
        </SectionHeading>
        <OpenFilms films={data.items.filter(({ kind }) => kind === 'item')} />
      </PageSection>
    </>
  );
}

/** A name keeps its own writing direction, whatever the page's. */
function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
