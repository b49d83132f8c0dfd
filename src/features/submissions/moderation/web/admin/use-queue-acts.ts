import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { BulkAct, BulkOutcome } from '#page/table/table-parts.ts';
import { decisions, type Decision } from '#features/submissions/life/policy.ts';
import type { QueueRequest } from '#features/submissions/moderation/contract.ts';
import { useQueueWords } from './use-queue-words.ts';
import { useReasonAsked } from './use-reason-asked.ts';

const icons = { approve: IconCheck, reject: IconX, spam: IconAlertOctagon } as const;

/** What can be decided about several works at once; rejecting them asks for a reason, the same for all. */
export function useQueueActs() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { sayDone } = useQueueWords();
  const { asked, ask } = useReasonAsked();
  const refresh = () => queries.invalidateQueries({ queryKey: api.submissions.queue.key() });
  const labels: Record<Decision, string> = {
    approve: t('page.judging.approve'),
    reject: t('page.judging.reject'),
    spam: t('page.judging.spam'),
  };
  const toAct = (decision: Decision): BulkAct<QueueRequest> => ({
    name: decision,
    label: labels[decision],
    icon: icons[decision],
    async run(selection): Promise<BulkOutcome | undefined> {
      const given = decision === 'reject' ? await ask(labels.reject) : { note: '' };
      if (!given) return undefined;
      const { ids, leftOut } = await api.submissions.decideWorks.call({ selection, decision, ...given });
      await refresh();
      const text = [
        sayDone(decision, ids.length),
        ...(leftOut > 0 ? [t('page.judging.leftOut', { count: leftOut })] : []),
      ].join(' ');
      if (ids.length === 0) return { text };
      return {
        text,
        undo: async () => {
          await api.submissions.undoWorks.call({ ids });
          await refresh();
        },
      };
    },
  });
  return { acts: decisions.map(toAct), asked };
}
