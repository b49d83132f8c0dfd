import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { SpeakingProvider } from '#features/learning/authoring/web/editor/speaking-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { isMirrored } from '../bubble-place.ts';
import { ComicPanel } from '../comic-panel.tsx';
import { BubbleHandle } from './bubble-handle.tsx';
import { placeBubble, pointTail, widenBubble, type BubbleDraft, type PanelDraft } from './comic-draft.ts';
import { TailHandle } from './tail-handle.tsx';

/** A panel as learners see it, with its bubbles to take hold of: by pointer, and by arrow keys. */
export function PanelStage({ panel }: { panel: PanelDraft }) {
  const t = useTranslations();
  const { draft, onDraft, locale, view } = useEditing();
  const [fits, setFits] = useState(true);
  const [news, setNews] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const { direction } = locales[locale];
  const src = view?.pictures.find(({ file }) => file === panel.picture)?.src;
  if (!src)
    return (
      <p className="grid min-h-40 place-content-center rounded-card border-2 border-dashed border-edge bg-sand p-6 text-center text-muted">
        {t('learning.editor.choosePicture')}
      </p>
    );
  const textOf = (id: string) => textAt(draft, locale, ['panels', panel.id, 'bubbles', id]);
  const shown = {
    ...panel,
    src,
    alt: textAt(draft, locale, ['panels', panel.id, 'alt']),
    bubbles: panel.bubbles.map((bubble) => ({ ...bubble, text: textOf(bubble.id) || '…' })),
  };
  // Where a panel is mirrored, its places count from the right.
  const isFlipped = isMirrored(panel, direction);
  const number = (id: string) => panel.bubbles.findIndex((bubble) => bubble.id === id) + 1;
  const handle = { stage, isFlipped };
  const handleFor = (bubble: BubbleDraft) => (
    <BubbleHandle
      {...handle}
      bubble={bubble}
      label={t('learning.editor.bubbleHandle', { number: number(bubble.id), text: textOf(bubble.id) })}
      onPlace={(place) => {
        onDraft(placeBubble(draft, panel.id, bubble, place));
        setNews(t('learning.editor.placedAt', { x: Math.round(place.x), y: Math.round(place.y) }));
      }}
      onWiden={(width) => onDraft(widenBubble(draft, panel.id, bubble, width))}
    />
  );
  return (
    <div>
      <div ref={stage} dir={direction} lang={locale} className="relative">
        <SpeakingProvider locale={locale}>
          <ComicPanel
            panel={shown}
            authoring={{
              onFit: setFits,
              handles: new Map(panel.bubbles.map((bubble) => [bubble.id, handleFor(bubble)])),
            }}
          >
            <ul
              dir={panel.mirrors ? undefined : 'ltr'}
              className="absolute inset-0 z-10 grid grid-cols-[repeat(40,minmax(0,1fr))] grid-rows-[repeat(40,minmax(0,1fr))]"
            >
              {panel.bubbles.flatMap((bubble) =>
                bubble.tail
                  ? [
                      <TailHandle
                        key={bubble.id}
                        {...handle}
                        tail={bubble.tail}
                        label={t('learning.editor.tailHandle', { number: number(bubble.id) })}
                        onPoint={(tail) => onDraft(pointTail(draft, panel.id, bubble, tail))}
                      />,
                    ]
                  : [],
              )}
            </ul>
          </ComicPanel>
        </SpeakingProvider>
      </div>
      <p className="mt-2 text-step--1 text-muted">{t('learning.editor.stageHint')}</p>
      {!fits && (
        <Callout tone="warning" className="mt-3">
          {t('learning.editor.doesNotFit')}
        </Callout>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
