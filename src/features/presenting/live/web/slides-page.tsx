import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { unknownPage } from '#page/unknown-page.ts';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { liveQuery } from '#features/presenting/web/presenting-queries.ts';
import { leaveSlides, SlideFrame, toggleFullScreen } from '#features/presenting/web/slide-frame.tsx';
import { useSlideKeys } from '#features/presenting/web/use-slide-keys.ts';
import type { PageArgs } from '#page/page-route.ts';
import type { LiveCounts, LiveSession, LiveView } from '../contract.ts';
import { EndQuiz } from './end-quiz.tsx';
import { LiveSlide } from './live-slide.tsx';
import { PlayerList } from './player-list.tsx';
import { useLiveStream } from './use-live-stream.ts';

export async function load(args: PageArgs): Promise<void> {
  const page = await openForTeacher(args);
  const { classId: ofClass, sessionId = '' } = args.params;
  const { classId } = await page.queries.query({ ...liveQuery(page, sessionId), staleTime: 0 });
  if (classId !== ofClass) throw unknownPage();
}

/** `/educators/{classId}/live/{sessionId}`: the slide of a live quiz, which its teacher moves on. */
export default function SlidesPage() {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { classId = '', sessionId = '' } = useParams();
  const query = liveQuery(page, sessionId);
  const { data: session } = useSuspenseQuery({ ...query, refetchInterval: 30_000 });
  const { view, counts } = session;
  const keep = (change: Partial<LiveSession>) =>
    queries.setQueryData(query.queryKey, (known) => known && { ...known, ...change });
  const refresh = () => void queries.invalidateQueries({ queryKey: query.queryKey });
  useLiveStream(sessionId, {
    as: 'teacher',
    onStep(next: LiveView) {
      if (next.version < view.version) return;
      keep({ view: next });
      // Its results come with the whole session.
      if (next.state === 'ended' && view.state !== 'ended') refresh();
    },
    onCounts(now: LiveCounts) {
      keep({ counts: now });
      if (now.players !== counts.players) refresh();
    },
    onLost: refresh,
  });
  const move = useMutation({
    mutationFn: (act: 'next' | 'end') =>
      page.api.presenting.moveLive.call({ id: sessionId, version: view.version, act }),
    onSettled: refresh,
  });
  const isEnded = view.state === 'ended';
  const next = () => {
    if (!isEnded && !move.isPending) move.mutate('next');
  };
  const closeHref = href('present', { classId, itemId: session.itemId });
  useSlideKeys({
    direction: locales[page.locale].direction,
    onTurn(turn) {
      if (turn === 'next') next();
      if (turn === 'full') toggleFullScreen();
      if (turn === 'close') leaveSlides(() => void navigate(closeHref));
    },
  });
  const isLost = move.isError && findRefusal(move.error) === undefined;
  return (
    <>
      <PageHead title={view.title} path={href('liveSlides', { classId, sessionId })} noindex />
      <SlideFrame
        closeHref={closeHref}
        progress={{ at: progressOf(view), of: view.count * 2 + 1 }}
        place={
          <span role="status">
            {isLost ? t('presenting.live.notSent') : <Place view={view} counts={counts} />}
          </span>
        }
        controls={
          !isEnded && (
            <>
              <PlayerList session={session} onChange={refresh} />
              <EndQuiz onEnd={() => move.mutate('end')} />
              <Button
                variant="reward"
                icon={IconChevronRight}
                iconMirrors
                iconAfter
                busy={move.isPending}
                onClick={next}
              >
                <NextWords view={view} />
              </Button>
            </>
          )
        }
      >
        <LiveSlide session={session} />
      </SlideFrame>
    </>
  );
}

function Place({ view, counts }: { view: LiveView; counts: LiveCounts }) {
  const t = useTranslations();
  // The slide says it large.
  if (view.state === 'lobby')
    return <span className="sr-only">{t('presenting.live.players', { count: counts.players })}</span>;
  if (view.state === 'ended') return t('presenting.live.ended');
  const place = t('presenting.live.place', { number: view.index + 1, count: view.count });
  return `${place} · ${t('presenting.live.answered', { answered: counts.answered, players: counts.players })}`;
}

/** Each question has two steps, and the end one. */
function progressOf({ state, index, count }: LiveView): number {
  if (state === 'lobby') return 0;
  if (state === 'ended') return count * 2 + 1;
  return index * 2 + (state === 'question' ? 1 : 2);
}

function NextWords({ view: { state, index, count } }: { view: LiveView }) {
  const t = useTranslations();
  if (state === 'lobby') return t('presenting.live.begin');
  if (state === 'question') return t('presenting.live.reveal');
  return index + 1 < count ? t('presenting.live.nextQuestion') : t('presenting.live.finish');
}
