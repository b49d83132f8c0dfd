import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { NightBand } from '#art/night-band.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import { defaultPage } from '#features/people/offered/default-page.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openFilmsQuery } from '#features/learning/offered/learning-queries.ts';
import { FirstStories } from './first-stories.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(openFilmsQuery(page));
}

/** `/signup/success`: the account exists; suggests a first story, worded for each role. */
export default function SignupSuccessPage() {
  const t = useTranslations();
  const viewer = useViewer();
  const role = viewer?.role ?? 'learner';
  const texts: Partial<Record<typeof role, string>> = {
    parent: t('home.begin.parent'),
    educator: t('home.begin.educator'),
  };
  return (
    <>
      <PageHead title={t('home.begin.title')} path={href('signupSuccess')} noindex />
      <NightBand>
        <div className="grid items-center gap-10 pt-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
          <div>
            <p className="font-semibold text-gold">{t('home.begin.title')}</p>
            <h1 className="mt-3 text-step-4">
              {t.rich('home.learner.greetingName', { name: viewer?.firstName ?? '', bdi: isolate })}
            </h1>
            <p className="mt-4 max-w-reading text-step-1 text-night-soft">
              {texts[role] ?? t('home.begin.learner')}
            </p>
            {role === 'parent' && (
              <Button size="l" icon={IconUserPlus} className="mt-8" href={href('familyNewMember')}>
                {t('home.begin.addChild')}
              </Button>
            )}
            {role === 'educator' && (
              <Button size="l" icon={IconPlus} className="mt-8" href={`${href('educators')}#new-class`}>
                {t('home.begin.makeClass')}
              </Button>
            )}
          </div>
          <ScenePicture
            name={role === 'parent' ? 'table-talk' : role === 'educator' ? 'film-lesson' : 'welcome'}
            lazy={false}
            className="w-full rounded-large shadow-lift-2 max-lg:hidden"
          />
        </div>
      </NightBand>
      <Container className="pt-6 pb-16 sm:pb-24">
        <FirstStories />
        {role !== 'educator' && (
          <Button
            size="l"
            variant="secondary"
            className="mt-10"
            href={viewer ? defaultPage(viewer) : href('home')}
          >
            {t('home.begin.lookAround')}
          </Button>
        )}
      </Container>
    </>
  );
}

/** A name keeps its own writing direction, whatever the page's. */
function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
