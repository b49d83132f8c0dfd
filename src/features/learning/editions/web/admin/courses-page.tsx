import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { cellLook, headingLook } from '#ui/table/cell-looks.ts';
import { Table } from '#ui/table/table.tsx';
import type { EditedCourse } from '#features/learning/editions/contract.ts';
import { editedCoursesQuery } from './course-queries.ts';
import { LanguageMarks } from './language-marks.tsx';

/** `/admin/courses`: every course, shipped or written here, with the languages in which readers see it. */
export default function CoursesPage() {
  const t = useTranslations();
  const { items } = useSuspenseQuery(editedCoursesQuery(usePage())).data;
  return (
    <>
      <AdminPageHead
        title={t('learning.courses.title')}
        actions={
          <Button href={adminHref('adminNewCourse')} icon={IconPlus} size="s">
            {t('learning.courses.new')}
          </Button>
        }
      >
        {t('learning.courses.intro')}
      </AdminPageHead>
      <Table caption={t('learning.courses.title')} captionId="courses-caption" className="mt-6">
        <thead>
          <tr>
            <th scope="col" className={headingLook({ isFirst: true })}>
              {t('learning.edition.course')}
            </th>
            <th scope="col" className={headingLook({})}>
              {t('learning.courses.languages')}
            </th>
            <th scope="col" className={headingLook({ isNumber: true })}>
              {t('learning.courses.items')}
            </th>
            <th scope="col" className={headingLook({})}>
              {t('learning.courses.state')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

function CourseRow({ course }: { course: EditedCourse }) {
  const t = useTranslations();
  return (
    <tr className="group/row">
      <th scope="row" className={cellLook({ isFirst: true })}>
        <CourseLink course={course} />
      </th>
      <td className={cellLook({})}>
        <LanguageMarks
          languages={course.written.map((locale) => ({ locale, live: course.live.includes(locale) }))}
        />
      </td>
      <td className={cellLook({ isNumber: true })}>{course.items}</td>
      <td className={cellLook({})}>
        <span className="flex flex-wrap gap-1.5">
          {course.live.length === 0 && <Badge>{t('learning.courses.draft')}</Badge>}
          {course.comingSoon && <Badge tone="info">{t('learning.courses.field.comingSoon')}</Badge>}
          {course.archived && <Badge>{t('learning.courses.field.archived')}</Badge>}
          {!course.isShipped && <Badge tone="reward">{t('learning.courses.ownWork')}</Badge>}
        </span>
      </td>
    </tr>
  );
}

function CourseLink({ course }: { course: EditedCourse }) {
  const t = useTranslations();
  return (
    <a
      href={adminHref('adminCourse', { courseId: course.id })}
      className="text-link inline-flex min-h-11 items-center gap-3 text-start font-semibold"
    >
      <img
        src={course.cover}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        className="h-12 w-16 shrink-0 rounded-control object-cover max-sm:hidden"
      />
      <bdi lang={course.titleLang ?? undefined} className="min-w-0">
        {course.title || t('learning.courses.untitled')}
      </bdi>
    </a>
  );
}
