import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ScenePicture } from '#art/scene-picture.tsx';

/** Says that nothing has these words, and what to try. */
export function NothingFound({ query }: { query: string }) {
  const t = useTranslations();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-10">
      <ScenePicture name="not-found" className="w-full max-w-80 rounded-large shadow-lift-2 sm:w-72" />
      <div>
        <h2 className="text-step-2 text-pretty">{t.rich('search.nothing.title', { query, bdi: isolate })}</h2>
        <p className="mt-3 font-semibold">{t('search.nothing.try')}</p>
        <ul className="mt-2 max-w-reading list-disc space-y-1 ps-5 text-muted">
          <li>{t('search.nothing.fewer')}</li>
          <li>{t('search.nothing.spelling')}</li>
          <li>{t('search.nothing.language')}</li>
        </ul>
      </div>
    </div>
  );
}

/** What was typed keeps its own writing direction. */
function isolate(typed: ReactNode) {
  return <bdi>{typed}</bdi>;
}
