import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { clockTime } from '#core/clock-time.ts';
import type { DraftView } from '#features/learning/authoring/contract.ts';
import { classNames } from '#ui/styles/class-names.ts';
import type { QuestionDraft } from './quiz-draft.ts';

interface StopsFilmProps {
  film: NonNullable<DraftView['film']>;
  questions: readonly QuestionDraft[];
  chosen: string | undefined;
  onChoose(slug: string): void;
  onVideo(video: HTMLVideoElement | null): void;
}

/** The film with its stops on a strip of time; pressing a stop goes there and opens its question. */
export function StopsFilm({ film, questions, chosen, onChoose, onVideo }: StopsFilmProps) {
  const t = useTranslations();
  const format = useFormatter();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [time, setTime] = useState(0);
  useEffect(() => onVideo(video), [video, onVideo]);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- staff hears and sees the film to place stops; learners' player has captions */}
      <video
        ref={setVideo}
        src={film.src}
        poster={film.poster}
        controls
        preload="metadata"
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        onSeeked={({ currentTarget }) => setTime(currentTarget.currentTime)}
        className="aspect-video w-full rounded-card bg-night"
      />
      <svg
        aria-hidden
        viewBox={`0 0 ${film.duration} 10`}
        preserveAspectRatio="none"
        className="mt-3 h-3 w-full rounded-pill bg-track"
      >
        <rect x={0} y={0} width={time} height={10} className="fill-violet" />
        {questions.map(({ slug, at }) => (
          <rect
            key={slug}
            x={at - film.duration / 400}
            y={0}
            width={film.duration / 200}
            height={10}
            className={slug === chosen ? 'fill-pomegranate' : 'fill-dusk'}
          />
        ))}
      </svg>
      <ul aria-label={t('learning.editor.stops')} dir="ltr" className="mt-3 flex flex-wrap gap-2">
        {questions.map(({ slug, at }, index) => (
          <li key={slug}>
            <button
              type="button"
              aria-pressed={slug === chosen}
              aria-label={t('learning.editor.stopAt', { number: index + 1, time: clockTime(at) })}
              onClick={() => {
                onChoose(slug);
                if (video) video.currentTime = at;
              }}
              className={classNames(
                'min-h-11 rounded-pill border-2 px-4 font-medium tabular-nums',
                slug === chosen
                  ? 'border-pomegranate bg-tint-peach'
                  : 'border-line bg-white hover:border-edge',
              )}
            >
              {format.number(index + 1)} · {clockTime(at)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
