import { useTranslations } from 'use-intl';
import type { QueuedWork, WorkEvent } from '#features/submissions/moderation/contract.ts';
import type { Decision, GuardianDoer } from '#features/submissions/life/policy.ts';
import type { ReportReason } from '#features/submissions/wall/policy.ts';

/** What kinds, states and decisions are called. */
export function useQueueWords() {
  const t = useTranslations();
  const kinds: Record<QueuedWork['kind'], string> = {
    challenge: t('submissions.queue.challenge'),
    rwi: t('submissions.queue.deed'),
  };
  const statuses: Record<QueuedWork['status'], string> = {
    0: t('submissions.state.submitted'),
    1: t('submissions.state.approved'),
    2: t('submissions.state.rejected'),
    3: t('submissions.state.awaitsGuardian'),
    5: t('submissions.state.spam'),
  };
  const visibilities: Record<QueuedWork['visibility'], string> = {
    0: t('submissions.queue.toAll'),
    1: t('submissions.queue.toGroup'),
    2: t('submissions.queue.toOwner'),
  };
  const sayDone = (decision: Decision, count: number) =>
    ({
      approve: t('submissions.queue.done.approve', { count }),
      reject: t('submissions.queue.done.reject', { count }),
      spam: t('submissions.queue.done.spam', { count }),
    })[decision];
  const sayHeld = ({ held }: Pick<QueuedWork, 'held'>) =>
    held &&
    {
      approve: t('submissions.queue.held.approve', { name: held.by }),
      reject: t('submissions.queue.held.reject', { name: held.by }),
      spam: t('submissions.queue.held.spam', { name: held.by }),
    }[held.decision];
  return { kinds, statuses, visibilities, sayDone, sayHeld };
}

export function useReportWords(): Record<ReportReason, string> {
  const t = useTranslations();
  return {
    unkind: t('submissions.reported.unkind'),
    personal: t('submissions.reported.personal'),
    unsuitable: t('submissions.reported.unsuitable'),
    copied: t('submissions.reported.copied'),
    other: t('submissions.reported.other'),
  };
}

/** As what someone did something to a work; a guardian is not named. */
export function useRoleWords(): Record<GuardianDoer | 'teacher', string> {
  const t = useTranslations();
  return {
    guardianByLink: t('submissions.event.guardianByLink'),
    guardian: t('submissions.event.guardian'),
    teacher: t('submissions.event.teacher'),
  };
}

/** What happened to a work, in words. */
export function useEventWords(): (event: Pick<WorkEvent, 'what' | 'from'>) => string {
  const t = useTranslations();
  const words: Record<string, string> = {
    handIn: t('submissions.event.handIn'),
    revise: t('submissions.event.revise'),
    widen: t('submissions.event.widen'),
    narrow: t('submissions.event.narrow'),
    agree: t('submissions.event.agree'),
    decline: t('submissions.event.decline'),
    approve: t('submissions.event.approve'),
    reject: t('submissions.event.reject'),
    spam: t('submissions.event.spam'),
    restore: t('submissions.event.restore'),
    keep: t('submissions.event.keep'),
    hide: t('submissions.event.hide'),
    appeal: t('submissions.event.appeal'),
  };
  return ({ what, from }) =>
    what === 'reject' && from === 1 ? t('submissions.event.takeDown') : (words[what] ?? what);
}
