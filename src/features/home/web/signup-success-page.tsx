import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../page/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { NightBand } from '../../../ui/papercut/night-band.tsx';
import { ScenePicture } from '../../../ui/scene-picture.tsx';
import { href } from '../../../urls.ts';
import { defaultPage } from '../../accounts/web/offered/default-page.ts';
import { useViewer } from '../../accounts/web/offered/viewer-query.ts';
import { useFirstFilm } from './use-first-film.ts';

/** `/signup/success`: the account is there; what to do first, for each role. */
export default function SignupSuccessPage() {
  const t = useTranslations();
  const viewer = useViewer();
  const film = useFirstFilm();
  const role = viewer?.role ?? 'learner';
  const texts: Partial<Record<typeof role, string>> = {
    parent: t('home.begin.parent'),
    educator: t('home.begin.educator'),
  };
  return (
    <NightBand>
      <PageHead title={t('home.begin.title')} path={href('signupSuccess')} noindex />
      <div className="grid items-center gap-10 pt-8 sm:pt-16 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="font-semibold text-gold">{t('home.begin.title')}</p>
          <h1 className="mt-3 text-step-4">
            {t.rich('home.learner.greetingName', { name: viewer?.firstName ?? '', bdi: isolate })}
          </h1>
          <p className="mt-4 max-w-reading text-step-1 text-night-soft">
            {texts[role] ?? t('home.begin.learner')}
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {film && (
              <Button
                size="l"
                icon={IconPlayerPlayFilled}
                href={href('lesson', { courseSlug: film.course.slug, itemId: film.item.id })}
              >
                {t('home.continue.emptyAction', { title: film.item.title })}
              </Button>
            )}
            <Button size="l" variant="secondary" href={viewer ? defaultPage(viewer) : href('home')}>
              {t('home.begin.lookAround')}
            </Button>
          </div>
        </div>
        <ScenePicture
          name={role === 'parent' ? 'table-talk' : role === 'educator' ? 'film-lesson' : 'welcome'}
          lazy={false}
          className="w-full max-w-lg justify-self-center rounded-large shadow-lift-2"
        />
      </div>
    </NightBand>
  );
}

/** A name keeps its own direction of writing, whatever the page's. */
function isolate(name: ReactNode) {
  return <bdi>{name}</bdi>;
}
