import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TrialProps } from '#features/learning/authoring/web/editor/trial-props.ts';
import { ComicPages } from '../comic-pages.tsx';
import { GuidedView } from '../guided-view.tsx';

/** A draft of a comic, whole and panel by panel, as learners read it. */
export function ComicTrial({ view }: TrialProps) {
  const t = useTranslations();
  const [openAt, setOpenAt] = useState<number>();
  // What was seen in a trial counts nowhere.
  const [, setSeen] = useState(0);
  const { comic } = view;
  if (!comic) return null;
  return (
    <>
      <ComicPages comic={comic} onSee={setSeen} onEnlarge={setOpenAt} />
      {openAt !== undefined && (
        <GuidedView
          title={t('learning.editor.try')}
          panels={comic.panels}
          from={openAt}
          onSee={setSeen}
          onClose={() => setOpenAt(undefined)}
          end={<p className="text-center">{comic.source}</p>}
        />
      )}
    </>
  );
}
