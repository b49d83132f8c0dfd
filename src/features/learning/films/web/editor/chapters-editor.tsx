import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { ChapterTime } from './chapter-time.tsx';
import { addChapter, listChapterTimes, removeChapter, setChapterTime, shortest } from './chapters-draft.ts';

interface ChaptersEditorProps {
  src: string | undefined;
  poster: string | undefined;
  duration: number | undefined;
}

/** A film, and where each of its chapters begins: taken from the film, nudged by tenths of a second. */
export function ChaptersEditor({ src, poster, duration = Number.MAX_SAFE_INTEGER }: ChaptersEditorProps) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const times = listChapterTimes(draft);
  const add = () => {
    const last = times.at(-1) ?? 0;
    const now = video?.currentTime ?? 0;
    const isFree = now >= shortest && times.every((time) => Math.abs(time - now) >= shortest);
    onDraft(addChapter(draft, isFree ? now : Math.min(last + 10, duration - shortest)));
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {src !== undefined && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff hears and sees the film to place chapters; learners' player has captions
        <video
          ref={setVideo}
          src={src}
          poster={poster}
          controls
          preload="metadata"
          className="aspect-video w-full rounded-card bg-night"
        />
      )}
      <section aria-label={t('learning.editor.chapters')}>
        <h3 className="mb-3 font-bold">{t('learning.editor.chapters')}</h3>
        <DraftRows
          names={times.map((_, place) => `chapter-${place}`)}
          label={(place) => t('learning.editor.chapter', { number: place + 1 })}
          min={1}
          max={100}
          onRemove={(place) => onDraft(removeChapter(draft, place))}
          addLabel={t('learning.editor.addChapter')}
          onAdd={add}
        >
          {(place) => (
            <div className="grid gap-3">
              <ChapterTime
                number={place + 1}
                at={times[place] ?? 0}
                video={video}
                onTime={(at) => onDraft(setChapterTime(draft, place, { at, duration }))}
              />
              <DraftText path={['titles', place]} label={t('learning.editor.chapterTitle')} max={80} />
            </div>
          )}
        </DraftRows>
      </section>
    </div>
  );
}
