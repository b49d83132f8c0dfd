import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import type { QueuedWork } from '#features/submissions/moderation/contract.ts';

/** What is special about a work, before anyone looks at it. */
export function WorkBadges({ reports, hidden, appealed, first, inClass, withheld }: QueuedWork) {
  const t = useTranslations();
  return (
    <>
      {reports > 0 && (
        <Badge tone="reward" icon={IconFlag}>
          {hidden
            ? t('submissions.queue.reportedHidden', { count: reports })
            : t('submissions.queue.reportedTimes', { count: reports })}
        </Badge>
      )}
      {appealed && (
        <Badge tone="info" icon={IconMessageCircle}>
          {t('submissions.queue.appealed')}
        </Badge>
      )}
      {first && (
        <Badge tone="progress" icon={IconSparkles}>
          {t('submissions.queue.first')}
        </Badge>
      )}
      {inClass && <Badge icon={IconSchool}>{t('submissions.queue.inClass')}</Badge>}
      {withheld && <Badge>{t('submissions.queue.withheld')}</Badge>}
    </>
  );
}
