import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { EntryIssues } from '#features/cms/offered/entry/entry-issues.tsx';
import { Callout } from '#ui/card/callout.tsx';

interface CourseRefusalProps {
  courseId: string;
  /** Path → what is wrong there. */
  issues: Readonly<Record<string, string>>;
}

/** Why the course of an item could not be saved or published with it, and the way to where that is mended. */
export function CourseRefusal({ courseId, issues }: CourseRefusalProps) {
  const t = useTranslations();
  if (Object.keys(issues).length === 0) return null;
  return (
    <Callout tone="danger" announced title={t('learning.editor.courseRefused')}>
      <EntryIssues of={{ contentType: 'course' }} issues={issues} />
      <a
        href={adminHref('adminCourse', { courseId })}
        className="text-link mt-2 inline-flex min-h-11 items-center"
      >
        {t('learning.editor.toCourse')}
      </a>
    </Callout>
  );
}
