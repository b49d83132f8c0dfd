import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../../page/page-head.tsx';
import { href } from '../../../../urls.ts';
import { useViewer } from '../../../accounts/web/offered/viewer-query.ts';
import { ClassList } from '../../../classes/web/offered/class-list.tsx';
import { HonestWords } from './honest-words.tsx';
import { LandingHero } from './landing-hero.tsx';
import { Promises } from './promises.tsx';
import { Steps } from './steps.tsx';

/** `/educators`: an educator's classes, and what Lamed is for a class; where she begins after signing in. */
export default function EducatorsPage() {
  const t = useTranslations();
  const isEducator = useViewer()?.role === 'educator';
  return (
    <>
      <PageHead
        title={t('home.forEducators.headTitle')}
        description={t('home.forEducators.text')}
        path={href('educators')}
      />
      {isEducator && <ClassList />}
      <LandingHero
        level={isEducator ? 2 : 1}
        audience="educator"
        scene="film-lesson"
        eyebrow={t('home.forEducators.eyebrow')}
        title={t('home.forEducators.title')}
        text={isEducator ? t('home.forEducators.textSignedIn') : t('home.forEducators.text')}
      />
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
      <HonestWords
        id="coming-for-educators"
        coming={[t('home.forEducators.comingProgress'), t('home.forEducators.comingSheets')]}
      />
    </>
  );
}
