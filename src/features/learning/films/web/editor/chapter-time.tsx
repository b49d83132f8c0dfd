import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { clockTime } from '#core/clock-time.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';

interface ChapterTimeProps {
  number: number;
  at: number;
  video: HTMLVideoElement | null;
  onTime(seconds: number): void;
}

const nudge = 0.1;

/** When a chapter begins; the first one always at the beginning. */
export function ChapterTime({ number, at, video, onTime }: ChapterTimeProps) {
  const t = useTranslations();
  const format = useFormatter();
  const seconds = format.number(at, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div
      role="group"
      aria-label={t('learning.editor.chapterBegins', { number })}
      className="flex flex-wrap items-center gap-1"
    >
      {number > 1 && (
        <IconButton
          icon={IconMinus}
          label={t('learning.editor.earlier')}
          onClick={() => onTime(at - nudge)}
        />
      )}
      <output className="min-w-28 rounded-small bg-sand px-3 py-2 text-center font-medium tabular-nums">
        <bdi>{`${clockTime(at)} (${seconds})`}</bdi>
      </output>
      {number > 1 && (
        <>
          <IconButton icon={IconPlus} label={t('learning.editor.later')} onClick={() => onTime(at + nudge)} />
          <Button
            size="s"
            variant="secondary"
            disabled={!video}
            onClick={() => video && onTime(video.currentTime)}
          >
            {t('learning.editor.beginsHere')}
          </Button>
        </>
      )}
    </div>
  );
}
