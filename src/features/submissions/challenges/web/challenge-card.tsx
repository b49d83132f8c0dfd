import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import type { TaskSummary } from '#features/learning/contract.ts';
import { lockMessage } from '#features/learning/offered/item-messages.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { OwnSubmission } from '#features/submissions/handing-in/contract.ts';
import { StateBadge } from '#features/submissions/handing-in/web/state-badge.tsx';

/** A challenge or a deed: a sheet of paper that is all one link, with where the learner is with it. */
export function ChallengeCard({ task, work }: { task: TaskSummary; work: OwnSubmission | undefined }) {
  const t = useTranslations();
  const lock = lockMessage(task);
  const isDeed = task.type === 'rwi';
  return (
    <Card as="article" padding="none" raises className="flex w-full flex-col lg:flex-row">
      <img
        src={task.picture}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        decoding="async"
        className="aspect-2/1 w-full object-cover lg:aspect-auto lg:w-2/5 lg:shrink-0"
      />
      <div className="flex min-w-0 grow flex-col p-5">
        <h4 className="text-step-1">
          <a href={task.href} className="stretched-link">
            {task.title}
          </a>
        </h4>
        <p className="mt-1 line-clamp-3 text-muted">{task.summary}</p>
        <p className="mt-auto flex flex-wrap gap-2 pt-4">
          <Badge tone="info" icon={isDeed ? IconHeartHandshake : IconFlag}>
            {isDeed ? t('submissions.challenges.kindDeed') : t('submissions.challenges.kindChallenge')}
          </Badge>
          {work && <StateBadge work={work} />}
          {lock && <Badge icon={IconLock}>{t(lock)}</Badge>}
        </p>
      </div>
    </Card>
  );
}
