import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { todayQuery } from '#features/learning/offered/learning-queries.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

/** Today's two minutes: its story, and what comes with it. Nothing on Shabbat and Yom Tov. */
export function TodayCard() {
  const t = useTranslations();
  const gender = useGender();
  const { data } = useQuery(todayQuery(usePage()));
  const story = data?.story;
  if (!story) return null;
  return (
    <Container className="pb-2">
      <Card as="section" tone="sand" padding="none" raises labelledBy="today" className="flex">
        <img
          src={story.poster}
          alt=""
          width={320}
          height={180}
          className="w-2/5 shrink-0 object-cover sm:aspect-video sm:w-72"
        />
        <div className="flex min-w-0 flex-col justify-center p-4 sm:p-6">
          <p className="font-bold text-gold-deep">{t('home.today.eyebrow')}</p>
          <h2 id="today" className="text-step-1 leading-snug sm:text-step-2">
            <a href={href('today') + (story.isSeen ? '#questions' : '')} className="stretched-link">
              {story.title}
            </a>
          </h2>
          <p className="mt-1 text-step--1 text-muted sm:text-step-0">
            {story.isSeen ? t('home.today.seen', { gender }) : t('home.today.text')}
          </p>
        </div>
      </Card>
    </Container>
  );
}
