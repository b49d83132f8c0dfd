import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import type { CourseSummary } from '#features/learning/courses/contract.ts';
import type { ResourceView } from '../contract.ts';
import { ResourceCards } from './resource-cards.tsx';

interface CourseFilesProps {
  course: CourseSummary;
  files: readonly ResourceView[];
  /** With only a few files per course there is no reason to collapse them. */
  isOpen: boolean;
}

/** The files of one course in a disclosure, under its picture and title. */
export function CourseFiles({ course, files, isOpen }: CourseFilesProps) {
  const t = useTranslations();
  return (
    <Card tone="sand" padding="none">
      <details open={isOpen} className="group/files">
        <summary className="group/title flex cursor-pointer list-none items-center gap-4 rounded-card p-3 sm:p-4">
          <img
            src={course.image}
            alt=""
            width={96}
            height={72}
            loading="lazy"
            className="h-14 w-20 shrink-0 rounded-small object-cover shadow-lift-1"
          />
          <h2 className="min-w-0 grow">
            <span className="block text-step-1 leading-snug group-hover/title:underline">{course.title}</span>
            <span className="block text-step--1 font-normal text-muted">
              {t('learning.downloads.count', { count: files.length })}
            </span>
          </h2>
          <Icon
            shape={IconChevronDown}
            className="text-muted transition duration-200 group-open/files:rotate-180"
          />
        </summary>
        <div className="px-3 pt-2 pb-5 sm:px-4">
          <ResourceCards files={files} headingLevel={3} />
          <a
            href={href('course', { courseSlug: course.slug })}
            className="text-link mt-4 inline-flex min-h-11 items-center"
          >
            {t('learning.downloads.toCourse', { title: course.title })}
          </a>
        </div>
      </details>
    </Card>
  );
}
