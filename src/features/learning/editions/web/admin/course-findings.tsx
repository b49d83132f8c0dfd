import { useQuery } from '@tanstack/react-query';
import { adminHref } from '#admin-urls.ts';
import type { Locale } from '#core/locale.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { FindingsPanel } from '#page/editor/findings-panel.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { CourseFinding } from '#features/learning/authoring/contract.ts';
import { courseFindingsQuery } from './course-queries.ts';

/** What in the items and films of a course would keep a reader of a language out; each leads to its own editor. */
export function CourseFindings({ courseId, locale }: { courseId: string; locale: Locale }) {
  const findings = useCourseFindings(courseId);
  return <FindingsPanel findings={findings([locale])} />;
}

/** The findings of some languages of a course, as last saved; none until they are loaded. */
export function useCourseFindings(courseId: string): (languages: readonly Locale[]) => PlacedFinding[] {
  const { data } = useQuery(courseFindingsQuery(usePage(), courseId));
  return (languages) =>
    (data?.items ?? [])
      .filter(({ lang }) => languages.includes(lang))
      .map((finding) => ({
        ...finding,
        place: finding.title,
        path: `${finding.itemId} ${finding.path}`,
        href: editorOf(courseId, finding),
      }));
}

function editorOf(courseId: string, { itemId, filmKey, lang }: CourseFinding): string {
  return filmKey === undefined
    ? adminHref('adminCourseItem', { courseId, itemId }, { text: lang })
    : adminHref('adminCaptions', { filmKey }, { text: lang });
}
