import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { locales } from '../../../../../core/locale.ts';
import { usePage } from '../../../../../page/page-provider.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { clockTime } from '../clock-time.ts';

interface StartPanelProps {
  poster: string;
  /** The second at which the film goes on; 0 when it begins. */
  startAt: number;
  onPlay(): void;
  onPlayFromStart(): void;
}

/** What stands before the film: its poster, and the way in. A tap beside the buttons reaches the picture, and plays. */
export function StartPanel({ poster, startAt, onPlay, onPlayFromStart }: StartPanelProps) {
  const t = useTranslations();
  const { locale } = usePage();
  return (
    <div className="pointer-events-none absolute inset-0 z-10 grid place-content-center">
      <img
        src={poster}
        alt=""
        width={1280}
        height={720}
        className="absolute inset-0 size-full object-cover"
      />
      <div
        dir={locales[locale].direction}
        className="relative flex flex-col items-center gap-3 *:pointer-events-auto"
      >
        {startAt > 0 ? (
          <>
            <Button size="l" icon={IconPlayerPlayFilled} onClick={onPlay}>
              {t('learning.player.resume', { time: clockTime(startAt) })}
            </Button>
            <Button
              size="s"
              variant="quiet"
              className="bg-night/85 text-white hover:bg-night"
              onClick={onPlayFromStart}
            >
              {t('learning.player.startAgain')}
            </Button>
          </>
        ) : (
          <button
            type="button"
            aria-label={t('learning.player.play')}
            onClick={onPlay}
            className="grid size-20 place-content-center rounded-pill bg-pomegranate text-white shadow-lift-3 transition duration-200 ease-paper hover:bg-pomegranate-deep motion-safe:hover:scale-105"
          >
            <Icon shape={IconPlayerPlayFilled} size={36} />
          </button>
        )}
      </div>
    </div>
  );
}
