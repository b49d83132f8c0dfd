import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';
import type { ComicView, PanelView } from '../contract.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import { ComicPanel } from './comic-panel.tsx';
import { rowsOf } from './panel-rows.ts';
import { useSeenPanels } from './use-seen-panels.ts';

interface ComicPagesProps {
  comic: ComicView;
  onSee(index: number): void;
  /** Opens the guided view at that panel. */
  onEnlarge(index: number): void;
}

/** As wide as is comfortable to read; a panel alone in its row keeps a pair's size. */
const widths: Record<PanelView['shape'], string> = {
  wide: 'sm:col-span-2',
  square: 'sm:col-span-2 sm:mx-auto sm:w-1/2',
  tall: 'sm:col-span-2 sm:mx-auto sm:w-1/2',
};

/** The whole comic on parchment, in rows of panels; each panel's picture opens it enlarged. */
export function ComicPages({ comic, onSee, onEnlarge }: ComicPagesProps) {
  const t = useTranslations();
  const isLive = useIsLive();
  const pages = useRef<HTMLOListElement>(null);
  useSeenPanels(pages, onSee);
  return (
    <ol ref={pages} className="grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 sm:gap-y-5">
      {rowsOf(comic.panels).flatMap((row) =>
        row.map(({ panel, index }) => (
          <li
            key={panel.id}
            data-panel={index}
            className={classNames('break-inside-avoid', row.length === 1 && widths[panel.shape])}
          >
            <ComicPanel panel={panel} lazy={index > 1}>
              {isLive && (
                <button
                  type="button"
                  aria-label={t('learning.comic.enlarge', { number: index + 1 })}
                  onClick={() => onEnlarge(index)}
                  className="absolute inset-0 cursor-zoom-in rounded-card focus-visible:-outline-offset-6 print:hidden"
                />
              )}
            </ComicPanel>
          </li>
        )),
      )}
    </ol>
  );
}
