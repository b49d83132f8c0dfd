import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { NightBand } from '#art/night-band.tsx';
import { href } from '#urls.ts';
import { todayQuery, todaysQuestionsQuery } from '#features/learning/offered/learning-queries.ts';
import { isTimeUp } from '#features/learning/time/web/is-time-up.ts';
import { TodaysChest } from './todays-chest.tsx';
import { TodaysQuestions } from './todays-questions.tsx';
import { TodaysStoryCard } from './todays-story-card.tsx';

/** `/today`: two minutes a day, with a story, three questions from earlier lessons, and the chest. */
export default function TodayPage() {
  const t = useTranslations();
  const page = usePage();
  const viewer = useViewer();
  const { data: today } = useSuspenseQuery(todayQuery(page));
  const { data: practice } = useSuspenseQuery(todaysQuestionsQuery(page));
  const isOver = isTimeUp(useTimeRestriction(), '');
  const { rests, story } = today;
  return (
    <>
      <PageHead title={t('learning.today.title')} path={href('today')} noindex />
      <NightBand>
        <h1 className="pt-8 text-step-4 sm:pt-14">{t('learning.today.title')}</h1>
        <p className="mt-3 max-w-reading text-step-1 text-pretty text-night-soft">
          {t('learning.today.intro')}
        </p>
      </NightBand>
      <Container width="reading" className="py-6 pb-16 sm:pb-24">
        {rests || isOver || !story ? (
          <EmptyState
            scene="window"
            title={
              rests
                ? t('learning.today.restsTitle')
                : isOver
                  ? t('learning.time.upTitle')
                  : t('learning.today.noneTitle')
            }
            action={<Button href={href('home')}>{t('learning.today.home')}</Button>}
          >
            <p>
              {rests
                ? t('learning.today.restsText')
                : isOver
                  ? t('learning.time.upText')
                  : t('learning.today.noneText')}
            </p>
          </EmptyState>
        ) : (
          <div className="space-y-8">
            <TodaysStoryCard story={story} />
            {!viewer?.classicMode && <TodaysQuestions questions={practice.questions} />}
            {!viewer?.classicMode && <TodaysChest />}
          </div>
        )}
      </Container>
    </>
  );
}
