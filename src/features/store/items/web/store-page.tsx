import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Storefront } from './storefront.tsx';

/** `/store`: what coins are exchanged for. Classic mode, which has no coins, has no store. */
export default function StorePage() {
  const t = useTranslations();
  const isClassic = useViewer()?.classicMode ?? false;
  return (
    <>
      <PageHead
        title={t('store.head.title')}
        description={t('store.head.description')}
        path={href('store')}
      />
      {isClassic ? (
        <AnswerSheet scene="film-lesson" title={t('store.classic.title')} text={t('store.classic.text')}>
          <Button href={href('settingsPreferences')} variant="secondary" className="mt-6">
            {t('store.classic.settings')}
          </Button>
        </AnswerSheet>
      ) : (
        <Storefront />
      )}
    </>
  );
}
