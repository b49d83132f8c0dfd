import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useTranslations } from 'use-intl';
import { brand } from '#core/brand.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import type { CourseView } from '#features/learning/courses/contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { mailHref } from './report-mail.ts';
import { ShareLesson } from './share-lesson.tsx';
import { useIsLive } from './use-is-live.ts';

/** What a user can do with any lesson: share it, print it, or report that something is wrong with it (spec §8). */
export function LessonActions({ course, item }: { course: CourseView; item: ItemView }) {
  const t = useTranslations();
  const { origin } = usePage();
  const isLive = useIsLive();
  const address = origin + href('lesson', { courseSlug: course.slug, itemSlug: item.slug });
  const words = { title: item.title, course: course.title, kind: t(itemKinds[item.type].name), address };
  return (
    <div
      role="group"
      aria-label={t('learning.lesson.actions')}
      className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft"
    >
      <ShareLesson title={item.title} address={address} />
      {itemKinds[item.type].isPrinted && item.mayWatch && isLive && (
        <Button variant="quiet" size="s" icon={IconPrinter} onClick={() => print()}>
          {t('learning.lesson.print')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="s"
        icon={IconMail}
        href={mailHref(brand.supportEmail, {
          subject: t('learning.report.subject', words),
          body: t('learning.report.body', words),
        })}
      >
        {t('learning.lesson.report')}
      </Button>
    </div>
  );
}
