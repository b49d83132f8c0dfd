import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { clockTime } from '#core/clock-time.ts';

interface StartPanelProps {
  poster: string;
  /** The second at which the film resumes; 0 for the beginning. */
  startAt: number;
  /** Whether the panel that was here before had the focus, which this one then takes over. */
  focus: RefObject<boolean>;
  /** Plays from that second. */
  onPlay(seconds: number): void;
}

/** Shown before the film: its poster as one large button, and a way back to the start. */
export function StartPanel({ poster, startAt, focus, onPlay }: StartPanelProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const resumes = startAt > 0;
  const handFocusOn = (button: HTMLButtonElement) => {
    if (focus.current) button.focus({ preventScroll: true });
    return () => {
      focus.current = button === document.activeElement;
    };
  };
  return (
    <div dir={locales[locale].direction} className="absolute inset-0 z-10">
      <button
        ref={handFocusOn}
        type="button"
        aria-label={resumes ? undefined : t('learning.player.play')}
        onClick={() => onPlay(startAt)}
        className="group absolute inset-0 grid place-content-center focus-visible:-outline-offset-4"
      >
        <img
          src={poster}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
        <span
          className={
            'relative inline-flex items-center justify-center gap-3 rounded-pill bg-pomegranate text-step-1 font-bold text-white ' +
            `shadow-lift-3 transition duration-200 ease-paper group-hover:bg-pomegranate-deep motion-safe:group-hover:scale-105 ${resumes ? 'px-8 py-4' : 'size-20'}`
          }
        >
          <Icon shape={IconPlayerPlayFilled} size={resumes ? 24 : 36} />
          {resumes && t('learning.player.resume', { time: clockTime(startAt) })}
        </span>
      </button>
      {resumes && (
        <Button
          size="s"
          variant="quiet"
          className="absolute! inset-x-0 top-1/2 mx-auto mt-10 w-fit bg-night/85 text-white hover:bg-night"
          onClick={() => onPlay(0)}
        >
          {t('learning.player.startAgain')}
        </Button>
      )}
    </div>
  );
}
