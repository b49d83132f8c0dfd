import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DraftRows } from '#features/learning/authoring/web/editor/fields/draft-rows.tsx';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { useEditing } from '#features/learning/authoring/web/editor/editing.tsx';
import { ItemSources } from '#features/learning/authoring/web/editor/fields/item-sources.tsx';
import { withThingMoved, withoutThing } from '#features/learning/authoring/web/editor/draft/named-things.ts';
import { comicPanels } from '#features/learning/comics/policy.ts';
import { addPanel, listPanels } from './comic-draft.ts';
import { PanelForm } from './panel-form.tsx';
import { PanelRow } from './panel-row.tsx';

/** A comic: its panels in reading order at the start, the chosen one with its bubbles beside them. */
export function ComicEditor() {
  const t = useTranslations();
  const { draft, onDraft } = useEditing();
  const panels = listPanels(draft);
  const [chosen, setChosen] = useState(panels[0]?.id);
  const panel = panels.find(({ id }) => id === chosen) ?? panels[0];
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)]">
        <section aria-label={t('learning.editor.panels')}>
          <h2 className="mb-3 text-step-1">{t('learning.editor.panels')}</h2>
          <DraftRows
            narrow
            names={panels.map(({ id }) => id)}
            label={(index) => t('learning.editor.panel', { number: index + 1 })}
            min={1}
            max={comicPanels.max}
            atLeast={comicPanels.min}
            onMove={(from, to) => onDraft(withThingMoved(draft, 'panels', from, to))}
            onRemove={(index) => onDraft(withoutThing(draft, 'panels', panels[index]?.id ?? ''))}
            addLabel={t('learning.editor.addPanel')}
            onAdd={() => {
              const next = addPanel(draft);
              onDraft(next);
              setChosen(listPanels(next).at(-1)?.id);
            }}
          >
            {(index) => (
              <PanelRow
                number={index + 1}
                panel={panels[index]}
                isChosen={panels[index] === panel}
                onChoose={setChosen}
              />
            )}
          </DraftRows>
        </section>
        {panel && <PanelForm key={panel.id} panel={panel} number={panels.indexOf(panel) + 1} />}
      </div>
      <ItemSources required />
      <DraftText
        path={['note']}
        label={t('learning.editor.note')}
        hint={t('learning.editor.noteHint')}
        max={120}
        optional
      />
    </div>
  );
}
