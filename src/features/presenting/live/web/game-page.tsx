import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { type Room, roomQuery } from '#features/presenting/web/presenting-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import type { LiveRoom } from '../contract.ts';
import { LiveCodeForm } from './enter-page.tsx';
import { Game } from './game.tsx';
import { JoinChoice } from './join-choice.tsx';
import { useLiveStream } from './use-live-stream.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...roomQuery(page, params['classCode'] ?? ''), staleTime: 0 });
}

/** `/live/{code}`: a live quiz on the device of one who takes part. */
export default function GamePage() {
  const t = useTranslations();
  const page = usePage();
  const { classCode = '' } = useParams();
  const { data: room } = useSuspenseQuery({
    ...roomQuery(page, classCode),
    refetchInterval: ({ state }) => pauseOf(state.data),
  });
  return (
    <>
      <PageHead title={t('presenting.enter.title')} path={href('live')} noindex />
      {'tooMany' in room ? (
        <AnswerSheet scene="window" title={t('presenting.enter.tooMany')} text={room.tooMany}>
          <Button href={href('liveGame', { classCode })} variant="secondary" className="mt-6">
            {t('presenting.enter.again')}
          </Button>
        </AnswerSheet>
      ) : 'unknown' in room ? (
        <AnswerSheet
          scene="not-found"
          title={t('presenting.enter.unknown')}
          text={t('presenting.enter.unknownText')}
        >
          <LiveCodeForm />
        </AnswerSheet>
      ) : (
        <OpenRoom code={classCode} room={room} />
      )}
    </>
  );
}

/** Asks again soon while nothing runs; otherwise seldom, in case the network lets no stream through. */
function pauseOf(room: Room | undefined): number | false {
  if (!room || !('className' in room) || room.removed) return false;
  if (room.view === null) return 5000;
  return room.view.state === 'ended' || room.me === null ? 30_000 : 15_000;
}

function OpenRoom({ code, room }: { code: string; room: LiveRoom }) {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const { queryKey } = roomQuery(page, code);
  const { view, me } = room;
  const keep = (change: (known: LiveRoom) => Partial<LiveRoom>) =>
    queries.setQueryData(queryKey, (known) =>
      known && 'className' in known ? { ...known, ...change(known) } : known,
    );
  useLiveStream(me && view ? view.id : undefined, {
    as: 'player',
    onStep: (next) =>
      keep((known) => {
        if (known.view && next.version < known.view.version) return {};
        return { view: next, own: known.own?.index === next.index ? known.own : null };
      }),
    onOwn: (own) => keep(() => ({ own })),
    onLost: () => void queries.invalidateQueries({ queryKey }),
  });
  if (room.removed)
    return (
      <AnswerSheet
        scene="window"
        title={t('presenting.game.removed')}
        text={t('presenting.game.removedText')}
      />
    );
  if (!view)
    return (
      <AnswerSheet scene="learn" title={t('presenting.game.none')} text={t('presenting.game.noneText')}>
        <Button href={href('liveGame', { classCode: code })} variant="secondary" className="mt-6">
          {t('presenting.enter.again')}
        </Button>
      </AnswerSheet>
    );
  if (me) return <Game view={view} me={me} own={room.own} onOwn={(own) => keep(() => ({ own }))} />;
  if (view.state === 'ended')
    return (
      <AnswerSheet scene="table-talk" title={t('presenting.live.thanks')} text={t('presenting.game.over')} />
    );
  return <JoinChoice room={room} onJoined={() => void queries.invalidateQueries({ queryKey })} />;
}
