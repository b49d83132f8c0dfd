import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useTranslations } from 'use-intl';
import type { TaskSummary } from '#features/learning/contract.ts';
import { lockMessage } from '#features/learning/offered/item-messages.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { OwnSubmission } from '#features/submissions/handing-in/contract.ts';
import { StateBadge } from '#features/submissions/handing-in/web/state-badge.tsx';

interface ChallengeCardProps {
  task: TaskSummary;
  work: OwnSubmission | undefined;
  /** On a phone without its summary. */
  isBrief: boolean;
}

/** A challenge or a deed: a sheet of paper that is all one link, with where the learner is with it. */
export function ChallengeCard({ task, work, isBrief }: ChallengeCardProps) {
  const t = useTranslations();
  const lock = lockMessage(task);
  const isDeed = task.type === 'rwi';
  return (
    <Card as="article" padding="none" raises className="flex w-full">
      <img
        src={task.picture}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        decoding="async"
        className="w-28 shrink-0 object-cover sm:w-2/5"
      />
      <div className="flex min-w-0 grow flex-col p-4 sm:p-5">
        <h4 className="text-step-1 leading-snug">
          <a href={task.href} className="stretched-link">
            {task.title}
          </a>
        </h4>
        <p className={classNames('mt-1 line-clamp-3 text-muted', isBrief && 'max-sm:hidden')}>
          {task.summary}
        </p>
        <p className="mt-auto flex flex-wrap gap-2 pt-3 sm:pt-4">
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
