import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { textAt } from '#features/learning/authoring/web/editor/draft/item-draft.ts';
import { BubbleForm } from './bubble-form.tsx';
import { addBubble, moveBubble, removeBubble, type PanelDraft } from './comic-draft.ts';

/** What is said, thought and told in a panel, in the order in which it is read. */
export function BubbleRows({ panel }: { panel: PanelDraft }) {
  const t = useTranslations();
  const { draft, onDraft, locale } = useEditing();
  const { id, bubbles } = panel;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('learning.editor.bubbles')}</legend>
      <DraftRows
        names={bubbles.map((bubble) => bubble.id)}
        label={(index) =>
          textAt(draft, locale, ['panels', id, 'bubbles', bubbles[index]?.id ?? '']) ||
          t('learning.editor.bubble', { number: index + 1 })
        }
        min={0}
        max={6}
        onMove={(from, to) => onDraft(moveBubble(draft, id, from, to))}
        onRemove={(index) => onDraft(removeBubble(draft, id, bubbles[index]?.id ?? ''))}
        addLabel={t('learning.editor.addBubble')}
        onAdd={() => onDraft(addBubble(draft, panel))}
      >
        {(index) => {
          const bubble = bubbles[index];
          return bubble && <BubbleForm panelId={id} bubble={bubble} number={index + 1} />;
        }}
      </DraftRows>
    </fieldset>
  );
}
