import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { usePathLabels } from '#features/cms/offered/entry/use-field-labels.ts';
import { Callout } from '#ui/card/callout.tsx';

interface CourseRefusalProps {
  courseId: string;
  /** Paths in the course, and what is wrong there. */
  issues: readonly (readonly [string, string])[];
}

/** Why the course of an item could not be saved or published with it, and the way to where that is mended. */
export function CourseRefusal({ courseId, issues }: CourseRefusalProps) {
  const t = useTranslations();
  const labelOf = usePathLabels({ contentType: 'course' });
  if (issues.length === 0) return null;
  return (
    <Callout tone="danger" announced title={t('learning.editor.courseRefused')}>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {issues.map(([path, message]) => (
          <li key={path}>
            {labelOf(path)}: {message}
          </li>
        ))}
      </ul>
      <a
        href={adminHref('adminCourse', { courseId })}
        className="text-link mt-2 inline-flex min-h-11 items-center"
      >
        {t('learning.editor.toCourse')}
      </a>
    </Callout>
  );
}
