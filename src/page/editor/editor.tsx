import { Fragment, useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { PageForm } from '../form/page-form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { EditorState } from './use-editor.ts';
import { versionField } from './typed-values.ts';

interface EditorProps {
  editor: EditorState;
  /** On the button; "Save" by default. */
  saveLabel?: string;
  /** Beside it: a link back, say. */
  actions?: ReactNode;
  /** The fields (`PageField`, or controls with `useFormField`). */
  children: ReactNode;
}

/** The form of `useEditor`: fields on paper, and below them, always in sight, the button that saves them. */
export function Editor({ editor, saveLabel, actions, children }: EditorProps) {
  const t = useTranslations();
  const { form, version, filling, hasChanges, draft, conflict } = editor;
  useSaveKey(form.formRef);
  return (
    <div className="grid grid-cols-1 gap-5">
      {draft && <DraftOffer draft={draft} editor={editor} />}
      {conflict && <ConflictPanel key={conflict.version} conflict={conflict} editor={editor} />}
      <ErrorSummary editor={editor} />
      <PageForm form={form} className="grid grid-cols-1 gap-5">
        {version !== undefined && <input type="hidden" name={versionField} value={version} />}
        <Card className="grid grid-cols-1 gap-5">
          <Fragment key={filling}>{children}</Fragment>
        </Card>
        <div className="sticky bottom-0 z-20 -mx-2 flex flex-wrap items-center gap-3 bg-parchment px-2 py-3">
          <SubmitButton aria-keyshortcuts="Control+S Meta+S">
            {saveLabel ?? t('page.editor.save')}
          </SubmitButton>
          {actions}
          <p role="status" className="text-step--1 text-muted">
            {hasChanges && t('page.editor.unsaved')}
          </p>
        </div>
      </PageForm>
      <LeaveGuard editor={editor} />
    </div>
  );
}

/** Ctrl S, and ⌘ S on a Mac. */
function useSaveKey(formRef: EditorState['form']['formRef']): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!event.repeat) formRef.current?.requestSubmit();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [formRef]);
}
