import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { NightBand } from '#art/night-band.tsx';
import type { SceneName } from '#art/scene-names.ts';
import { ScenePicture } from '#art/scene-picture.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { FirstFilmButton } from '../first-film-button.tsx';

interface LandingHeroProps {
  /** Who the page is for: the sign-up form linked from it starts with this choice. */
  audience: 'parent' | 'educator';
  scene: SceneName;
  eyebrow: string;
  title: string;
  text: string;
}

/** The head of a landing page: one promise, a sign-up link for anyone without an account, and a film to judge by. */
export function LandingHero({ audience, scene, eyebrow, title, text }: LandingHeroProps) {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <NightBand>
      <div className="grid items-center gap-10 pt-8 sm:pt-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <p className="font-semibold text-gold">{eyebrow}</p>
          <h1 className="mt-3 text-step-4 text-balance">{title}</h1>
          <p className="mt-4 max-w-reading text-step-1 text-pretty text-night-soft">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button
              size="l"
              href={viewer ? `${href('home')}#courses` : href('signup', undefined, { role: audience })}
            >
              {viewer ? t('home.landing.courses') : t('home.landing.signUp')}
            </Button>
            <FirstFilmButton />
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
