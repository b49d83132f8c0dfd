import { useMediaRemote, useMediaState } from '@vidstack/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { VideoView } from '#features/learning/films/contract.ts';
import { clockTime } from '#core/clock-time.ts';
import { FilmRange } from './film-range.tsx';
import { StopMarks, type StopMark } from './stop-marks.tsx';

interface TimeRangeProps {
  duration: number;
  chapters: VideoView['chapters'];
  stops: readonly StopMark[];
}

/** The film as a strip: what is loaded, the current position, and where its chapters begin. */
export function TimeRange({ duration, chapters, stops }: TimeRangeProps) {
  const t = useTranslations();
  const remote = useMediaRemote();
  const time = useMediaState('currentTime');
  const seeking = useMediaState('seeking');
  const bufferedEnd = useMediaState('bufferedEnd');
  // The thumb stays under the finger while the film is still seeking to that second.
  const [wanted, setWanted] = useState<number>();
  if (!seeking && wanted !== undefined && Math.abs(time - wanted) < 1) setWanted(undefined);
  const shown = Math.min(wanted ?? time, duration);
  const chapter = chapters.findLast(({ start }) => start <= shown)?.title ?? '';
  return (
    <FilmRange
      label={t('learning.player.time')}
      valueText={t('learning.player.timeValue', {
        time: clockTime(shown),
        duration: clockTime(duration),
        chapter,
      })}
      value={shown}
      max={duration}
      step={0.1}
      onValue={(seconds, event) => {
        setWanted(seconds);
        remote.seek(seconds, event.nativeEvent);
      }}
      under={
        <rect
          width={`${Math.min(100, (bufferedEnd / duration) * 100)}%`}
          height={8}
          className="fill-white/20"
        />
      }
      over={
        <>
          {chapters.slice(1).map(({ start }) => (
            <rect
              key={start}
              x={`${(start / duration) * 100}%`}
              width={3}
              height={8}
              className="fill-night"
            />
          ))}
          <StopMarks stops={stops} duration={duration} />
        </>
      }
    />
  );
}
