import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { findDifferences, takeTheirs } from './typed-values.ts';
import type { EditConflict, EditorState } from './use-editor.ts';
import { useMoment } from '../use-moment.ts';

interface ConflictPanelProps {
  conflict: EditConflict;
  editor: Pick<EditorState, 'settle' | 'closeConflict' | 'labels' | 'sayValue'>;
}

/** Someone else has saved another version since: both are shown, and decided field by field. */
export function ConflictPanel({ conflict, editor }: ConflictPanelProps) {
  const t = useTranslations();
  const moment = useMoment();
  const box = useRef<HTMLElement>(null);
  const differences = findDifferences({ ...conflict });
  const [taken, take] = useState<Record<string, 'mine' | 'theirs'>>({});
  useEffect(() => box.current?.focus(), []);
  const at = moment(conflict.at, { dateStyle: 'medium', timeStyle: 'short' });
  const sideOf = (name: string, suggested: 'mine' | 'theirs') => taken[name] ?? suggested;
  const save = () => {
    const theirs = differences.filter(({ name, suggested }) => sideOf(name, suggested) === 'theirs');
    editor.settle(takeTheirs(conflict.mine, theirs));
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="edit-conflict"
      className="on-paper grid grid-cols-1 gap-4 rounded-card bg-tint-gold p-4 shadow-lift-2 outline-none sm:p-6"
    >
      <div>
        <h2 id="edit-conflict" className="text-step-1 font-bold">
          {conflict.by === null
            ? t('page.editor.conflictTitleUnknown', { at })
            : t('page.editor.conflictTitle', { name: conflict.by, at })}
        </h2>
        <p>{differences.length > 0 ? t('page.editor.conflictText') : t('page.editor.conflictSame')}</p>
      </div>
      {differences.map((difference) => (
        <ConflictChoice
          key={difference.name}
          difference={difference}
          label={editor.labels[difference.name] ?? difference.name}
          say={(value) => editor.sayValue(difference.name, value)}
          side={sideOf(difference.name, difference.suggested)}
          onTake={(side) => take((last) => ({ ...last, [difference.name]: side }))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={save}>{t('page.editor.conflictSave')}</Button>
        <Button variant="quiet" onClick={editor.closeConflict}>
          {t('page.editor.conflictBack')}
        </Button>
      </div>
    </section>
  );
}
