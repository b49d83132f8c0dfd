import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useTranslations } from 'use-intl';
import { LandingHero } from '../landing/landing-hero.tsx';
import { Promises } from '../landing/promises.tsx';

/** What a family finds here, for a visitor. */
export function FamilyLanding() {
  const t = useTranslations();
  return (
    <>
      <LandingHero
        audience="parent"
        scene="table-talk"
        eyebrow={t('home.family.landing.eyebrow')}
        title={t('home.family.landing.title')}
        text={t('home.family.landing.text')}
      />
      <Promises
        id="what-families-get"
        title={t('home.family.landing.promises')}
        promises={[
          {
            icon: IconDeviceTablet,
            title: t('home.family.landing.shareTitle'),
            text: t('home.family.landing.shareText'),
          },
          {
            icon: IconHourglass,
            title: t('home.family.landing.timeTitle'),
            text: t('home.family.landing.timeText'),
          },
          {
            icon: IconMoonStars,
            title: t('home.family.landing.restTitle'),
            text: t('home.family.landing.restText'),
          },
          {
            icon: IconShieldCheck,
            title: t('home.family.landing.yesTitle'),
            text: t('home.family.landing.yesText'),
          },
        ]}
      />
    </>
  );
}
