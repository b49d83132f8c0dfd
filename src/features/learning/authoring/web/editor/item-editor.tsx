import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import { editorOf } from './editor-of.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import { Callout } from '#ui/card/callout.tsx';
import type { DraftIssue } from '#features/learning/authoring/contract.ts';
import type { ItemDraft } from './draft/item-draft.ts';
import { isUnbegun } from './draft/unbegun.ts';
import { DraftIssues } from './draft-issues.tsx';
import { DraftTrial } from './draft-trial.tsx';
import { EditingProvider, type Editing } from './editing.tsx';
import { ItemFindings } from './item-findings.tsx';
import { useDraftView } from './use-draft-view.ts';

export interface ItemEditorProps {
  item: Editing['item'];
  draft: ItemDraft;
  onDraft(draft: ItemDraft): void;
  /** The language of the texts that are written. */
  locale: Locale;
  otherLocale?: Locale | undefined;
  /** What refused to be saved or published, besides what the draft's own checks find. */
  issues?: readonly DraftIssue[] | undefined;
}

/**
 * What an item is made of, to be written without code: the editor of its kind, what is still missing, what would keep
 * someone out, and a try as a learner. It keeps nothing itself: the draft is its owner's.
 */
export function ItemEditor({ item, draft, onDraft, locale, otherLocale, issues = [] }: ItemEditorProps) {
  const t = useTranslations();
  const { view, hasFailed, input } = useDraftView(item, draft, locale);
  const [isStrict, setStrict] = useState(false);
  const isLive = useIsLive();
  const waiting = <p className="grid min-h-60 place-content-center">{t('learning.editor.loading')}</p>;
  const { Editor } = editorOf[item.type];
  const found = view?.issues ?? [];
  // Nobody wants to be told at every field of a new question that it is empty: only what was written is judged at once.
  const told = found.filter((issue) => isStrict || !isUnbegun(issue));
  const editing: Editing = { item, draft, onDraft, locale, otherLocale, issues: [...issues, ...told], view };
  return (
    <EditingProvider editing={editing}>
      <div className="grid gap-8">
        {hasFailed && <Callout tone="warning">{t('learning.editor.notChecked')}</Callout>}
        {isLive ? (
          <Suspense fallback={waiting}>{Editor && <Editor />}</Suspense>
        ) : (
          // The server cannot wait for what is loaded later.
          waiting
        )}
        {view && <DraftIssues issues={[...issues, ...found]} onShow={() => setStrict(true)} />}
        <ItemFindings />
        <DraftTrial input={input} />
      </div>
    </EditingProvider>
  );
}
