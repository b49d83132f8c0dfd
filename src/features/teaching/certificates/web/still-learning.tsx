import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import type { ClassCertificates } from '../contract.ts';

/** The students who have not finished the course, by name, and how much each has left. */
export function StillLearning({ classId, data }: { classId: string; data: ClassCertificates }) {
  const t = useTranslations();
  const { unfinished, totalUnfinished, courseId } = data;
  if (totalUnfinished === 0) return null;
  const more = totalUnfinished - unfinished.length;
  return (
    <section aria-labelledby="unfinished-title" className="mt-12 max-w-reading print:hidden">
      <h2 id="unfinished-title" className="text-step-2">
        {t('teaching.certificates.unfinished', { students: totalUnfinished })}
      </h2>
      <Card padding="none" className="mt-4">
        <ul className="divide-y divide-line">
          {unfinished.map(({ id, firstName, lastName, missing }) => (
            <li key={id} className="flex items-center justify-between gap-4 px-4 py-1">
              <a
                href={href('classStudent', { classId, studentId: id })}
                className="text-link inline-flex min-h-11 items-center wrap-anywhere"
              >
                <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
              </a>
              <span className="shrink-0 text-step--1 text-muted">
                {t('teaching.certificates.missing', { items: missing })}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {more > 0 && (
        <p className="mt-3">
          <a
            href={href('classGrid', { classId }, { course: courseId ?? undefined })}
            className="text-link inline-flex min-h-11 items-center"
          >
            {t('teaching.certificates.moreUnfinished', { students: more })}
          </a>
        </p>
      )}
    </section>
  );
}
