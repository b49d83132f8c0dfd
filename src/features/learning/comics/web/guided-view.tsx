import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { wantsLessMotion } from '#ui/styles/less-motion.ts';
import type { PanelView } from '../contract.ts';
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
  /** Called when the dialog closes; the parent then stops rendering it. */
  onClose(): void;
  /** What follows the last panel. */
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
    // The browser returns the focus to what opened the dialog.
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
    // The button that turned the page is gone there; the keys keep working.
    if (to === 0 || to === panels.length) room.current?.focus();
    slideIn(room.current, to > index === (direction === 'ltr') ? 1 : -1);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A focused button keeps its Space.
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
      {panel && <Backdrop panel={panel} />}
      <div className="relative flex h-full flex-col sideways:grid sideways:grid-cols-[auto_minmax(0,1fr)_auto] sideways:grid-rows-[auto_minmax(0,1fr)] sideways:pb-2">
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
            'min-h-0 grow outline-none select-none [container-type:size] sm:px-6 sideways:col-start-2 sideways:row-start-2 sideways:px-0!',
            zoom.scale > 1 ? 'touch-none overflow-hidden' : 'touch-pan-y overflow-x-hidden overflow-y-auto',
          )}
        >
          {panel ? (
            <GuidedPanel key={panel.id} panel={panel} />
          ) : (
            <div className="grid min-h-full place-content-center gap-3 px-3 py-4">
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

/** The picture's colors on the night around it. */
function Backdrop({ panel }: { panel: PanelView }) {
  return (
    <img
      src={panel.src}
      alt=""
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full scale-125 object-cover opacity-35 blur-2xl"
    />
  );
}

/** Preloads the next picture, so that it is there when the page is turned. */
function Preloaded({ panel }: { panel: PanelView | undefined }) {
  return panel ? <link rel="preload" as="image" href={panel.src} /> : null;
}

/** From the side where it was waiting. */
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
