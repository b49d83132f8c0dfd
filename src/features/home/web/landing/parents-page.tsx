import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPuzzle from '@tabler/icons-react/dist/esm/icons/IconPuzzle.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { ContentBlocks } from '#features/cms/offered/content-blocks.tsx';
import { ContactForm } from '#features/forms/offered/contact-form.tsx';
import { HonestWords } from './honest-words.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Promises } from './promises.tsx';
import { Steps } from './steps.tsx';

/** `/parents`: what Lamed offers a family; only visitors see what an account would bring them. */
export default function ParentsPage() {
  const t = useTranslations();
  const isSignedIn = useViewer() !== null;
  return (
    <>
      <PageHead
        title={t('home.forParents.headTitle')}
        description={t('home.forParents.text')}
        path={href('parents')}
      />
      <LandingHero
        audience="parent"
        scene="table-talk"
        eyebrow={t('home.forParents.eyebrow')}
        title={t('home.forParents.title')}
        text={t('home.forParents.text')}
      />
      {!isSignedIn && (
        <Promises
          id="what-parents-get"
          title={t('home.forParents.promisesTitle')}
          promises={[
            {
              icon: IconBook2,
              title: t('home.forParents.sourcesTitle'),
              text: t('home.forParents.sourcesText'),
            },
            {
              icon: IconMessages,
              title: t('home.forParents.talkTitle'),
              text: t('home.forParents.talkText'),
            },
            {
              icon: IconPuzzle,
              title: t('home.forParents.gamesTitle'),
              text: t('home.forParents.gamesText'),
            },
            {
              icon: IconShieldCheck,
              title: t('home.forParents.calmTitle'),
              text: t('home.forParents.calmText'),
            },
            {
              icon: IconUsers,
              title: t('home.forParents.familyTitle'),
              text: t('home.forParents.familyText'),
              link: { href: href('family'), text: t('home.forParents.familyLink') },
            },
            {
              icon: IconHourglass,
              title: t('home.forParents.timeTitle'),
              text: t('home.forParents.timeText'),
            },
            {
              icon: IconLanguage,
              title: t('home.forParents.languagesTitle'),
              text: t('home.forParents.languagesText'),
            },
          ]}
        />
      )}
      <Steps
        id="an-evening"
        title={t('home.forParents.stepsTitle')}
        intro={t('home.forParents.stepsIntro')}
        steps={[
          { title: t('home.forParents.chooseTitle'), text: t('home.forParents.chooseText') },
          { title: t('home.forParents.watchTitle'), text: t('home.forParents.watchText') },
          { title: t('home.forParents.askTitle'), text: t('home.forParents.askText') },
        ]}
      />
      {!isSignedIn && <HonestWords id="cost-for-parents" />}
      <ContentBlocks category="parents" />
      <ContactForm
        formName="parents"
        title={t('home.forParents.contactTitle')}
        intro={t('home.forParents.contactIntro')}
      />
    </>
  );
}
