import { useTranslations } from 'use-intl';
import { DraftList } from '#features/learning/authoring/web/editor/fields/draft-list.tsx';
import { DraftText } from '#features/learning/authoring/web/editor/fields/draft-text.tsx';
import { taskSteps } from '#features/learning/tasks/policy.ts';
import { ItemSources } from '#features/learning/authoring/web/editor/fields/item-sources.tsx';

/** A challenge or a deed: why, what to have at hand, the steps, what helps, and what to show of it. */
export function TaskEditor() {
  const t = useTranslations();
  return (
    <div className="grid gap-8">
      <DraftText
        path={['why']}
        label={t('learning.editor.taskWhy')}
        hint={t('learning.editor.taskWhyHint')}
        max={600}
        lines={3}
      />
      <ItemSources />
      <DraftList
        list="needs"
        title={t('learning.editor.taskNeeds')}
        hint={t('learning.editor.taskNeedsHint')}
        prefix="thing"
        min={0}
        max={8}
        longest={120}
      />
      <DraftList
        list="steps"
        title={t('learning.editor.taskSteps')}
        prefix="step"
        {...taskSteps}
        atLeast={taskSteps.min}
        longest={300}
        lines={2}
      />
      <DraftText
        path={['tip']}
        label={t('learning.editor.taskTip')}
        hint={t('learning.editor.taskTipHint')}
        max={300}
        lines={2}
      />
      <DraftText
        path={['show']}
        label={t('learning.editor.taskShow')}
        hint={t('learning.editor.taskShowHint')}
        max={300}
        lines={2}
      />
    </div>
  );
}
