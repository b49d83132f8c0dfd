import { useTranslations } from 'use-intl';
import { PictureChoice } from '#features/learning/authoring/web/editor/fields/picture-choice.tsx';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { withThingChanged } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { BubbleRows } from './bubble-rows.tsx';
import { panelShapes, setPanelPicture, type PanelDraft } from './comic-draft.ts';
import { PanelStage } from './panel-stage.tsx';

const shapeNames: Record<PanelDraft['shape'], string> = {
  wide: 'learning.editor.shapeWide',
  square: 'learning.editor.shapeSquare',
  tall: 'learning.editor.shapeTall',
};

/** One panel: its picture with the bubbles on it, and everything that is said of it. */
export function PanelForm({ panel, number }: { panel: PanelDraft; number: number }) {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const { id, picture, shape, mirrors } = panel;
  return (
    <Card as="section" labelledBy={`panel-${id}`} padding="none" className="grid gap-6 p-4 sm:p-6">
      <h2 id={`panel-${id}`} className="text-step-1">
        {t('learning.editor.panel', { number })}
      </h2>
      <PanelStage panel={panel} />
      <BubbleRows panel={panel} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PictureChoice
          required
          label={t('learning.editor.picture')}
          file={picture}
          place={`shared.panels.${number - 1}.picture`}
          onFile={(file = '') => onDraft(setPanelPicture(draft, id, file))}
        />
        <Field label={t('learning.editor.shape')}>
          {(control) => (
            <SelectInput
              {...control}
              value={shape}
              onChange={({ target }) =>
                onDraft(withThingChanged(draft, 'panels', id, { shape: target.value }))
              }
            >
              {panelShapes.map((one) => (
                <option key={one} value={one}>
                  {t(shapeNames[one])}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      <Checkbox
        label={t('learning.editor.mirrors')}
        hint={t('learning.editor.mirrorsHint')}
        checked={mirrors}
        onChange={({ target }) => onDraft(withThingChanged(draft, 'panels', id, { mirrors: target.checked }))}
      />
      <DraftText
        path={['panels', id, 'alt']}
        label={t('learning.editor.alt')}
        hint={t('learning.editor.altHint')}
        max={300}
        lines={2}
      />
    </Card>
  );
}
