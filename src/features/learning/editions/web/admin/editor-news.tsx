import { useTranslations } from 'use-intl';
import { Callout } from '#ui/card/callout.tsx';
import { EntryIssues, type ShowIssue } from '#features/cms/offered/entry/entry-issues.tsx';
import { useSayPublished } from '#features/cms/offered/entry/use-say-published.ts';
import type { CourseEditor } from './use-course-editor.ts';

interface EditorNewsProps {
  editor: CourseEditor;
  /** Leads to the field of what was refused. */
  onShow: ShowIssue;
}

/** What became of the last act: done, or what is wrong, each with the way to its field. */
export function EditorNews({ editor, onShow }: EditorNewsProps) {
  const t = useTranslations();
  const sayPublished = useSayPublished();
  const { refusal, isLost, done, published } = editor;
  if (refusal || isLost)
    return (
      <Callout
        tone="danger"
        announced
        className="mt-4"
        title={refusal?.message ?? t('learning.courses.lost')}
      >
        <EntryIssues of={{ contentType: 'course' }} issues={refusal?.issues ?? {}} onShow={onShow} />
      </Callout>
    );
  const news = () => {
    if (done === 'merged') return t('learning.editor.merged');
    if (editor.own.hasChanges) return t('learning.courses.unsaved');
    if (published.length > 0) return sayPublished(published);
    return done === 'saved' ? t('learning.courses.done.saved') : '';
  };
  return (
    <p role="status" className="mt-2 min-h-6 text-step--1 text-muted">
      {news()}
    </p>
  );
}
