import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Hero } from '#art/hero.tsx';
import { href } from '#urls.ts';
import { FirstFilmButton } from '../first-film-button.tsx';

/** The first thing a visitor sees: one promise, and two ways to begin. */
export function Opening() {
  const t = useTranslations();
  const { locale } = usePage();
  return (
    <Hero mirrored={locales[locale].direction === 'rtl'}>
      <p className="font-semibold text-gold">{t('home.hero.eyebrow')}</p>
      <h1 className="mt-3 text-step-4">{t('home.hero.title')}</h1>
      <p className="mt-4 text-step-1 text-pretty">{t('home.hero.text')}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button size="l" href={href('signup')}>
          {t('home.hero.start')}
        </Button>
        <FirstFilmButton />
      </div>
    </Hero>
  );
}
