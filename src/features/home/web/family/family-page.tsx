import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { homePanels } from '#page/home-panels.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PageParts } from '#page/page-parts.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { NamingChildren } from '#features/families/offered/naming-children.tsx';
import { namingChildrenQuery } from '#features/families/offered/naming-children-query.ts';
import { familyOverviewQuery } from '#features/families/offered/overview-query.ts';
import { useViewer, viewerQuery } from '#features/people/offered/viewer-query.ts';
import { ChildrenWorks } from '#features/submissions/offered/children-works.tsx';
import { FamilyImpact } from '#features/submissions/offered/family-impact.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { familyImpactQuery } from '#features/submissions/offered/impact-query.ts';
import { childrenWorksQuery } from '#features/submissions/offered/children-works-query.ts';
import { ChildCard } from './child-card.tsx';
import { FamilyLinks } from './family-links.tsx';
import { FamilyLanding } from './family-landing.tsx';
import { RemovedChildren } from './removed-children.tsx';
import { useFocusAfterDecision } from './use-focus-after-decision.ts';
import { WhatWaits } from './what-waits.tsx';
import { loadBlocks } from '../load-blocks.ts';
import { loadFirstFilm } from '../load-first-film.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = args.page;
  if (!(await queries.ensureQueryData(viewerQuery(api)))) {
    await Promise.all([loadFirstFilm(args), loadBlocks(args, 'family')]);
    return;
  }
  await Promise.all([
    queries.query(familyOverviewQuery(api)),
    queries.query({ ...childrenWorksQuery(api), staleTime: 0 }),
    queries.query(familyImpactQuery(args.page)),
    queries.query(namingChildrenQuery(api)),
  ]);
}

/** `/family`: what a family finds here, for a visitor; for a parent all her children at a glance, and what waits for her. */
export default function FamilyPage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <>
      <PageHead
        title={viewer ? t('home.family.title') : t('home.family.landing.headTitle')}
        description={t('home.family.landing.text')}
        path={href('family')}
      />
      {viewer ? <FamilyScreen /> : <FamilyLanding />}
    </>
  );
}

function FamilyScreen() {
  const t = useTranslations();
  const { data } = useSuspenseQuery(familyOverviewQuery(usePage().api));
  const headline = useRef<HTMLHeadingElement>(null);
  const noteDecision = useFocusAfterDecision(data, headline);
  const { children, removed } = data;
  if (children.length === 0)
    return (
      <>
        <Container className="py-8 sm:py-12">
          <NamingChildren className="mb-10" />
          <EmptyState
            scene="table-talk"
            level={1}
            title={t('home.family.emptyTitle')}
            action={
              <Button href={href('familyNewMember')} size="l" icon={IconUserPlus}>
                {t('home.family.add')}
              </Button>
            }
          >
            {t('home.family.emptyText')}
          </EmptyState>
          <FamilyLinks to={['familyPeople', 'familyWatching']} />
        </Container>
        <RemovedChildren items={removed} />
      </>
    );
  return (
    <div onSubmitCapture={noteDecision} className="pb-8 sm:pb-12">
      <Container className="py-8 sm:py-12">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 ref={headline} tabIndex={-1} className="text-step-4 outline-none">
            {t('home.family.title')}
          </h1>
          <div className="flex flex-wrap gap-3">
            <Button href={href('familyWho')} variant="secondary">
              {t('home.family.who')}
            </Button>
            <Button href={href('familyNewMember')} variant="secondary" icon={IconUserPlus}>
              {t('home.family.add')}
            </Button>
          </div>
        </div>
        <NamingChildren className="mt-8" />
        <WhatWaits of={children} />
        <ul className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {children.map((child) => (
            <ChildCard key={child.id} child={child} />
          ))}
        </ul>
        <FamilyLinks to={['familyFriday', 'familyPeople', 'familyWatching']} />
      </Container>
      <ChildrenWorks />
      <PageParts place={homePanels} told={{}} />
      <FamilyImpact />
      <RemovedChildren items={removed} />
    </div>
  );
}
