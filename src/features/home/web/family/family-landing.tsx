import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconTree from '@tabler/icons-react/dist/esm/icons/IconTree.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslations } from 'use-intl';
import { ContentBlocks } from '#features/cms/offered/content-blocks.tsx';
import { ContactForm } from '#features/forms/offered/contact-form.tsx';
import { HonestWords } from '../landing/honest-words.tsx';
import { LandingHero } from '../landing/landing-hero.tsx';
import { Promises } from '../landing/promises.tsx';
import { Steps } from '../landing/steps.tsx';

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
            icon: IconEye,
            title: t('home.family.landing.ageTitle'),
            text: t('home.family.landing.ageText'),
          },
          {
            icon: IconShieldCheck,
            title: t('home.family.landing.yesTitle'),
            text: t('home.family.landing.yesText'),
          },
          {
            icon: IconUsers,
            title: t('home.family.landing.bothTitle'),
            text: t('home.family.landing.bothText'),
          },
          {
            icon: IconPrinter,
            title: t('home.family.landing.fridayTitle'),
            text: t('home.family.landing.fridayText'),
          },
          {
            icon: IconTree,
            title: t('home.family.landing.togetherTitle'),
            text: t('home.family.landing.togetherText'),
          },
        ]}
      />
      <Steps
        id="a-family-begins"
        title={t('home.family.landing.stepsTitle')}
        intro={t('home.family.landing.stepsIntro')}
        steps={[
          { title: t('home.family.landing.addTitle'), text: t('home.family.landing.addText') },
          { title: t('home.family.landing.handTitle'), text: t('home.family.landing.handText') },
          { title: t('home.family.landing.decideTitle'), text: t('home.family.landing.decideText') },
        ]}
      />
      <HonestWords id="cost-for-families" cost={t('home.family.landing.cost')} />
      <ContentBlocks category="family" />
      <ContactForm
        formName="family"
        title={t('home.family.landing.contactTitle')}
        intro={t('home.family.landing.contactIntro')}
      />
    </>
  );
}
