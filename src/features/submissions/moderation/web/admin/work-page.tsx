import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { Desk, useCommandNames } from '#page/admin/judging/desk.tsx';
import { useClaim } from '#page/admin/judging/use-claim.ts';
import { useDesk, type DeskOutcome, type JudgingAct } from '#page/admin/judging/use-desk.ts';
import { usePage } from '#page/page-provider.tsx';
import { decisions } from '#features/submissions/life/policy.ts';
import type { JudgedWork } from '#features/submissions/moderation/contract.ts';
import { readFollowing } from './queue-filters.ts';
import { judgedWorkQuery } from './queue-queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useQueueWords } from './use-queue-words.ts';
import { useReasonAsked } from './use-reason-asked.ts';
import { VersionsBeside } from './versions-beside.tsx';
import { WorkAside } from './work-aside.tsx';
import { workHref } from './work-href.ts';
import { WorkSheet } from './work-sheet.tsx';

/** `/admin/moderation/submissions/view?id=`: a work to decide about; then the next one lies in its place. */
export default function WorkPage() {
  const t = useTranslations();
  const { api } = usePage();
  const [search] = useSearchParams();
  const { data: work } = useSuspenseQuery(judgedWorkQuery(api, search.get('id') ?? ''));
  const { sayHeld } = useQueueWords();
  const { desk, asked } = useWorkDesk(work, search);
  return (
    <>
      <AdminPageHead
        title={work.item.title ?? t('submissions.queue.itemGone')}
        trail={[{ text: t('submissions.queue.link'), href: adminHref('adminSubmissions') }]}
      >
        <bdi>{work.by.name}</bdi>
      </AdminPageHead>
      <div className="mt-6">
        <Desk desk={desk} acts={work.acts} claim={work.claim} held={sayHeld(work)}>
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
            <div className="grid min-w-0 gap-5">
              <WorkSheet work={work} />
              <VersionsBeside key={work.id} work={work} />
            </div>
            <WorkAside work={work} />
          </div>
        </Desk>
      </div>
      {asked && <ReasonDialog asked={asked} />}
    </>
  );
}

function useWorkDesk(work: JudgedWork, search: URLSearchParams) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const names = useCommandNames();
  const { sayDone } = useQueueWords();
  const { asked, ask } = useReasonAsked();
  const { id, version } = work;
  const refresh = () => queries.invalidateQueries({ queryKey: api.submissions.judgedWork.key() });
  useClaim({
    id: work.since === undefined ? undefined : id,
    claim: (id) => api.submissions.claimWork.call({ id }),
    release: (id) => api.submissions.releaseWork.call({ id }),
    onClaimed: refresh,
  });
  const undo = async () => {
    await api.submissions.undoWorks.call({ ids: [id] });
    await refresh();
  };
  const decide = async (act: JudgingAct): Promise<DeskOutcome | undefined> => {
    const given = act === 'reject' || act === 'takeDown' ? await ask(names[act]) : { note: '' };
    if (!given) return undefined;
    const decision = decisions.find((each) => each === act);
    if (decision) {
      const selection = { ids: [id] };
      await api.submissions.decideWorks.call({ selection, decision, version, ...given });
      await refresh();
      return { text: sayDone(decision, 1), undo };
    }
    if (act !== 'takeDown' && act !== 'keep' && act !== 'restore') return undefined;
    await api.submissions.actOnWork.call({ id, act, version, ...given });
    await refresh();
    const texts = {
      takeDown: t('submissions.queue.done.takeDown'),
      keep: t('submissions.queue.done.keep'),
      restore: t('submissions.queue.done.restore'),
    };
    return { text: texts[act], undo: act === 'takeDown' ? undo : undefined };
  };
  const desk = useDesk({
    id,
    decide,
    hrefOf: (next) => workHref(next, search),
    findNext: async (after) => (await api.submissions.nextWork.call({ after, ...readFollowing(search) })).id,
  });
  return { desk, asked };
}
