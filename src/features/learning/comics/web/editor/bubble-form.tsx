import { useTranslations } from 'use-intl';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import {
  bubbleKinds,
  gridStep,
  pointTail,
  setBubbleKind,
  widenBubble,
  type BubbleDraft,
} from './comic-draft.ts';

const kindNames: Record<BubbleDraft['kind'], string> = {
  speech: 'learning.editor.bubbleSpeech',
  thought: 'learning.editor.bubbleThought',
  shout: 'learning.editor.bubbleShout',
  caption: 'learning.editor.bubbleCaption',
};

interface BubbleFormProps {
  panelId: string;
  bubble: BubbleDraft;
  number: number;
}

/** The words of a bubble, what kind it is, how wide, and whether a tail points at who speaks. */
export function BubbleForm({ panelId, bubble, number }: BubbleFormProps) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const { id, kind, width, tail } = bubble;
  return (
    <div className="grid gap-3">
      <DraftText
        path={['panels', panelId, 'bubbles', id]}
        label={t('learning.editor.bubble', { number })}
        max={180}
        lines={2}
      />
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Field label={t('learning.editor.bubbleKind')}>
          {(control) => (
            <SelectInput
              {...control}
              value={kind}
              onChange={({ target }) =>
                onDraft(
                  setBubbleKind(draft, panelId, id, bubbleKinds.find((one) => one === target.value) ?? kind),
                )
              }
            >
              {bubbleKinds.map((one) => (
                <option key={one} value={one}>
                  {t(kindNames[one])}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Field label={t('learning.editor.bubbleWidth')}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={12.5}
              max={100}
              step={gridStep}
              value={width}
              onChange={({ target }) => onDraft(widenBubble(draft, panelId, bubble, target.valueAsNumber))}
              className="h-12 w-full accent-dusk"
            />
          )}
        </Field>
        {kind !== 'caption' && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
            <input
              type="checkbox"
              checked={tail !== undefined}
              onChange={({ target }) =>
                onDraft(
                  pointTail(
                    draft,
                    panelId,
                    bubble,
                    target.checked ? { x: bubble.x + width / 2, y: bubble.y + 40 } : undefined,
                  ),
                )
              }
              className="size-6 shrink-0 accent-dusk"
            />
            {t('learning.editor.hasTail')}
          </label>
        )}
      </div>
    </div>
  );
}
