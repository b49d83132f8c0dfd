import { useTranslations } from 'use-intl';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { AudiencePanel } from './audience-panel.tsx';

/** What Lamed is for those who learn with children. */
export function Audiences() {
  return (
    <Container className="py-12 sm:py-20">
      <CachedPart as="div" className="grid gap-6 lg:grid-cols-2 lg:gap-10" part={Panels} with={{}} />
    </Container>
  );
}

function Panels() {
  const t = useTranslations();
  return (
    <>
      <AudiencePanel
        id="for-parents"
        audience="parent"
        scene="parents"
        title={t('home.parents.title')}
        text={t('home.parents.text')}
        points={[t('home.parents.pointSources'), t('home.parents.pointTalk'), t('home.parents.pointCalm')]}
        action={t('home.parents.action')}
        more={{ text: t('home.parents.more'), href: href('parents') }}
      />
      <AudiencePanel
        id="for-educators"
        audience="educator"
        scene="educators"
        title={t('home.educators.title')}
        text={t('home.educators.text')}
        points={[
          t('home.educators.pointShort'),
          t('home.educators.pointTalk'),
          t('home.educators.pointLanguages'),
        ]}
        action={t('home.educators.action')}
        more={{ text: t('home.educators.more'), href: href('educators') }}
      />
    </>
  );
}
