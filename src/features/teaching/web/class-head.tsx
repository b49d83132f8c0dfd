import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';

interface ClassHeadProps {
  classId: string;
  className: string;
  /** What this page is, below the class's name. */
  title: ReactNode;
  current?: 'grid' | 'assignments' | 'board' | 'courses' | 'groups' | 'teachers';
  children?: ReactNode;
}

/** The head of every page about a class's work: the class, what the page shows, and its other pages. */
export function ClassHead({ classId, className, title, current, children }: ClassHeadProps) {
  const t = useTranslations();
  return (
    <header>
      <a
        href={`${href('educators')}#class-${classId}`}
        className="text-link inline-flex min-h-11 items-center gap-1 print:hidden"
      >
        <Icon shape={IconChevronLeft} size={18} mirrors />
        {t('teaching.class.back')}
      </a>
      <p className="mt-1 text-step-0 font-semibold text-muted">
        <bdi>{className}</bdi>
      </p>
      <h1 className="text-step-3 font-extrabold text-balance wrap-anywhere sm:text-step-4">{title}</h1>
      <LinkChips
        label={t('teaching.class.pages')}
        className="mt-5"
        inOneLine
        chips={[
          { text: t('teaching.grid.tab'), href: href('classGrid', { classId }), current: current === 'grid' },
          {
            text: t('teaching.assignments.tab'),
            href: href('classAssignments', { classId }),
            current: current === 'assignments',
          },
          {
            text: t('teaching.board.tab'),
            href: href('classBoard', { classId }),
            current: current === 'board',
          },
          { text: t('teaching.class.wall'), href: href('classWall', { classId }) },
          {
            text: t('teaching.courses.tab'),
            href: href('classCourses', { classId }),
            current: current === 'courses',
          },
          {
            text: t('teaching.grid.groups'),
            href: href('classGroups', { classId }),
            current: current === 'groups',
          },
          {
            text: t('teaching.teachers.title'),
            href: href('classTeachers', { classId }),
            current: current === 'teachers',
          },
        ]}
      />
      {children}
    </header>
  );
}
