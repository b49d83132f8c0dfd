import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { NightBand } from '../../../../ui/papercut/night-band.tsx';
import type { SceneName } from '../../../../ui/papercut/scene-names.ts';
import { ScenePicture } from '../../../../ui/scene-picture.tsx';
import { href } from '../../../../urls.ts';
import { useViewer } from '../../../accounts/web/offered/viewer-query.ts';
import { useFirstFilm } from '../use-first-film.ts';

interface LandingHeroProps {
  /** Whom the page is for: who signs up from it has it chosen already. */
  audience: 'parent' | 'educator';
  scene: SceneName;
  eyebrow: string;
  title: string;
  text: string;
  /** 2 where the page begins with something else. */
  level?: 1 | 2;
}

/** The head of a landing page: one promise, the way in for who has no account, and a film to judge by. */
export function LandingHero({ audience, scene, eyebrow, title, text, level = 1 }: LandingHeroProps) {
  const t = useTranslations();
  const viewer = useViewer();
  const film = useFirstFilm();
  const Headline = `h${level}` as const;
  return (
    <NightBand>
      <div className="grid items-center gap-10 pt-8 sm:pt-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="font-semibold text-gold">{eyebrow}</p>
          <Headline className="mt-3 text-step-4 text-balance">{title}</Headline>
          <p className="mt-4 max-w-reading text-step-1 text-pretty text-night-soft">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button
              size="l"
              href={viewer ? `${href('home')}#courses` : href('signup', undefined, { role: audience })}
            >
              {viewer ? t('home.landing.courses') : t('home.landing.signUp')}
            </Button>
            {film && (
              <Button
                size="l"
                variant="secondary"
                icon={IconPlayerPlayFilled}
                href={href('lesson', { courseSlug: film.course.slug, itemId: film.item.id })}
              >
                {t('home.hero.watch')}
              </Button>
            )}
          </div>
        </div>
        <ScenePicture
          name={scene}
          lazy={false}
          className="w-full max-w-xl justify-self-center rounded-large shadow-lift-3"
        />
      </div>
    </NightBand>
  );
}
