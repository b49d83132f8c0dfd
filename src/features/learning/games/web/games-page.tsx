import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { NightBand } from '#art/night-band.tsx';
import { href } from '#urls.ts';
import { ClassicModePanel } from '#features/learning/classic-mode/web/classic-mode-panel.tsx';
import { GameCard } from './game-card.tsx';
import { useCompletedItems } from '#features/learning/offered/use-completed-items.ts';
import { gamesQuery } from '#features/learning/offered/learning-queries.ts';

/** `/games`: every game, course by course; in classic mode, how to get to them. */
export default function GamesPage() {
  const t = useTranslations();
  const { data: games } = useSuspenseQuery(gamesQuery(usePage()));
  const completed = useCompletedItems();
  const isClassic = useLearner()?.classicMode === true;
  return (
    <>
      <PageHead
        title={t('learning.games.title')}
        description={t('learning.games.intro')}
        path={href('games')}
      />
      <NightBand>
        <h1 className="pt-10 text-step-4 sm:pt-14">{t('learning.games.title')}</h1>
        <p className="mt-4 max-w-reading text-step-1 text-muted">{t('learning.games.intro')}</p>
      </NightBand>
      <Container className="py-6 pb-16 sm:pb-24">
        {isClassic && (
          <ClassicModePanel>
            <Button href={`${href('home')}#courses`} size="s" variant="secondary">
              {t('learning.locked.otherCourses')}
            </Button>
          </ClassicModePanel>
        )}
        {games.length === 0 && !isClassic && (
          <EmptyState
            scene="not-found"
            title={t('learning.games.emptyTitle')}
            action={<Button href={`${href('home')}#courses`}>{t('learning.locked.otherCourses')}</Button>}
          />
        )}
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {games.map((game) => (
            <li key={game.id} className="flex">
              <GameCard game={game} isDone={completed.has(game.id)} />
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
