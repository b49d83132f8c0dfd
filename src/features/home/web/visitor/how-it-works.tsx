import { useTranslations } from 'use-intl';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { ScenePicture } from '#art/scene-picture.tsx';
import { SectionHeading } from '#ui/layout/section-heading.tsx';

/** Watch, talk, grow: three steps in pictures. */
export function HowItWorks() {
  const t = useTranslations();
  return (
    <PageSection labelledBy="how-it-works">
      <SectionHeading id="how-it-works" align="center">
        {t('home.steps.title')}
      </SectionHeading>
      <CachedPart as="ol" className="grid gap-6 sm:grid-cols-3 lg:gap-10" part={Steps} with={{}} />
    </PageSection>
  );
}

function Steps() {
  const t = useTranslations();
  const steps = [
    { scene: 'watch', title: t('home.steps.watchTitle'), text: t('home.steps.watchText') },
    { scene: 'learn', title: t('home.steps.talkTitle'), text: t('home.steps.talkText') },
    { scene: 'give', title: t('home.steps.growTitle'), text: t('home.steps.growText') },
  ] as const;
  return steps.map(({ scene, title, text }) => (
    <li key={scene} className="flex items-center gap-5 sm:flex-col sm:text-center">
      <ScenePicture
        name={scene}
        className="w-32 shrink-0 rounded-card shadow-lift-2 sm:w-full sm:max-w-80 sm:rounded-large"
      />
      <div>
        <h3 className="text-step-1 sm:text-step-2">{title}</h3>
        <p className="mt-1 max-w-80 text-muted sm:mt-2">{text}</p>
      </div>
    </li>
  ));
}
