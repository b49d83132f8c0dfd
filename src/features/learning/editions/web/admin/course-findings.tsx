import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { Locale } from '#core/locale.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { FindingsPanel } from '#page/editor/findings-panel.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { CourseFinding } from '#features/learning/authoring/contract.ts';
import type { CourseDraft } from './course-draft.ts';
import { courseFindingsQuery } from './course-queries.ts';
import { nameItem } from './name-item.ts';

interface CourseFindingsProps {
  courseId: string;
  draft: CourseDraft;
  locale: Locale;
}

/** What in the items and films of a course would keep a reader of a language out; each leads to its own editor. */
export function CourseFindings({ courseId, draft, locale }: CourseFindingsProps) {
  const findings = useCourseFindings(courseId, draft);
  return <FindingsPanel findings={findings([locale])} />;
}

/** The findings of some languages of a course, as last saved, with what the draft calls its items; none until they are loaded. */
export function useCourseFindings(
  courseId: string,
  draft: CourseDraft,
): (languages: readonly Locale[]) => PlacedFinding[] {
  const t = useTranslations();
  const { data } = useQuery(courseFindingsQuery(usePage(), courseId));
  return (languages) =>
    (data?.items ?? [])
      .filter(({ lang }) => languages.includes(lang))
      .map((finding) => ({
        ...finding,
        place: nameItem(draft, finding, t),
        path: `${finding.itemId} ${finding.path}`,
        href: editorOf(courseId, finding),
      }));
}

function editorOf(courseId: string, { itemId, filmKey, lang }: CourseFinding): string {
  return filmKey === undefined
    ? adminHref('adminCourseItem', { courseId, itemId }, { text: lang })
    : adminHref('adminCaptions', { filmKey }, { text: lang });
}
