import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '../../../../core/locale.ts';
import { usePage } from '../../../../page/page-provider.tsx';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { wantsLessMotion } from '../../../../ui/less-motion.ts';
import type { PanelView } from '../../contract-comics.ts';
import { GuidedControls } from './guided-controls.tsx';
import { GuidedHead } from './guided-head.tsx';
import { GuidedPanel } from './guided-panel.tsx';
import { turnOf } from './turning.ts';
import { useZoom } from './use-zoom.ts';

interface GuidedViewProps {
  title: string;
  panels: readonly PanelView[];
  /** The panel it opens at. */
  from: number;
  onSee(index: number): void;
  /** It is gone once it is no longer rendered. */
  onClose(): void;
  /** What stands after the last panel. */
  end: ReactNode;
}

const zoomStep = 1.5;

/** The comic over the whole window, one panel at a time: by button, key, swipe and pinch. */
export function GuidedView({ title, panels, from, onSee, onClose, end }: GuidedViewProps) {
  const t = useTranslations();
  const { direction } = locales[usePage().locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(from);
  const panel = panels[index];

  useLayoutEffect(() => {
    const { current: box } = dialog;
    box?.showModal();
    room.current?.focus();
    // The browser gives the focus back to what opened it.
    return () => box?.close();
  }, []);
  const { zoom, zoomBy, pan, reset } = useZoom(room, (way) =>
    show(index + (direction === 'ltr' ? -way : way)),
  );

  function show(to: number): void {
    if (to < 0 || to > panels.length || to === index) return;
    reset();
    setIndex(to);
    if (to < panels.length) onSee(to);
    // The button that turned the page is gone there; the keys go on working.
    if (to === 0 || to === panels.length) room.current?.focus();
    slideIn(room.current, to > index === (direction === 'ltr') ? 1 : -1);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A button that has the focus keeps its Space.
    if (event.key === ' ' && event.target instanceof HTMLElement && event.target.closest('button, a')) return;
    const turn = turnOf(event, direction, zoom.scale > 1);
    if (!turn) return;
    event.preventDefault();
    if (turn.kind === 'go') show(index + turn.by);
    if (turn.kind === 'jump') show(turn.to === 'first' ? 0 : panels.length - 1);
    if (turn.kind === 'pan') pan(turn.x, turn.y);
    if (turn.kind === 'zoom' && panel)
      if (turn.by === 0) reset();
      else zoomBy(zoomStep ** turn.by);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={t('learning.comic.guided', { title })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-night m-0 size-full max-h-none max-w-none overflow-hidden bg-night backdrop:bg-night"
    >
      <div className="flex h-full flex-col">
        <GuidedHead
          title={title}
          index={index}
          count={panels.length}
          scale={zoom.scale}
          onZoom={(by) => zoomBy(zoomStep ** by)}
          onClose={() => dialog.current?.close()}
        />
        <div
          ref={room}
          tabIndex={-1}
          aria-live="polite"
          aria-atomic
          className={classNames(
            'min-h-0 grow px-3 outline-none select-none [container-type:size] sm:px-6',
            zoom.scale > 1 ? 'touch-none overflow-hidden' : 'touch-pan-y overflow-x-hidden overflow-y-auto',
          )}
        >
          {panel ? (
            <GuidedPanel key={panel.id} panel={panel} />
          ) : (
            <div className="grid min-h-full place-content-center gap-3 py-4">
              {end}
              <Button variant="secondary" icon={IconRefresh} onClick={() => show(0)}>
                {t('learning.comic.again')}
              </Button>
            </div>
          )}
        </div>
        <GuidedControls index={index} count={panels.length} onShow={show} />
        <Preloaded panel={panels[index + 1]} />
      </div>
    </dialog>
  );
}

/** So that the next picture is there when the page is turned. */
function Preloaded({ panel }: { panel: PanelView | undefined }) {
  return panel ? <link rel="preload" as="image" href={panel.src} /> : null;
}

/** From the side on which it lay. */
function slideIn(room: HTMLElement | null, side: 1 | -1): void {
  if (!room || wantsLessMotion()) return;
  room.animate(
    [
      { opacity: 0, transform: `translateX(${side * 72}px)` },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}
