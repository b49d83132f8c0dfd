import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconGridDots from '@tabler/icons-react/dist/esm/icons/IconGridDots.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconMoonStars from '@tabler/icons-react/dist/esm/icons/IconMoonStars.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useTranslations } from 'use-intl';
import { brand } from '#core/brand.ts';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { ClassList } from '#features/classes/offered/class-list.tsx';
import { ContentBlocks } from '#features/cms/offered/content-blocks.tsx';
import { ContactForm } from '#features/forms/offered/contact-form.tsx';
import { ForTheLesson } from './for-the-lesson.tsx';
import { HonestWords } from './honest-words.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Promises } from './promises.tsx';
import { Steps } from './steps.tsx';

/** `/educators`: where an educator starts, with her classes; for everyone else, what Lamed offers a class. */
export default function EducatorsPage() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <>
      <PageHead
        title={t('home.forEducators.headTitle')}
        description={t('home.forEducators.text')}
        path={href('educators')}
      />
      {viewer?.role === 'educator' ? (
        <>
          <ClassList />
          <ForTheLesson />
        </>
      ) : (
        <ForEducators isSignedIn={viewer !== null} />
      )}
      <ContentBlocks category="educators" />
      <ContactForm
        formName="educators"
        title={t('home.forEducators.contactTitle')}
        intro={t('home.forEducators.contactIntro')}
      />
    </>
  );
}

/** Only visitors see what an account would bring them. */
function ForEducators({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations();
  return (
    <>
      <LandingHero
        audience="educator"
        scene="film-lesson"
        eyebrow={t('home.forEducators.eyebrow')}
        title={t('home.forEducators.title')}
        text={t('home.forEducators.text')}
      />
      {!isSignedIn && (
        <Promises
          id="what-educators-get"
          title={t('home.forEducators.promisesTitle')}
          promises={[
            {
              icon: IconUsersGroup,
              title: t('home.forEducators.classesTitle'),
              text: t('home.forEducators.classesText'),
            },
            {
              icon: IconTable,
              title: t('home.forEducators.rosterTitle'),
              text: t('home.forEducators.rosterText'),
            },
            {
              icon: IconGridDots,
              title: t('home.forEducators.progressTitle'),
              text: t('home.forEducators.progressText'),
            },
            {
              icon: IconMoonStars,
              title: t('home.forEducators.assignTitle'),
              text: t('home.forEducators.assignText'),
            },
            {
              icon: IconBroadcast,
              title: t('home.forEducators.liveTitle'),
              text: t('home.forEducators.liveText'),
            },
            {
              icon: IconClock,
              title: t('home.forEducators.shortTitle'),
              text: t('home.forEducators.shortText'),
            },
            {
              icon: IconBook2,
              title: t('home.forEducators.sourcesTitle'),
              text: t('home.forEducators.sourcesText'),
            },
            {
              icon: IconHelp,
              title: t('home.forEducators.questionsTitle'),
              text: t('home.forEducators.questionsText'),
            },
            {
              icon: IconPrinter,
              title: t('home.forEducators.sheetsTitle'),
              text: t('home.forEducators.sheetsText'),
            },
            {
              icon: IconCalendar,
              title: t('home.forEducators.plansTitle'),
              text: t('home.forEducators.plansText'),
            },
            {
              icon: IconLanguage,
              title: t('home.forEducators.languagesTitle'),
              text: t('home.forEducators.languagesText'),
            },
            {
              icon: IconShieldCheck,
              title: t('home.forEducators.parentsTitle'),
              text: t('home.forEducators.parentsText'),
            },
          ]}
        />
      )}
      <Steps
        id="a-lesson"
        title={t('home.forEducators.stepsTitle')}
        intro={t('home.forEducators.stepsIntro')}
        steps={[
          { title: t('home.forEducators.openTitle'), text: t('home.forEducators.openText') },
          { title: t('home.forEducators.stopTitle'), text: t('home.forEducators.stopText') },
          { title: t('home.forEducators.studyTitle'), text: t('home.forEducators.studyText') },
        ]}
      />
      {!isSignedIn && (
        <HonestWords
          id="cost-for-educators"
          cost={t('home.forEducators.cost', { email: brand.supportEmail })}
          forSchools
        />
      )}
    </>
  );
}
