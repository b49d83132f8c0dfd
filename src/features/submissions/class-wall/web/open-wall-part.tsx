import { useQuery } from '@tanstack/react-query';
import IconWall from '@tabler/icons-react/dist/esm/icons/IconWall.mjs';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { classWaitingQuery } from '#features/submissions/class-moderation/web/class-waiting-query.ts';

/** On the card of a class, for its teacher: the way to its wall, and how many works wait. */
export default function OpenWallPart({ classId }: { classId: string }) {
  const t = useTranslations();
  const isTeacher = useViewer()?.role === 'educator';
  const { data } = useQuery({ ...classWaitingQuery(usePage().api, classId), enabled: isTeacher });
  if (!isTeacher) return null;
  const count = data?.totalItems ?? 0;
  return (
    <p className="mt-3 flex animate-settle flex-wrap items-center gap-x-4 gap-y-1">
      <Button href={href('classWall', { classId })} variant="quiet" size="s" icon={IconWall}>
        {t('submissions.classWall.title')}
      </Button>
      {count > 0 && (
        <span className="text-step--1 font-semibold">
          {t('submissions.classWall.waitingCount', { count })}
        </span>
      )}
    </p>
  );
}
