import { useTranslations } from 'use-intl';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { PanelDraft } from './comic-draft.ts';

interface PanelRowProps {
  number: number;
  panel: PanelDraft | undefined;
  isChosen: boolean;
  onChoose(id: string): void;
}

/** A panel in the list of a comic: a small picture of it; pressing it opens it beside the list. */
export function PanelRow({ number, panel, isChosen, onChoose }: PanelRowProps) {
  const t = useTranslations();
  const { view } = useEditing();
  if (!panel) return null;
  const src = view?.pictures.find(({ file }) => file === panel.picture)?.src;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(panel.id)}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-small p-1 text-start hover:bg-sand',
        isChosen && 'bg-sky',
      )}
    >
      {src ? (
        <img
          src={src}
          alt=""
          width={72}
          height={54}
          className="h-14 w-18 rounded-small bg-sand object-cover"
        />
      ) : (
        <span aria-hidden className="h-14 w-18 rounded-small border-2 border-dashed border-edge bg-sand" />
      )}
      <span className="min-w-0 grow">
        <span className="block font-medium">{t('learning.editor.panel', { number })}</span>
        <span className="text-step--1 whitespace-nowrap text-muted">
          {t('learning.editor.bubbleCount', { count: panel.bubbles.length })}
        </span>
      </span>
    </button>
  );
}
