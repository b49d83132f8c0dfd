import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { useDedicationWords } from '#features/sponsorships/web/use-dedication-words.ts';

/** Near the end of a course's page: whom the course is dedicated to. */
export default function CourseDedicationPart({ course }: { course: { id: string } }) {
  const t = useTranslations();
  const { api } = usePage();
  const { kinds } = useDedicationWords();
  const { data } = useQuery(
    api.sponsorships.ofCourse.queryOptions({ input: { courseId: course.id }, staleTime: 300_000 }),
  );
  const [dedication] = data?.dedications ?? [];
  if (!dedication) return null;
  return (
    <p className="on-paper mx-auto mt-10 max-w-reading rounded-card bg-paper px-6 py-4 text-center text-pretty shadow-lift-1">
      {t('sponsorships.shown.course')} {kinds[dedication.kind]}{' '}
      <bdi className="font-semibold">{dedication.words}</bdi>
    </p>
  );
}
