import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { CourseEditor } from './use-course-editor.ts';

/** What became of the last act: done, or what is wrong, with each place that has no field on this page. */
export function EditorNews({ editor }: { editor: CourseEditor }) {
  const t = useTranslations();
  const { refusal, isLost, done } = editor;
  const issues = Object.entries(refusal?.issues ?? {});
  if (refusal || isLost)
    return (
      <Callout
        tone="danger"
        announced
        className="mt-4"
        title={refusal?.message ?? t('learning.courses.lost')}
      >
        {issues.length > 0 && (
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {issues.map(([path, message]) => (
              <li key={path}>
                {message} <code className="text-step--1 break-all">{path}</code>
              </li>
            ))}
          </ul>
        )}
        {refusal?.code === 'changed_meanwhile' && (
          <Button variant="secondary" size="s" className="mt-3" onClick={editor.takeTheirs}>
            {t('learning.courses.takeTheirs')}
          </Button>
        )}
      </Callout>
    );
  const said = {
    saved: t('learning.courses.done.saved'),
    published: t('learning.courses.done.published'),
    withdrawn: t('learning.courses.done.withdrawn'),
  };
  return (
    <p role="status" className="mt-2 min-h-6 text-step--1 text-muted">
      {done ? said[done] : editor.isChanged ? t('learning.courses.unsaved') : ''}
    </p>
  );
}
