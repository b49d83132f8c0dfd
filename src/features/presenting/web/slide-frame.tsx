import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useIsLive } from '#page/use-is-live.ts';

interface SlideFrameProps {
  /** Where the slide stands, such as "3 of 9". */
  place?: ReactNode;
  /** How far the slides have come. */
  progress: { at: number; of: number };
  /** Where closing leads. */
  closeHref: string;
  /** In the bar, on the side of reading on. */
  controls: ReactNode;
  children: ReactNode;
}

/** One slide over the whole window, with a slim bar of controls below it. */
export function SlideFrame({ place, progress, closeHref, controls, children }: SlideFrameProps) {
  const t = useTranslations();
  const isLive = useIsLive();
  return (
    <div className="on-night fixed inset-0 z-40 flex flex-col bg-night">
      <div className="min-h-0 grow overflow-y-auto">{children}</div>
      <progress value={progress.at} max={progress.of} aria-hidden className="strip h-1.5 w-full text-gold" />
      <div className="flex items-center gap-2 px-3 py-2 sm:px-6">
        <a
          href={closeHref}
          aria-label={t('presenting.slide.close')}
          title={t('presenting.slide.close')}
          className="inline-grid size-11 shrink-0 place-content-center rounded-pill hover:bg-current/8"
        >
          <Icon shape={IconX} size={22} />
        </a>
        <IconButton icon={IconMaximize} label={t('presenting.slide.full')} onClick={toggleFullScreen} />
        <p className="grow px-2 text-center text-step-0 text-night-soft sm:text-step-1 tabular-nums">
          {place}
        </p>
        {isLive ? controls : <p className="text-step--1">{t('presenting.slide.needsScripts')}</p>}
      </div>
    </div>
  );
}

/** What Escape does: out of the full screen first, and from there to where the slides came from. */
export function leaveSlides(close: () => void): void {
  if (document.fullscreenElement) toggleFullScreen();
  else close();
}

export function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser may refuse it, as in a frame; the slide fills its window all the same.
  change.catch(() => undefined);
}
